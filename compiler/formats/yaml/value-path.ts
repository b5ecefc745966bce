/** The way from the root of a document to one of its values: `['items', 3, 'slug']`. */
export type ValuePath = readonly PropertyKey[]
