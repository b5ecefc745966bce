import { defaultSchema, type Schema } from 'hast-util-sanitize'
import { type DefaultTreeAdapterTypes, parseFragment, type Token } from 'parse5'
import { type HtmlLink, htmlLinks } from './html-links.ts'
import type { Range } from './tree.ts'

/** Elements beyond GitHub's list that documentation needs and that can't do harm. */
const moreElements = [
  'abbr',
  'caption',
  'cite',
  'col',
  'colgroup',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'u',
  'wbr',
]

/**
 * What HTML may hold: GitHub's list (hast-util-sanitize's default), without its prefix for ids, because ids are links'
 * targets here, and without `class`, which is the theme's.
 */
export const htmlSchema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), ...moreElements],
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'id'],
    img: [...(defaultSchema.attributes?.img ?? []), 'srcSet', 'sizes'],
    source: [...(defaultSchema.attributes?.source ?? []), 'sizes'],
    time: ['dateTime'],
    ol: [...(defaultSchema.attributes?.ol ?? []), 'start', 'type', 'reversed'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
  },
  strip: ['script', 'style'],
  allowComments: true,
}

const elements: ReadonlySet<string> = new Set(htmlSchema.tagNames)

/** Elements that a page may hold and that hold nothing. */
export const voidElements: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'])

/** Attribute names as HTML and as JSX write them, lower-case and without dashes, to hast's property name. */
const properties: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(htmlSchema.attributes ?? {}).map(([element, list]) => [
    element,
    new Map(
      list.flatMap((entry): [string, string][] => {
        const name = typeof entry === 'string' ? entry : entry[0]
        return name === 'className' ? [] : [[name.toLowerCase(), name]]
      }),
    ),
  ]),
)

export function isAllowedElement(name: string): boolean {
  return elements.has(name)
}

/** @returns hast's name of an allowed attribute, or null for one that is dropped */
export function allowedProperty(element: string, attribute: string): string | null {
  const name = attribute.toLowerCase().replaceAll('-', '')
  return properties.get(element)?.get(name) ?? properties.get('*')?.get(name) ?? null
}

/** @returns whether a link can lead to the value of this attribute (HTML standard, "indicated part of the document") */
export function isAnchor(element: string, attribute: string): boolean {
  return attribute === 'id' || (element === 'a' && attribute === 'name')
}

/**
 * The only control that content may hold is the box of a task list: another one would do nothing, and a text field that
 * turned into a box would say something else.
 *
 * @param type the value of `type`, if there is one
 * @returns whether an `<input>` is such a box
 */
export function isTaskBox(type: string | null | undefined): boolean {
  return type?.trim().toLowerCase() === 'checkbox'
}

/** What one piece of HTML holds that matters to the page. Ranges count in `value`. */
export interface HtmlFacts {
  /** `what` is an attribute, or null for the element itself. */
  readonly dropped: readonly { readonly what: string | null; readonly element: string; readonly range: Range }[]
  readonly links: readonly (HtmlLink & { readonly range: Range })[]
  /** Images without a text in their place. */
  readonly silentImages: readonly Range[]
  readonly ids: readonly { readonly id: string; readonly range: Range }[]
}

/** Most tags in a line of text are such, and have no facts: reading one as a document takes as long as checking a paragraph. */
const bareTag = /^<\/?([a-z][a-z0-9]*)>$/i
const noFacts: HtmlFacts = { dropped: [], links: [], silentImages: [], ids: [] }

/** Reads HTML as a browser would, and tells what the allow-list drops, where its links lead and its ids. */
export function readHtml(value: string): HtmlFacts {
  const bare = bareTag.exec(value)?.[1]?.toLowerCase()
  if (bare !== undefined && bare !== 'input' && isAllowedElement(bare)) return noFacts
  const dropped: HtmlFacts['dropped'][number][] = []
  const links: HtmlFacts['links'][number][] = []
  const silentImages: Range[] = []
  const ids: HtmlFacts['ids'][number][] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const place = node.sourceCodeLocation
      const open: Token.LocationWithAttributes = ('startTag' in place && place.startTag) || place
      const range = { start: open.startOffset, end: open.endOffset }
      const type = node.tagName === 'input' ? node.attrs.find(({ name }) => name === 'type')?.value : 'checkbox'
      if (!isAllowedElement(node.tagName) || !isTaskBox(type))
        dropped.push({ what: null, element: node.tagName, range })
      else {
        const own = new Set<string>()
        for (const { name, value: text } of node.attrs) {
          const where = open.attrs?.[name]
          const at = where ? { start: where.startOffset, end: where.endOffset } : range
          if (allowedProperty(node.tagName, name) === null)
            dropped.push({ what: name, element: node.tagName, range: at })
          else if (isAnchor(node.tagName, name) && !own.has(text)) {
            own.add(text)
            ids.push({ id: text, range: at })
          } else for (const link of htmlLinks(node.tagName, name, text)) links.push({ ...link, range: at })
        }
        const has = (wanted: string) => node.attrs.some(({ name }) => name === wanted)
        if (node.tagName === 'img' && has('src') && !has('alt')) silentImages.push(range)
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parseFragment(value, { sourceCodeLocationInfo: true }))
  return { dropped, links, silentImages, ids }
}
