/** What a reader may do with the page's text. */
export const className = 'page-actions'
export const selector = `.${className}`
