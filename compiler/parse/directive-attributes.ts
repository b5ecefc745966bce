import type { Attribute, AttributeValue } from '../formats/markdown/tree.ts'

const attributePattern =
  /(?<shortcut>[#.][^\s{}#.="'<>`]+)|(?<name>[\p{L}\p{N}_:][\p{L}\p{N}_:.-]*)(?<equals>\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'<=>`{}]+)))?/duy

/**
 * Reads the attributes of a directive with their places, which the parser does not give.
 *
 * @param source the text that holds the directive
 * @param open offset of the `{`
 * @returns the attributes in source order and the offset after the `}`; reading stops at what is no attribute
 */
export function readDirectiveAttributes(source: string, open: number): { attributes: Attribute[]; end: number } {
  const attributes: Attribute[] = []
  let at = open + 1
  while (at < source.length && source[at] !== '}') {
    if (/\s/.test(source.charAt(at))) {
      at++
      continue
    }
    attributePattern.lastIndex = at
    const match = attributePattern.exec(source)
    if (match === null) break
    at = attributePattern.lastIndex
    attributes.push(attributeOf(match))
  }
  return { attributes, end: at + 1 }
}

function attributeOf(match: RegExpExecArray): Attribute {
  const range = rangeOf(match.indices?.[0])
  const groups = match.groups ?? {}
  const places = match.indices?.groups ?? {}
  if (groups.shortcut !== undefined) {
    // `#a` and `.a` are HTML's id and class: they have a name here, so that the contract can refuse them.
    const name = groups.shortcut.startsWith('#') ? 'id' : 'class'
    const value: AttributeValue = {
      kind: 'string',
      text: groups.shortcut.slice(1),
      quote: '',
      range: { start: range.start + 1, end: range.end },
    }
    return { name, value, range }
  }
  return { name: groups.name ?? '', value: valueIn(groups, places), range }
}

function valueIn(
  groups: Record<string, string | undefined>,
  places: Record<string, [number, number] | undefined>,
): AttributeValue {
  if (groups.double !== undefined)
    return { kind: 'string', text: decode(groups.double), quote: '"', range: rangeOf(places.double) }
  if (groups.single !== undefined)
    return { kind: 'string', text: groups.single, quote: "'", range: rangeOf(places.single) }
  if (groups.bare !== undefined) return { kind: 'string', text: groups.bare, quote: '', range: rangeOf(places.bare) }
  return { kind: 'true' }
}

/** The references that matter inside double quotes. */
function decode(text: string): string {
  return text.replace(/&(quot|amp|lt|gt|#39);/g, (_, name: string) => entities.get(name) ?? '')
}

const entities: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['#39', "'"],
])

function rangeOf(indices: [number, number] | undefined) {
  return { start: indices?.[0] ?? 0, end: indices?.[1] ?? 0 }
}
