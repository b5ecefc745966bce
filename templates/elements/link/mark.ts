/** The relation of a link that leaves the site. */
export const external = 'external'

export const selector = 'a'
