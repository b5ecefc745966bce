import { defaultSchema, type Schema } from 'hast-util-sanitize'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'

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

/** Elements that stand apart on the page, as a paragraph does: none can be in one. */
export const apartElements: ReadonlySet<string> = new Set([
  ...['article', 'blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'hr', 'li', 'ol', 'ul'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre', 'section', 'summary', 'table', 'td', 'th', 'tr'],
])

/** Elements whose text is no content. */
export const silentElements: ReadonlySet<string> = new Set(['script', 'style'])

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
    // An image by the name of a function of the document stands in for it (HTML standard, "named access"): scripts fail.
    '*': [...(defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'name'), 'id'],
    a: [...(defaultSchema.attributes?.a ?? []), 'name'],
    details: [...(defaultSchema.attributes?.details ?? []), 'name'],
    img: [...(defaultSchema.attributes?.img ?? []), 'srcSet', 'sizes'],
    source: [...(defaultSchema.attributes?.source ?? []), 'sizes'],
    time: ['dateTime'],
    ol: [...(defaultSchema.attributes?.ol ?? []), 'start', 'type', 'reversed'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
  },
  strip: [...silentElements],
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

/** @returns whether pages may hold an element of this lower-case name */
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

/** An HTML element as MDX has it. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** @returns the text of an attribute, or null where it is none */
export function jsxAttribute({ attributes }: JsxElement, name: string): string | null {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : null
}
