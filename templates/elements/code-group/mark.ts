/** Samples of which one language shows at a time. */
export const mark = 'data-code-group'
export const selector = `[${mark}]`
