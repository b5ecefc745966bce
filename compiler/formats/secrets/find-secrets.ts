import { createHash } from 'node:crypto'
import { secretShapes } from './secret-shapes.ts'

/** A text that gives its holder access to something, as far as its shape tells. */
export interface Secret {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** `sha256:` and the hash of the text, in hexadecimal. */
  readonly hash: string
}

/** Most texts hold no sign of any shape, and are done after one look. */
const anySign = new RegExp(
  secretShapes.flatMap(({ signs }) => signs.map((sign) => sign.replaceAll('.', '\\.'))).join('|'),
)

/** @returns what has a secret's shape, in the order of the text; what writers put in its place is none */
export function findSecrets(text: string): readonly Secret[] {
  if (!anySign.test(text)) return []
  const found: Secret[] = []
  for (const { kind, pattern } of secretShapes) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      if (isPlaceholder(match)) continue
      found.push({ kind, start: index, end: index + match.length, hash: hashOf(match) })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Real ones are random: few characters, or words and rows of digits, are placeholders. */
function isPlaceholder(text: string): boolean {
  const end = text.slice(-24)
  if (new Set(end).size < 8) return true
  return /example|sample|your|placeholder|redacted|x{5}|0{6}|12345678|abcdefgh/i.test(text)
}

function hashOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
