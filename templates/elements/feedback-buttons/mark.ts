/** The two thumbs. */
export const className = 'thumbs'
export const selector = `.${className}`
