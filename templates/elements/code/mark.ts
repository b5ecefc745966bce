/** A block of code with its buttons. */
export const className = 'code'
export const selector = `.${className}`
