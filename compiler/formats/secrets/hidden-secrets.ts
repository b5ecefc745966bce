import { findSecrets, type Secret } from './find-secrets.ts'

/** What may stand in a file for something else, or for nothing, once readers get it. */
const written =
  /\\u\{(?<long>[0-9a-f]{1,6})\}|\\u(?<unicode>[0-9a-f]{4})|\\x(?<byte>[0-9a-f]{2})|&#x(?<hex>[0-9a-f]{1,6});|&#(?<decimal>\d{1,7});|&(?<name>lowbar|UnderBar|dash|period|colon|sol|plus|equals);|\\(?<escaped>[!-/:-@[-`{-~])|\*+|`+|~~|<!--.{0,200}?-->|\{\/\*.{0,200}?\*\/\}|<\/?[a-z][^<>\n]{0,200}>/gi

const named: Readonly<Record<string, string>> = {
  lowbar: '_',
  UnderBar: '_',
  dash: '-',
  period: '.',
  colon: ':',
  sol: '/',
  plus: '+',
  equals: '=',
}

/** Something of that inside of a word, or a character written by its number: texts without any hide nothing. */
const mayHide =
  /[A-Za-z0-9](?:\\[_.-]|[*`~]+[A-Za-z0-9]|<[a-z/!]|\{\/\*)|\\u[{0]|\\x[2-7]|&(?:#|lowbar|UnderBar|dash|period)/

/** @returns what a text shows, then what only its readers see: each place is where it is written */
export function allSecrets(text: string): readonly Secret[] {
  const shown = findSecrets(text)
  return [...shown, ...findHiddenSecrets(text, new Set(shown.map(({ hash }) => hash)))]
}

/**
 * Finds secrets that no line of a file shows as they are, but that readers get: with an escape of Markdown, YAML or JSON, a
 * character reference, or with markup inside.
 *
 * @param known hashes of those that the text shows
 * @returns places are those of what was written
 */
function findHiddenSecrets(text: string, known: ReadonlySet<string>): readonly Secret[] {
  if (!mayHide.test(text)) return []
  const seen = new Set(known)
  const found: Secret[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const { plain, offsets } = mayHide.test(line) ? plainOf(line) : { plain: '', offsets: [] }
    for (const secret of findSecrets(plain)) {
      if (seen.has(secret.hash)) continue
      seen.add(secret.hash)
      const end = (offsets[secret.end - 1] ?? line.length - 1) + 1
      found.push({ ...secret, start: start + (offsets[secret.start] ?? 0), end: start + end })
    }
    start += line.length + 1
  }
  return found
}

/** @returns a line as readers get it, with where each of its characters was written */
function plainOf(line: string): { readonly plain: string; readonly offsets: readonly number[] } {
  const offsets: number[] = []
  let plain = ''
  let done = 0
  const take = (text: string, from: number, step: 0 | 1) => {
    for (let at = 0; at < text.length; at++) offsets.push(from + at * step)
    plain += text
  }
  for (const { 0: whole, index, groups = {} } of line.matchAll(written)) {
    take(line.slice(done, index), done, 1)
    take(charactersOf(groups), index, 0)
    done = index + whole.length
  }
  take(line.slice(done), done, 1)
  return { plain, offsets }
}

function charactersOf({ long, unicode, byte, hex, decimal, name, escaped }: Record<string, string>): string {
  if (escaped !== undefined) return escaped
  if (name !== undefined) return named[name] ?? ''
  const digits = long ?? unicode ?? byte ?? hex
  const code = digits === undefined ? Number(decimal ?? 0) : Number.parseInt(digits, 16)
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code) : ''
}
