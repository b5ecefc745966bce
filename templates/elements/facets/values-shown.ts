/** Values of a facet that show before a reader asks for more (specification, sections 4 and 9). */
export const valuesShown = 10
