/** A group of titled panels. */
export const mark = 'data-tabs'
export const selector = `[${mark}]`
