import { stringify } from 'yaml'

/** Texts that a reader of YAML 1.1 would take for something else (`no`, `0o7`) have quotes. */
const options = { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 } as const

/** Texts that begin as words do (`e0` is a number) and hold nothing that means something in YAML stay as they are. */
const letters = /^[a-z] ?[a-z][\x20-\x7e\xa1-\ud7ff]*$/i
const meaning = /: | #|[ :-]$/
const special = /^(?:true|false|null|yes|no|on|off)$/i
/** A path with its parameters. */
const path = /^\/[\w/.{}~%-]*$/
/** A reference of a document to itself. */
const pointer = /^#[\w/.{}~%-]*$/

const step = '  '

/**
 * Writes a large plain value as block YAML, just as the library does that judges all but the plainest texts in it: that one
 * makes a tree first, which takes ten times as long.
 *
 * @param value objects, arrays and JSON's scalars; what is undefined is left out
 */
export function writeYaml(value: Readonly<Record<string, unknown>>): string {
  const keyOf = keyWriter()
  const parts: string[] = []
  /** Writes what comes after `key:` or `-`, up to the end of the line or of the lines below it. */
  const after = (member: unknown, indent: string, holder: 'map' | 'list'): void => {
    // What is in a list begins on the line of its mark.
    const begin = (): string => {
      parts.push(holder === 'map' ? '\n' : ' ')
      return holder === 'map' ? indent + step : ''
    }
    if (Array.isArray(member)) {
      if (member.length === 0) parts.push(' []\n')
      else list(member, begin(), indent + step)
    } else if (typeof member === 'object' && member !== null) {
      const entries = entriesOf(member)
      if (entries.length === 0) parts.push(' {}\n')
      else map(entries, begin(), indent + step)
    } else parts.push(' ', textOf(member, indent, holder), '\n')
  }
  const lines = new Map<string, string>()
  /** Of one line many texts come again and again: it looks the same wherever it is. */
  const textOf = (member: unknown, indent: string, holder: 'map' | 'list'): string => {
    if (typeof member !== 'string' || member.includes('\n')) return scalar(member, indent, holder)
    const known = lines.get(member)
    if (known !== undefined) return known
    const text = scalar(member, '', 'map')
    if (text !== member) lines.set(member, text)
    return text
  }
  /** @param first what the first line begins with */
  const map = (entries: readonly (readonly [string, unknown])[], first: string, indent: string): void => {
    let begin = first
    for (const [key, member] of entries) {
      parts.push(begin, keyOf(key, indent === ''), ':')
      after(member, indent, 'map')
      begin = indent
    }
  }
  const list = (members: readonly unknown[], first: string, indent: string): void => {
    let begin = first
    for (const member of members) {
      parts.push(begin, '-')
      after(member === undefined ? null : member, indent, 'list')
      begin = indent
    }
  }
  const entries = entriesOf(value)
  if (entries.length === 0) return '{}\n'
  map(entries, '', '')
  return parts.join('')
}

/** Keys come again and again: each is written by the library once. */
function keyWriter() {
  const keys = new Map<string, string>()
  return (key: string, isTop: boolean): string => {
    if (isPlain(key)) return key
    // At the beginning of a line some mean more.
    if (isTop) return stringify({ [key]: 0 }, options).slice(0, -': 0\n'.length)
    const known = keys.get(key)
    if (known !== undefined) return known
    const text = stringify({ a: { [key]: 0 } }, options).slice('a:\n  '.length, -': 0\n'.length)
    keys.set(key, text)
    return text
  }
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, one]) => one !== undefined)
}

function isPlain(text: string): boolean {
  return path.test(text) || (letters.test(text) && !meaning.test(text) && !special.test(text))
}

function scalar(value: unknown, indent: string, holder: 'map' | 'list'): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return String(value)
  if (typeof value === 'string' && isPlain(value)) return value
  if (typeof value === 'string' && pointer.test(value)) return `"${value}"`
  // As deep as it is, because its further lines are indented.
  let wrapped: unknown = holder === 'map' ? { a: value } : [value]
  let before = indent.length + (holder === 'map' ? 'a: ' : '- ').length
  for (let depth = 0; depth < indent.length; depth += step.length) {
    wrapped = { a: wrapped }
    before += depth + 'a:\n'.length
  }
  return stringify(wrapped, options).slice(before, -1)
}
