/** What scrolls inside itself, by its class: the lines of a code block, and a table. */
export const codeScroll = 'code-body'
export const tableScroll = 'table-scroll'
/** Written out: the first script of every page holds it, and would hold how it is put together. */
export const selector = '.code-body, .table-scroll'
