import type { ObjectKind } from '../document/grammar.ts'

/** @returns the kind with its article: 'an operation' */
export function article(kind: ObjectKind): string {
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
}
