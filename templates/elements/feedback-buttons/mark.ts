/** The two thumbs. */
export const className = 'feedback-buttons'
export const selector = `.${className}`
