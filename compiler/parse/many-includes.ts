import { maskCode } from '../formats/markdown/mask-code.ts'
import type { Registry } from '../model/registry.ts'

/** How often a page may include partials, those counted that partials include. */
export const maxIncludes = 1000
/** To write a number for readers takes longer at its first time than to start the rest of the command: nothing does at the start. */
export const includesText = (): string => `${maxIncludes.toLocaleString('en')} includes`
/** Of more names than this, those in comments and the like, which include nothing, are told apart before the page is read. */
const maxNamed = 2 * maxIncludes

const named = { md: /^[ \t]*::([A-Za-z][\w-]*)/gm, mdx: /(?:<|^[ \t]*::)([A-Za-z][\w-]*)/gm }

/**
 * Parsing tens of thousands of tags takes longer than a page may.
 *
 * @returns where a text includes a partial once more than a page may, if it is far beyond that; else null
 */
export function tooManyIncludes(text: string, format: 'md' | 'mdx', registry: Registry): number | null {
  const names = registry.including
  if (![...names].some((name) => text.length > maxNamed * name.length && mayInclude(text, name))) return null
  let [count, first] = [0, 0]
  for (const { 1: name = '', index } of maskCode(text).matchAll(named[format])) {
    if (!names.has(name)) continue
    count++
    if (count === maxIncludes + 1) first = index
    if (count > maxNamed) return first
  }
  return null
}

/** The name of a partial's block may be a word as well: code is looked for only where one stands as it includes. */
function mayInclude(text: string, name: string): boolean {
  return text.includes(`::${name}`) || text.includes(`<${name}`)
}
