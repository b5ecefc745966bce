/** A link of the sidebar to a page of the site. */
export const mark = 'data-file'
export const selector = `a[${mark}]`
