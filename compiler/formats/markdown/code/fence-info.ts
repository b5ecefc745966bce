import { nearest } from '../../nearest.ts'

/** What is wrong with one word of an info string. `word` is the word as written. */
export type InfoFault =
  | { readonly kind: 'unknown'; readonly word: string; readonly instead: string | null }
  | { readonly kind: 'form' | 'repeated'; readonly word: string; readonly expected: string }

/** The words after the language. */
export interface FenceInfo {
  readonly label: string
  readonly output: boolean
  readonly file?: string
  readonly lines: boolean
  readonly wrap: boolean
  readonly faults: readonly InfoFault[]
}

const words = /[^\s"'={}]+=(?:"[^"]*"|'[^']*'|\S*)|\{[^}]*\}|\S+/g

/** Options of other tools, and what does the same here. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['title', 'file="…"'],
  ['filename', 'file="…"'],
  ['name', 'file="…"'],
  ['path', 'file="…"'],
  ['showlinenumbers', 'lines'],
  ['linenumbers', 'lines'],
  ['line-numbers', 'lines'],
  ['linenums', 'lines'],
  ['linenos', 'lines'],
  ['numberlines', 'lines'],
  ['line', 'lines'],
  ['wordwrap', 'wrap'],
  ['softwrap', 'wrap'],
  ['wraps', 'wrap'],
  ['highlight', 'a comment line with `!mark` in the code'],
  ['hl_lines', 'a comment line with `!mark` in the code'],
  ['mark', 'a comment line with `!mark` in the code'],
  ['focus', 'a comment line with `!focus` in the code'],
])

const options = ['file', 'lines', 'wrap']

/** Splits `file="a b"` at its sign; a word without one has no value. */
function splitWord(word: string): { name: string; value: string | null } {
  const equals = word.indexOf('=')
  return equals < 1 ? { name: word, value: null } : { name: word.slice(0, equals), value: word.slice(equals + 1) }
}

/** A word that can only be meant as an option, wherever it is. */
const isOptionShaped = (word: string): boolean => word.startsWith('{') || splitWord(word).value !== null

/** A bare word that is an option when nothing but options follows. */
const isBareOption = (word: string): boolean => word === 'lines' || word === 'wrap' || elsewhere.has(word.toLowerCase())

/**
 * Reads what follows the language in an info string: first the label, then the options.
 *
 * @param meta the info string after its first word, escapes decoded
 * @returns the label (empty when there is none), the options and what is wrong with them, in the order written
 */
export function readFenceInfo(meta: string): FenceInfo {
  const all = meta.match(words) ?? []
  const lastLabel = all.findLastIndex((word) => !isOptionShaped(word) && !isBareOption(word))
  const label = all.filter((word, index) => index <= lastLabel && !isOptionShaped(word)).join(' ')
  const given = all.filter((word, index) => index > lastLabel || isOptionShaped(word))
  const read = given.map((word, index) => readOption(word, given.slice(0, index)))
  const file = read.find((option) => option.file !== undefined)?.file
  const info = {
    label: label.toLowerCase() === 'output' ? '' : label,
    output: label.toLowerCase() === 'output',
    lines: given.some((word) => splitWord(word).name === 'lines'),
    wrap: given.some((word) => splitWord(word).name === 'wrap'),
    faults: read.flatMap((option) => option.fault ?? []),
  }
  return file === undefined ? info : { file, ...info }
}

function readOption(word: string, before: readonly string[]): { file?: string; fault?: InfoFault } {
  const { name, value } = splitWord(word)
  if (!options.includes(name)) return { fault: { kind: 'unknown', word, instead: insteadOf(word) } }
  if (before.some((other) => splitWord(other).name === name))
    return { fault: { kind: 'repeated', word, expected: `\`${name}\` only once` } }
  if (name !== 'file') return value === null ? {} : { fault: { kind: 'form', word, expected: `\`${name}\` alone` } }
  const quoted = value?.match(/^"([^"]*)"$|^'([^']*)'$/)
  const text = (quoted?.[1] ?? quoted?.[2] ?? value ?? '').trim()
  if (quoted && text !== '') return { file: text }
  const bare = text.replace(/["'“”‘’„]/g, '')
  const fault: InfoFault = { kind: 'form', word, expected: `\`file="${bare || 'app.js'}"\`` }
  return bare === '' ? { fault } : { file: bare, fault }
}

function insteadOf(word: string): string | null {
  if (word.startsWith('{')) return 'a comment line with `!mark` in the code'
  const { name } = splitWord(word)
  const known = elsewhere.get(name.toLowerCase())
  if (known !== undefined) return known.startsWith('a ') ? known : `\`${known}\``
  const near = nearest(name, options)
  return near === null ? null : `\`${near === 'file' ? 'file="…"' : near}\``
}
