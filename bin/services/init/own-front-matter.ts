import {
  contentsKeys,
  familyKeys,
  frameKeys,
  placeKeys,
  sidebarNameKeys,
  unshownKeys,
} from '../../../compiler/data/foreign-keys.ts'
import { titlePlaces } from '../../../compiler/formats/markdown/heading-places.ts'
import { entriesOf, frontParts } from './front-parts.ts'

/** A place is a number here. */
const place = new RegExp(`^(?:${placeKeys.join('|')}):(?=\\s*-?\\d+(?:\\.\\d+)?\\s*$)`)

/** Another tool's names of what a page is drawn with: of those that are the same here, one means as much. */
const foreignLayout = /^(?:template|layout):(?![ \t]*["']?(?:doc|landing|home|legal)["']?[ \t]*\r?\n$)[^\n]*\n$/

/** What the frame of the page does by itself, the path of the file says, or nothing shows. */
const needless = new RegExp(`^(?:id|${[...frameKeys, ...unshownKeys, ...familyKeys].join('|')}):`)

/** What previews of links show: Mintlify has it here as in HTML. */
const previewImage = /^["']?og:image["']?:(?=[ \t]*["']?https:)/
const preview = /^["']?(?:og|twitter|article):[\w:-]+["']?:/

const contents = new RegExp(`^(?:${contentsKeys.join('|')}):`)
/** The list of headings is left out. */
const withoutContents = /^(?:hide_table_of_contents:[ \t]*true|(?!hide_)\w+:[ \t]*false)[ \t]*(?=\r?\n$)/

/** What the sidebar calls a page, where it is the title or there is none, and what Starlight and MkDocs say below a key. */
const sidebarName = new RegExp(`^(?:${sidebarNameKeys.join('|')}):[ \\t]*(\\S.*)\\r?\\n$`)
const starlight = /^sidebar:[ \t]*(\r?\n)[ \t]+order:[ \t]*(-?\d+)[ \t]*\r?\n$/
/** What search engines and lists are not to have. */
const unlisted = /^(?:hidden|noindex):[ \t]*(true|false)[ \t]*(\r?\n)$/
/** Whether VitePress shows a sidebar, and of what. */
const automaticSidebar = /^sidebar:[ \t]*(?:auto|heading|true|false)[ \t]*\r?\n$/
const hidden = /^hide:[ \t]*(\r?\n)(?:[ \t]*-[ \t]*(?:navigation|toc|path|footer)[ \t]*\r?\n)+$/

/** @returns the text of a page whose front matter has the keys that it has here */
export function withOwnFrontMatter(text: string, format: 'md' | 'mdx'): string {
  const parts = frontParts(text)
  if (parts === null) return text
  const said = entriesOf(parts.inside)
  const has = (key: string) => said.some((entry) => entry.startsWith(`${key}:`))
  const [isPlaced, isForwarded, isPictured] = [has('order'), has('redirect_from'), has('image')]
  const hiding = has('toc') ? undefined : said.find((entry) => contents.test(entry) && withoutContents.test(entry))
  const given = said
    .find((entry) => entry.startsWith('title:'))
    ?.slice('title:'.length)
    .trim()
  const title = given ?? firstTitle(parts.body, format)
  const named = (entry: string) => {
    const name = sidebarName.exec(entry)?.[1]?.trimEnd()
    if (name === undefined) return entry
    if (title === undefined) return entry.replace(/^\w+:/, 'title:')
    return unquoted(name) === unquoted(title) ? '' : entry
  }
  const own = said
    .map(named)
    .map((entry) => (isPlaced ? entry : entry.replace(starlight, 'order: $2$1')))
    .map((entry) =>
      entry.replace(hidden, (all, end: string) => (!has('toc') && /-[ \t]*toc/.test(all) ? `toc: false${end}` : '')),
    )
    .map((entry) =>
      entry.replace(unlisted, (_, is: string, end: string) => (is === 'true' ? `internal: true${end}` : '')),
    )
    .filter((entry, at, all) => at === (entry.startsWith('internal:') ? all.findIndex(isInternal) : at))
    .map((entry) => (isPictured ? entry : entry.replace(previewImage, 'image:')))
    .filter((entry) => !preview.test(entry) && !automaticSidebar.test(entry))
    // Which headings the list has is the same on all pages here.
    .filter((entry) => entry === hiding || !(needless.test(entry) || foreignLayout.test(entry) || contents.test(entry)))
    .map((entry) => (entry === hiding ? entry.replace(withoutContents, 'toc: false') : entry))
    .map((entry) => (isPlaced ? entry : entry.replace(place, 'order:')))
    .map((entry) => (isForwarded ? entry : entry.replace(/^aliases:/, 'redirect_from:')))
  return parts.opening + own.join('') + parts.closing + parts.body
}

const isInternal = (entry: string) => entry.startsWith('internal:')
const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2')

function firstTitle(body: string, format: 'md' | 'mdx'): string | undefined {
  const [words] = titlePlaces(body, format)
  return words === undefined ? undefined : body.slice(words.start, words.end).trim()
}
