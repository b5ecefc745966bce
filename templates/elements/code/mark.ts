/** A block of code with its buttons. */
export const mark = 'data-code'
export const selector = `[${mark}]`
