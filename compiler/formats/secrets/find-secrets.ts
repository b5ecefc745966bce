import { sha256 } from '../hash.ts'
import { secretShapes } from './secret-shapes.ts'

/** A text that gives its holder access to something, as far as its shape tells. */
export interface Secret {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** `sha256:` and the hash of the text, in hexadecimal. */
  readonly hash: string
}

const signs = [...new Set(secretShapes.flatMap((shape) => shape.signs))]

const anySign = new RegExp(signs.map((sign) => sign.replaceAll('.', '\\.')).join('|'), 'g')

/** By sign: those that stand where it stands, or may. */
const alike = new Map(
  signs.map((sign) => [sign, signs.filter((other) => other.startsWith(sign) || sign.startsWith(other))]),
)

/** @returns what has a secret's shape, in the order of the text; what writers put in its place is none */
export function findSecrets(text: string): readonly Secret[] {
  const there = signsIn(text)
  if (there.size === 0) return []
  const found: Secret[] = []
  for (const { kind, pattern, signs: needed } of secretShapes) {
    if (!needed.some((sign) => there.has(sign))) continue
    for (const { 0: match, index } of text.matchAll(pattern)) {
      if (isPlaceholder(match)) continue
      found.push({ kind, start: index, end: index + match.length, hash: `sha256:${sha256(match)}` })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Most texts hold the signs of few shapes or of none: one look tells which. */
function signsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  anySign.lastIndex = 0
  for (let match = anySign.exec(text); match !== null; match = anySign.exec(text)) {
    const { 0: sign, index } = match
    for (const other of alike.get(sign) ?? []) if (text.startsWith(other, index)) found.add(other)
    // Another sign may begin within this one.
    anySign.lastIndex = index + 1
  }
  return found
}

/** Real ones are random: few characters, or words and rows of digits, are placeholders. */
function isPlaceholder(text: string): boolean {
  const end = text.slice(-24)
  if (new Set(end).size < 8) return true
  return /example|sample|your|placeholder|redacted|x{5}|0{6}|12345678|abcdefgh/i.test(text)
}
