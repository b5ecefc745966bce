/** An attribute as far as it goes; offsets count in the whole text. */
export interface ScannedAttribute {
  readonly name: string
  /** Where its value begins, with quote or brace; null for one without a value. */
  readonly value: number | null
  /** After its value; null where the text ends before that. */
  readonly end: number | null
}

export interface ScannedTag {
  readonly name: string
  /** The place of its `<`. */
  readonly start: number
  /** After its `>`; null where the scan ends inside it. */
  readonly end: number | null
  readonly kind: 'open' | 'close' | 'empty'
  readonly attributes: readonly ScannedAttribute[]
}

/**
 * Finds the tags of an MDX page as its parser reads them, which says of a fault in a tag only where it stopped.
 *
 * @param text with code blanked (`maskCode`)
 * @param until where the reading ends: a tag or an attribute that is open there has no end
 */
export function scanTags(text: string, until = text.length): readonly ScannedTag[] {
  const tags: ScannedTag[] = []
  let at = 0
  let paragraph = 0
  /** Up to here no brace of a text is closed. */
  let open = 0
  while (at < until) {
    const next = text.slice(at, until).search(/[\\{<]/)
    if (next === -1) break
    at += next
    if (text[at] === '\\') at += 2
    else if (text[at] === '{' && isFirstOnLine(text, at)) at = afterBraces(text, at, until) ?? until
    else if (text[at] === '{') {
      if (at >= paragraph) paragraph = paragraphEnd(text, at)
      const end = at < open ? null : afterBraces(text, at, Math.min(until, paragraph))
      if (end === null) open = paragraph
      at = end ?? at + 1
    } else {
      const tag = scanTag(text, at, until)
      if (tag === null) at++
      else {
        tags.push(tag)
        at = tag.end ?? until
      }
    }
  }
  return tags
}

/** What stands in a text ends with its paragraph; what begins a line may hold empty lines. */
function paragraphEnd(text: string, at: number): number {
  blankLine.lastIndex = at
  return blankLine.exec(text)?.index ?? text.length
}

const blankLine = /(?:\r\n|\r(?!\n)|\n)[ \t]*(?=[\r\n])/g

function isFirstOnLine(text: string, at: number): boolean {
  return /(?:^|[\r\n])[ \t]*$/.test(text.slice(Math.max(0, at - 80), at))
}

function scanTag(text: string, start: number, until: number): ScannedTag | null {
  // Before a blank it is a sign of its own, as in `a < b`.
  const head = /^<(?![ \t\r\n])(\/?)\s*([\p{L}_$][\p{L}\p{N}_$.:-]*)?/u.exec(text.slice(start, start + 200))
  const [opening = '<', slash = '', name = ''] = head ?? []
  let at = start + opening.length
  if (name === '' && text[at] !== '>') return null
  const attributes: ScannedAttribute[] = []
  let empty = false
  while (at < until) {
    const character = text.charAt(at)
    if (character === '>') {
      const kind = slash !== '' ? 'close' : empty ? 'empty' : 'open'
      return { name, start, end: at + 1, kind, attributes }
    }
    empty = character === '/' || (empty && /\s/.test(character))
    if (character === '{') at = afterBraces(text, at, until) ?? until
    else if (/[\s/]/.test(character)) at++
    else {
      const attribute = scanAttribute(text, at, until)
      attributes.push(attribute)
      at = attribute.end ?? until
    }
  }
  return { name, start, end: null, kind: slash === '' ? 'open' : 'close', attributes }
}

function scanAttribute(text: string, start: number, until: number): ScannedAttribute {
  const [head = '', name = '', equals] = /^([^\s=/>{"']+|["'])\s*(=\s*)?/.exec(text.slice(start, until)) ?? []
  const value = start + head.length
  if (equals === undefined) return { name, value: null, end: start + Math.max(name.length, 1) }
  return { name, value, end: afterValue(text, value, until) }
}

function afterValue(text: string, value: number, until: number): number | null {
  const quote = text[value]
  if (quote === '{') return afterBraces(text, value, until)
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, value + 1)
    return close === -1 || close >= until ? null : close + 1
  }
  const length = text.slice(value, until).search(/[\s>]|\/>/)
  return length === -1 ? null : Math.max(value + length, value)
}

/** @returns the offset after the brace that closes the one at `open`, or null */
function afterBraces(text: string, open: number, until: number): number | null {
  let depth = 0
  for (let at = open; at < until; at++) {
    const character = text[at]
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
    else if (character === '"' || character === "'") {
      // A quote that is not closed on its line is an apostrophe.
      const close = new RegExp(`^${character}(?:\\\\.|[^\\\\\\n${character}])*${character}`).exec(text.slice(at, until))
      if (close !== null) at += close[0].length - 1
    }
  }
  return null
}
