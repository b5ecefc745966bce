/** The column beside the page, a popover on small screens. */
export const id = 'sp:drawer'

/** The buttons that open and close it. */
export const selector = `[popovertarget="${id}"]`
