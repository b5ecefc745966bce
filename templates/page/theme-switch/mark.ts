/** The button that goes round the themes. */
export const mark = 'data-theme-switch'
export const selector = `[${mark}]`
