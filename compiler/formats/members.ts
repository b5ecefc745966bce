/** @returns whether a value is a mapping: neither null nor a list */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @returns whether a value is a mapping or a list */
export function hasMembers(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}

/** @returns an own member of a mapping or a list, or undefined: `constructor` is one only where somebody has written it */
export function memberOf(value: unknown, step: PropertyKey): unknown {
  return hasMembers(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** @returns what is at a path of members, or undefined */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(memberOf, value)
}
