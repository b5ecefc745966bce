/** Names that reach the prototype of an object: no key of a file whose keys are ours may have one. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** @returns whether a key could change what plain objects are, were it ever copied carelessly */
export function isForbiddenKey(key: string): boolean {
  return forbidden.has(key)
}

/**
 * An object without a prototype, so that every key is only data. The engine makes a table for each that is created so, and for
 * one that loses its prototype a shape that all of the same keys share: in a third of the room, and sooner.
 */
export function emptyObject(): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  return Object.setPrototypeOf(object, null)
}

/** So far from all others that the engine keeps numbers in a table from then on. */
const farAway = 4_000_000

/**
 * Adds a member that the object has not yet. For a key that is a number the engine of Node 20 makes room for all numbers
 * before it, and half as many after it: the codes of two responses took 5 kB, those of 5,000 operations 25 MB.
 */
export function addMember(object: Record<string, unknown>, key: string, value: unknown): void {
  if (isCode(key)) {
    object[farAway] = value
    Reflect.deleteProperty(object, farAway)
  }
  object[key] = value
}

/** Of three digits: with more the engine makes a table by itself. */
function isCode(key: string): boolean {
  return key.length === 3 && /^[1-9]\d\d$/.test(key)
}
