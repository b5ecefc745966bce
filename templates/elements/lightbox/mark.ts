/** A link to a picture that can be enlarged. */
export const mark = 'data-enlarge'
export const selector = `[${mark}]`
