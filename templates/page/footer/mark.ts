/** The year of the copyright line. */
export const mark = 'data-year'
export const selector = `[${mark}]`
