/** The button that goes round the themes; its value is a line for each choice, in the order of the themes. */
export const mark = 'data-theme-switch'
export const selector = `[${mark}]`
