/**
 * What the whole query is to a page: its name, that of one of its places, its title, its name in another form, its title to
 * the letter.
 */
export const nameBits = { page: 1, place: 2, title: 4, alike: 8, letter: 16 }
