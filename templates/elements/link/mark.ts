/** The relation of a link that leaves the site. */
export const leaving = 'external'

/** All links: what is fetched ahead of them the rules say. */
export const selector = 'a'
