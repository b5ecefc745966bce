import { createHash } from 'node:crypto'
import { secretInText } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A text that gives its holder access to something, as far as its shape tells. */
export interface Secret {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** `sha256:` and the hash of the text, in hexadecimal. */
  readonly hash: string
}

interface Shape {
  readonly kind: string
  readonly pattern: RegExp
}

/** Shapes that their providers document. What only long randomness would tell is left to tools made for it. */
const shapes: readonly Shape[] = [
  {
    kind: 'a private key',
    pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----[^-]{0,200}?[A-Za-z0-9+/=]{40,}/g,
  },
  { kind: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g },
  { kind: 'a token of GitHub', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})\b/g },
  { kind: 'a token of GitLab', pattern: /\bglpat-[\w-]{20,}/g },
  { kind: 'a token of Slack', pattern: /\bxox[abeprs]-\d{6,}-[A-Za-z0-9-]{10,}/g },
  { kind: 'a webhook of Slack', pattern: /\bhooks\.slack\.com\/services\/T\w{7,}\/B\w{7,}\/\w{20,}/g },
  { kind: 'a live key of Stripe', pattern: /\b[sr]k_live_[A-Za-z0-9]{16,}/g },
  { kind: 'a key of Google', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { kind: 'a key of SendGrid', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g },
  { kind: 'a token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: 'a token of PyPI', pattern: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,}/g },
  { kind: 'a key of a language model', pattern: /\bsk-(?:proj-|ant-|svcacct-)?[A-Za-z0-9_-]{40,}/g },
  { kind: 'a storage key of Azure', pattern: /\bAccountKey=[A-Za-z0-9+/]{86}==/g },
  { kind: 'a token of DigitalOcean', pattern: /\bdo[opr]_v1_[a-f0-9]{64}\b/g },
  { kind: 'a token of Shopify', pattern: /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}\b/g },
  { kind: 'a token of Hugging Face', pattern: /\bhf_[A-Za-z]{34}\b/g },
]

/** Nothing has one of these shapes without one of these words: most texts are done after one look. */
const hint =
  /PRIVATE KEY|AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|hooks\.slack|k_live_|AIza|SG\.|npm_|pypi-|sk-|AccountKey=|_v1_|shp|hf_/

/** @returns what has a secret's shape, in the order of the text; what writers put in its place is none */
export function findSecrets(text: string): readonly Secret[] {
  if (!hint.test(text)) return []
  const found: Secret[] = []
  for (const { kind, pattern } of shapes) {
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

/**
 * @param allowed asked for only where there is a secret: a page without one does not depend on site.yaml
 * @returns the findings without the secrets that `allow.secrets` of site.yaml names by their hash
 */
export function withoutAllowed(found: readonly Diagnostic[], allowed: () => readonly string[]): readonly Diagnostic[] {
  if (!found.some(({ code }) => code === secretInText.code)) return found
  const hashes = allowed()
  return found.filter(
    ({ code, hint: text }) => code !== secretInText.code || !hashes.some((hash) => text?.includes(hash)),
  )
}
