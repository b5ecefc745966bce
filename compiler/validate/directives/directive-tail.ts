import { withStraightQuotes } from '../../formats/markdown/straight-quotes.ts'

/** A label and properties, where they are whole. */
const whole = /^(?<label>\[(?:[^[\]]|\[[^[\]]*\])*\])?\s*(?<properties>\{(?:[^{}"']|"[^"]*"|'[^']*')*\})?/

/** Properties that were written without braces, as in a tag. */
const bare = /(?:^|[\s(])(?<bare>(?:[A-Za-z][\w-]*=(?:"[^"]*"|'[^']*')\s*)+)\)?$/
/** No title that somebody wrote is longer, and looking into one takes its time. */
const longest = 1000

/** One property as people write it who have another notation in mind: with a colon, a comma after it, no value. */
const property =
  /[\s,]*(?:(?<short>[#.][\w-]+)|(?<name>[A-Za-z][\w-]*)(?:\s*(?<sign>[=:](?!\/\/))\s*(?<value>"(?:\\.|[^"\\])*"|'[^']*'|[^\s,"'{}]*))?)/y

/**
 * @param tail what stands after the name of a directive
 * @param takesTitle whether the block has a title, which the label is
 * @returns what may stand there; text after a label or properties belongs on the next line
 */
export function rightTail(tail: string, takesTitle: boolean): string {
  const { label = '', properties = '' } = whole.exec(tail)?.groups ?? {}
  if (label !== '' || properties !== '') return titled(takesTitle ? label : '', inBraces(properties))
  if (tail.startsWith('{')) return inBraces(closed(tail))
  if (tail.startsWith('[')) return takesTitle ? asLabel(tail.slice(1)) : ''
  const straight = withStraightQuotes(tail)
  const written = straight.length > longest ? undefined : bare.exec(straight)
  const attributes = written?.groups?.bare?.trim() ?? /\{[^{}]*\}$/.exec(straight)?.[0].slice(1, -1) ?? ''
  const from = written?.index ?? straight.length - (attributes === '' ? 0 : attributes.length + 2)
  const braces = attributes === '' ? '' : inBraces(`{${attributes}}`)
  return titled(takesTitle ? asLabel(tail.slice(0, from)) : '', braces)
}

/** A label is the title: beside a property of that name it would be a second one. */
function titled(label: string, braces: string): string {
  return /[{\s]title=/.test(braces) ? braces : `${label}${braces}`
}

/** A value alone, in braces, parentheses or neither: no property, and no label. */
const alone =
  /^(?:\{\s*(?<inBraces>[^\s"'{}()[\]][^"'{}]*?)\s*\}|\((?<inParentheses>[^\s"'{}()[\]][^"'{}()]*?)\)|(?<bare>[^\s"'{}()[\]][^"'{}()]*?))$/

/**
 * @param tail what stands after the name of a directive
 * @param takesTitle whether the block has a title, which text without braces is
 * @returns what stands there where a property belongs, as in `::include x.md`; null where nothing does
 */
export function valueAlone(tail: string, takesTitle: boolean): string | null {
  if (tail.length > longest) return null
  const { inBraces, inParentheses, bare } = alone.exec(tail)?.groups ?? {}
  const written = inBraces ?? inParentheses ?? (takesTitle ? undefined : bare)
  return written === undefined || /^[\w-]+\s*(?:=|:(?!\/\/))/.test(written) ? null : written
}

/** @returns a title in brackets, without the signs that other notations put around it; nothing where there is none */
function asLabel(text: string): string {
  const title = text.length > longest ? text.trim() : withoutSigns(text.trim())
  if (/^[\p{P}\p{Sm}\s]*$/u.test(title)) return ''
  return `[${isBalanced(title) ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&')}]`
}

function withoutSigns(text: string): string {
  return text
    .replace(/:{3,}$/, '')
    .replace(/^[:,|–—-]+/u, '')
    .trim()
    .replace(/^(?<quote>["'])(?<inside>.*)\k<quote>$/, '$<inside>')
}

/** Brackets in a label have to be pairs. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/(?<!\\)[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Closes the quotes and the brace of properties that were left open. */
function closed(tail: string): string {
  const straight = withStraightQuotes(tail)
  const inside = straight.endsWith('}') ? straight.slice(0, -1) : straight
  const quotes = inside.replace(/\\"/g, '').split('"').length - 1
  return `${inside}${quotes % 2 === 1 ? '"' : ''}}`
}

/** @returns properties in braces as a directive takes them; nothing where nobody can tell what is meant */
function inBraces(written: string): string {
  if (written === '') return ''
  const straight = withStraightQuotes(written)
  const inside = straight.slice(1, -1)
  const all: string[] = []
  let read = 0
  while (read < inside.length) {
    property.lastIndex = read
    const { short, name, sign, value = '' } = property.exec(inside)?.groups ?? {}
    if (short !== undefined) all.push(short)
    else if (name !== undefined) all.push(sign === undefined ? name : `${name}=${asValue(value)}`)
    else if (/^[\s,]*$/.test(inside.slice(read))) break
    else return ''
    read = property.lastIndex
  }
  return all.length === 0 ? '' : `{${all.join(' ')}}`
}

/** A quote inside of a value is a character reference, and without quotes a value has no signs of tags, as an address may. */
function asValue(value: string): string {
  if (value === '' || /^(?!["']).*[=<>`]/.test(value)) return `"${value}"`
  return value.startsWith('"') ? `"${value.slice(1, -1).replace(/\\"/g, '&quot;')}"` : value
}
