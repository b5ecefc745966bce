/** The place for pages with a similar address; its value is the address of `llms.txt`. */
export const mark = 'data-nearest'
export const selector = `[${mark}]`
