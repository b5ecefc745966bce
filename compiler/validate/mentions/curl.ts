import { isWebAddress } from '../../formats/web-address.ts'
import { namesInJson } from './json-names.ts'
import type { Piece, RequestMention } from './mention.ts'
import { namesOfPairs, slice, splitTarget } from './query.ts'
import { shellCommands, type Word } from './shell-words.ts'

/** Options of curl that take a value and say nothing about the request's names. */
const other: ReadonlySet<string> = new Set([
  ...[
    '-H',
    '-u',
    '-A',
    '-b',
    '-c',
    '-e',
    '-o',
    '-m',
    '-x',
    '-T',
    '-w',
    '-K',
    '-E',
    '-r',
    '-U',
    '-C',
    '-D',
    '-y',
    '-Y',
    '-z',
  ],
  ...[
    '--header',
    '--user',
    '--user-agent',
    '--cookie',
    '--cookie-jar',
    '--referer',
    '--output',
    '--max-time',
    '--proxy',
  ],
  ...[
    '--upload-file',
    '--write-out',
    '--config',
    '--cert',
    '--key',
    '--cacert',
    '--connect-timeout',
    '--retry',
    '--resolve',
  ],
  ...['--aws-sigv4', '--oauth2-bearer', '--limit-rate', '--interface', '--range', '--max-redirs', '--retry-delay'],
])
const data: ReadonlySet<string> = new Set([
  ...['-d', '--data', '--data-ascii', '--data-raw', '--data-urlencode', '--data-binary', '--json'],
])
const form: ReadonlySet<string> = new Set(['-F', '--form', '--form-string'])

/** @returns the requests that the curl commands of a script make */
export function curlRequests(script: string): readonly RequestMention[] {
  return shellCommands(script).flatMap((words) => {
    const from = words.findIndex(({ text }) => text === 'curl' || text.endsWith('/curl'))
    // Before the command only a prompt and words like `sudo` are found.
    return from < 0 || from > 2 ? [] : curlRequest(words.slice(from + 1))
  })
}

function curlRequest(words: readonly Word[]): readonly RequestMention[] {
  let method: string | null = null
  let address: Word | null = null
  let inQuery = false
  let head = false
  const bodies: Word[] = []
  const fields: Piece[] = []
  let taken = 0
  for (const [at, word] of words.entries()) {
    if (taken > 0) {
      taken -= 1
      continue
    }
    const { option, value, ...read } = readOption(word, words[at + 1] ?? null)
    taken = read.taken
    if (option === null) {
      if (value !== null && isWebAddress(value.text)) address ??= value
    } else if (option === '-X' || option === '--request') method = value?.text.toUpperCase() ?? null
    else if (option === '--url') address ??= value
    else if (option === '-G' || option === '--get') inQuery = true
    else if (option === '-I' || option === '--head') head = true
    else if (data.has(option) && value !== null) bodies.push(value)
    else if (form.has(option) && value?.text.includes('=')) fields.push(nameOf(value))
  }
  if (address === null || !isWebAddress(address.text)) return []
  const { target, query } = placed(address)
  const names = bodies.flatMap(namesOfBody)
  const sent = bodies.length + fields.length > 0
  return [
    {
      kind: 'request',
      method: method ?? (head ? 'HEAD' : sent && !inQuery ? 'POST' : 'GET'),
      target,
      host: null,
      query: inQuery ? [...query, ...names] : query,
      fields: inQuery ? fields : [...fields, ...names],
    },
  ]
}

interface Option {
  /** Null for a word that is none. */
  readonly option: string | null
  readonly value: Word | null
  /** Words that the value takes besides. */
  readonly taken: number
}

/** `-X POST`, `-XPOST`, `--request=POST`, `-sS`, or a word. */
function readOption(word: Word, next: Word | null): Option {
  const { text } = word
  if (!text.startsWith('-') || text === '-') return { option: null, value: word, taken: 0 }
  const takes = (name: string) =>
    other.has(name) || data.has(name) || form.has(name) || name === '-X' || name === '--request' || name === '--url'
  if (text.startsWith('--')) {
    const equals = text.indexOf('=')
    if (equals > 0) return { option: text.slice(0, equals), value: cut(word, equals + 1), taken: 0 }
    return takes(text) ? { option: text, value: next, taken: 1 } : { option: text, value: null, taken: 0 }
  }
  // Short options may be joined; the first that takes a value takes the rest of the word, or the next one.
  for (let index = 1; index < text.length; index += 1) {
    const option = `-${text[index]}`
    if (!takes(option)) continue
    return index + 1 < text.length
      ? { option, value: cut(word, index + 1), taken: 0 }
      : { option, value: next, taken: 1 }
  }
  return { option: text.includes('G') ? '-G' : text.includes('I') ? '-I' : text, value: null, taken: 0 }
}

function cut(word: Word, from: number): Word {
  return { ...slice(word, from), exact: word.exact }
}

/** Pieces of a word that holds escapes have the place of the word. */
function placed(address: Word): ReturnType<typeof splitTarget> {
  const { target, query } = splitTarget(address)
  if (address.exact) return { target, query }
  const whole = ({ text }: Piece): Piece => ({ text, start: address.start, end: address.end })
  return { target: whole(target), query: query.map(whole) }
}

function nameOf(word: Word): Piece {
  const name = slice(word, 0, word.text.indexOf('='))
  return word.exact ? name : { ...name, start: word.start, end: word.end }
}

/** Names in `a=1&b=2`, or at the top of a JSON object; a file (`@body.json`) has none that can be read. */
function namesOfBody(word: Word): readonly Piece[] {
  const text = word.text.trim()
  if (text.startsWith('@') || text === '') return []
  const names = /^[{[]/.test(text) ? namesInJson(word) : namesOfPairs(word)
  return word.exact ? names : names.map((name) => ({ ...name, start: word.start, end: word.end }))
}
