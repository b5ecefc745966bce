/** Names that reach the prototype of an object: no key of a file whose keys are ours may have one. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** @returns whether a key could change what plain objects are, were it ever copied carelessly */
export function isForbiddenKey(key: string): boolean {
  return forbidden.has(key)
}

/** An object without a prototype, so that every key is only data. */
export function emptyObject(): Record<string, unknown> {
  return Object.create(null)
}
