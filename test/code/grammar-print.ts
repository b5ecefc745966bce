// Prints a hash of each grammar as it is when code in these languages is highlighted, one after the other, and in the end.
import { createHash } from 'node:crypto'
import { refractor } from 'refractor/core'
import { tokenize } from '../../compiler/formats/markdown/code/grammars.ts'

/** A grammar may hold itself, and one object at several places. */
function print(value: unknown, seen = new Map<object, number>()): string {
  // Prism adds `g` when it first uses one.
  if (value instanceof RegExp) return `${value.source} ${value.flags.replace('g', '')}`
  if (typeof value === 'function') return String(value)
  if (typeof value !== 'object' || value === null) return `${JSON.stringify(value)}`
  const known = seen.get(value)
  if (known !== undefined) return `#${known}`
  seen.set(value, seen.size)
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}: ${print(one, seen)}`)
    .join(', ')}}`
}

const hashOf = (language: string) =>
  createHash('sha256')
    .update(print((refractor as unknown as { languages: Record<string, unknown> }).languages[language]))
    .digest('hex')

const first = process.argv.slice(2).map((language) => {
  tokenize(language, '')
  return [language, hashOf(language)] as const
})
// It needs all of them.
tokenize('markdown', '')
const end = refractor.listLanguages().map((language) => [language, hashOf(language)] as const)
console.log(JSON.stringify({ first: Object.fromEntries(first), end: Object.fromEntries(end) }))
