/** An entry of the sidebar that navigation calls a link: few are, so that the others need no mark. */
export const mark = 'data-link'
/** The links to pages of the site. */
export const selector = `.sidebar li a:not([${mark}])`
