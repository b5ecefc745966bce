// The constants of the specification's sections 5 and 9.

/** Voices a page. */
export const perPage = 20

/** Characters that the search field takes. */
export const longestTerm = 512

/** Slots of the pagination, with ellipses. */
export const pageSlotsShown = 7
