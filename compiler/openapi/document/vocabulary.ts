import { wordsOf } from '../../formats/casing.ts'

/** The names that specifications know, wherever they are in them. */
export interface Vocabulary {
  /** @returns whether a name is in the specification, whatever the casing of a language makes of it */
  has(name: string): boolean
  /** @returns whether a word, in small letters, is a part of a name */
  hasWord(word: string): boolean
}

/** Longer texts are sentences. */
const longest = 80

/** Collects every key and every short text without spaces of the documents. */
export function vocabularyOf(documents: readonly unknown[]): Vocabulary {
  const names = new Set<string>()
  const words = new Set<string>()
  const add = (text: string) => {
    if (text.length > longest || /\s/.test(text)) return
    const name = plainName(text)
    if (names.has(name)) return
    names.add(name)
    for (const word of wordsOf(text)) words.add(word.toLowerCase())
  }
  const stack: unknown[] = [...documents]
  const seen = new Set<unknown>()
  while (stack.length > 0) {
    const value = stack.pop()
    if (typeof value === 'string') add(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [key, child] of Object.entries(value)) {
      if (!Array.isArray(value)) add(key)
      stack.push(child)
    }
  }
  return { has: (name) => names.has(plainName(name)), hasWord: (word) => words.has(word) }
}

/** @returns what the spellings of one name have in common: `MediaUrl`, `media_url` */
export function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}
