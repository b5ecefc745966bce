import { maskCode } from '../../../compiler/formats/markdown/mask-code.ts'
import { type ScannedTag, scanTags } from '../../../compiler/formats/markdown/scan-tags.ts'
import { labelOf } from './label-of.ts'

/** What Docusaurus and Starlight call a group of tabs and one of them. */
const groupTag = 'Tabs'
const tabTag = 'TabItem'

/** A property that is a text: in quotes, or in quotes in braces. */
const text = /^(?:(["'])([^"'{}\r\n]+)\1|\{\s*(["'])([^"'{}\r\n]+)\3\s*\})$/

/**
 * @param isMdx which has tags; elsewhere a group is a directive, with more colons than what may stand in it
 * @returns the text of a page with its tabs as they are written here: `<TabGroup>` with `<Tab title="npm">`, or `:::tab[npm]`.
 *   Where the title of one is none that can be read, all stay
 */
export function withOwnTabs(page: string, isMdx: boolean): string {
  if (!page.includes(`<${tabTag}`)) return page
  let made = ''
  let from = 0
  for (const tag of scanTags(maskCode(page))) {
    if (tag.name !== groupTag && tag.name !== tabTag) continue
    const own = isMdx ? asTag(tag, page) : asDirective(tag, page)
    if (own === null || tag.end === null) return page
    const before = page.slice(from, tag.start)
    made += isMdx ? before + own : before.replace(/(^|\n)[ \t]*$|$/, '$1') + onItsLine(own, before, page.slice(tag.end))
    from = tag.end
  }
  return made + page.slice(from)
}

/** A directive has a line of its own. */
function onItsLine(directive: string, before: string, after: string): string {
  const [ends] = /^[ \t]*(?:\r?\n|$)/.exec(after) ?? []
  return `${/(?:^|\n)[ \t]*$/.test(before) ? '' : '\n'}${directive}${ends === undefined ? '\n' : ''}`
}

/** @returns null where it is not known what to write */
function asTag(tag: ScannedTag, page: string): string | null {
  const name = tag.name === groupTag ? 'TabGroup' : 'Tab'
  if (tag.end === null || tag.kind === 'empty') return null
  if (tag.kind === 'close') return `</${name}>`
  if (tag.name === groupTag) return `<${name}>`
  const title = titleOf(tag, page)
  return title === null ? null : `<${name} title="${title}">`
}

function asDirective(tag: ScannedTag, page: string): string | null {
  const colons = tag.name === groupTag ? '::::::' : ':::::'
  if (tag.end === null || tag.kind === 'empty') return null
  if (tag.kind === 'close') return colons
  if (tag.name === groupTag) return `${colons}tab-group`
  const title = titleOf(tag, page)
  return title === null ? null : `${colons}tab${labelOf(title)}`
}

/** The label is what readers see; without one it is the value. */
function titleOf({ attributes }: ScannedTag, page: string): string | null {
  const given = attributes.find(({ name }) => name === 'label') ?? attributes.find(({ name }) => name === 'value')
  if (given?.value == null || given.end === null) return null
  const [, , quoted, , braced] = text.exec(page.slice(given.value, given.end)) ?? []
  return (quoted ?? braced)?.trim() || null
}
