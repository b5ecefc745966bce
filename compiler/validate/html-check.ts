import { missingAlt } from '../diagnostics/codes/links.ts'
import { droppedHtml } from '../diagnostics/codes/markdown.ts'
import { placeholderTag, spreadProperty } from '../diagnostics/codes/mdx.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import {
  allowedProperty,
  isAllowedElement,
  isAnchor,
  isTaskBox,
  type JsxElement,
  jsxAttribute,
} from '../formats/markdown/html/html.ts'
import { htmlLinks } from '../formats/markdown/html/html-links.ts'
import { readHtml } from '../formats/markdown/html/read-html.ts'
import type { IsPlaceholder } from '../formats/markdown/placeholder.ts'
import type { Range } from '../formats/markdown/tree.ts'
import { rangeOf } from '../parse/node-range.ts'
import { readExpression } from '../parse/props.ts'
import type { LinkUse } from './checked-tree.ts'
import { at, type SourceText } from './source-text.ts'
import { tagHint } from './unknown-block.ts'
import type { ValidateInput } from './validate-input.ts'
import { valueFault } from './value-fault.ts'

/** What a piece of HTML is told for, and what it brings to its page. */
export interface CheckedHtml {
  readonly diagnostics: readonly Diagnostic[]
  readonly links: readonly { readonly url: string; readonly kind: LinkUse['kind']; readonly where: At }[]
  readonly ids: readonly { readonly id: string; readonly where: At }[]
  /** Tags that are shown as text, by their places in the value. */
  readonly placeholders?: readonly Range[]
}

/**
 * Checks HTML of a `.md` file.
 *
 * @param hintOf what to write in place of an element that is dropped, by its name and its tag as it is written; null where nothing is known
 */
export function checkHtml(
  value: string,
  range: Range,
  source: SourceText,
  hintOf: (element: string, tag: string) => string | null,
  isPlaceholder: IsPlaceholder,
): CheckedHtml {
  const facts = readHtml(value)
  // In a list or a quote the node's text lacks the markers of its lines, so only its first line can be placed.
  const exact = source.text.startsWith(value, range.start)
  const place = (inner: Range) =>
    at(source, exact ? { start: range.start + inner.start, end: range.start + inner.end } : range)
  const written = ({ start, end }: Range) => value.slice(start, end)
  const placeholders: Range[] = []
  const dropped = facts.dropped.map(({ what, element, range: inner }) => {
    const hint = what === null ? hintOf(element, written(inner)) : null
    if (what === null && hint === null && isPlaceholder(written(inner), value)) {
      placeholders.push(inner)
      return placeholderTag(place(inner), { tag: written(inner) })
    }
    return droppedHtml({ ...place(inner), ...(hint === null ? {} : { hint }) }, { what, from: element })
  })
  return {
    diagnostics: [...dropped, ...facts.silentImages.map((inner) => missingAlt(place(inner), { isTag: true }))],
    links: facts.links.map(({ url, kind, range: inner }) => ({ url, kind, where: place(inner) })),
    ids: facts.ids.map(({ id, range: inner }) => ({ id, where: place(inner) })),
    placeholders,
  }
}

/**
 * Checks a lower-case tag in MDX: HTML, through the same allow-list as in Markdown. Values in braces become text in
 * the node itself.
 */
export function checkJsxElement(
  node: JsxElement,
  source: SourceText,
  { variables, variableNames, registry }: Pick<ValidateInput, 'variables' | 'variableNames' | 'registry'>,
): CheckedHtml {
  const name = node.name ?? ''
  const diagnostics: Diagnostic[] = []
  const links: CheckedHtml['links'][number][] = []
  const ids = new Map<string, At>()
  const isDropped = !isAllowedElement(name) || (name === 'input' && !isTaskBox(jsxAttribute(node, 'type')))
  if (isDropped) {
    const { start, end } = rangeOf(node)
    const hint = tagHint(name, source.text.slice(start, end), registry)
    diagnostics.push(
      droppedHtml(
        { ...at(source, { start, end: start + 1 + name.length }), ...(hint === null ? {} : { hint }) },
        { what: null, from: name },
      ),
    )
  }
  for (const attribute of node.attributes) {
    const range = rangeOf(attribute)
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      diagnostics.push(spreadProperty(at(source, range)))
      continue
    }
    const { value } = attribute
    let isRead = true
    if (value !== null && value !== undefined && typeof value !== 'string') {
      const statement = value.data?.estree?.body[0]
      if (statement?.type !== 'ExpressionStatement') continue
      const read = readExpression(statement.expression, variables)
      const braces = { start: source.text.indexOf('{', range.start), end: range.end }
      append(
        diagnostics,
        read.faults.map((fault) => valueFault({ ...fault, range: braces }, source, variableNames)),
      )
      isRead = read.faults.length === 0
      // HTML knows no lists and no objects.
      attribute.value = read.value === null || typeof read.value === 'object' ? null : String(read.value)
    }
    if (isDropped) continue
    const where = at(source, range)
    const text = typeof attribute.value === 'string' ? attribute.value : ''
    if (allowedProperty(name, attribute.name) === null)
      diagnostics.push(droppedHtml(where, { what: attribute.name, from: name }))
    // That an address is no data has been said; nobody knows whether it leads anywhere.
    else if (!isRead) continue
    else if (!isAnchor(name, attribute.name))
      append(
        links,
        htmlLinks(name, attribute.name, text).map(({ url, kind }) => ({ url, kind, where })),
      )
    // `id` and `name` of one element may say the same.
    else if (!ids.has(text)) ids.set(text, where)
  }
  if (name === 'img' && !node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt'))
    diagnostics.push(missingAlt(at(source, rangeOf(node)), { isTag: true }))
  return { diagnostics, links, ids: [...ids].map(([id, where]) => ({ id, where })) }
}
