import { defaultSchema, type Schema } from 'hast-util-sanitize'
import { type DefaultTreeAdapterTypes, parseFragment, type Token } from 'parse5'
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

/** What one piece of HTML holds that matters to the page. Ranges count in `value`. */
export interface HtmlFacts {
  /** `what` is an attribute, or null for the element itself. */
  readonly dropped: readonly { readonly what: string | null; readonly element: string; readonly range: Range }[]
  readonly links: readonly {
    readonly url: string
    readonly kind: 'link' | 'image'
    readonly range: Range
    readonly alt: boolean
  }[]
  readonly ids: readonly string[]
}

/** Reads HTML as a browser would, and tells what the allow-list drops, where its links lead and its ids. */
export function readHtml(value: string): HtmlFacts {
  const dropped: HtmlFacts['dropped'][number][] = []
  const links: HtmlFacts['links'][number][] = []
  const ids: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const place = node.sourceCodeLocation
      const open: Token.LocationWithAttributes = ('startTag' in place && place.startTag) || place
      const range = { start: open.startOffset, end: open.endOffset }
      if (!isAllowedElement(node.tagName)) dropped.push({ what: null, element: node.tagName, range })
      else {
        for (const { name, value: text } of node.attrs) {
          const where = open.attrs?.[name]
          const at = where ? { start: where.startOffset, end: where.endOffset } : range
          if (allowedProperty(node.tagName, name) === null)
            dropped.push({ what: name, element: node.tagName, range: at })
          else if (name === 'href' && node.tagName === 'a')
            links.push({ url: text, kind: 'link', range: at, alt: true })
          else if (name === 'src' && node.tagName === 'img')
            links.push({ url: text, kind: 'image', range: at, alt: node.attrs.some((a) => a.name === 'alt') })
          else if (isAnchor(node.tagName, name)) ids.push(text)
        }
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parseFragment(value, { sourceCodeLocationInfo: true }))
  return { dropped, links, ids }
}
