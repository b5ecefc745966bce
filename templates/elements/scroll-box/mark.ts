/** What scrolls inside itself, by its class: the lines of a code block, and a table. */
export const codeScroll = 'code-body'
export const tableScroll = 'table-scroll'
export const selector = `.${codeScroll}, .${tableScroll}`
