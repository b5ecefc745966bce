/** The list of 'On this page'. */
export const id = 'sp:contents-list'
export const selector = `[id="${id}"]`
