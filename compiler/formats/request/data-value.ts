/** A value of a specification that is data: an example, a default. */
export type DataValue = string | number | boolean | null | readonly DataValue[] | { readonly [key: string]: DataValue }
