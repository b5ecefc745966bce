/** The column beside the page, a popover on small screens. */
export const id = 'sp-drawer'
export const selector = `#${id}`
