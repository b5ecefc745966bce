/** What a voice can be chosen by, in the order of the screen (specification, section 3). */
export const facetNames = ['locale', 'accent', 'category', 'age', 'gender', 'labels'] as const

export type FacetName = (typeof facetNames)[number]
