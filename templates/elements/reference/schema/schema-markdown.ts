import type { Likes } from '../../../../compiler/openapi/pieces.ts'
import type { Choice, SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { cell, codeSpan } from '../../markdown-cell.ts'
import { markdownText } from '../../markdown-text.ts'
import { filled, type Say, sayLabel } from '../../texts/texts.ts'
import { externalDocsMarkdown } from '../external-docs.ts'
import type { Kept } from '../kept/kept.ts'
import { hasNested, itemsOf } from './nested.ts'
import { shownValue } from './shown-value.ts'
import { choiceTitle, piiText, tagText } from './spoken-names.ts'

/** What Markdown of a reference asks of its page. */
export interface MarkdownHelp {
  /**
   * A description of the specification: its links rewritten, HTML left out.
   *
   * @param above the level of the heading above; default: that of a part of an operation
   */
  text(markdown: string, above?: number): string
  schemaHref(name: string): string | null
  operationHref(operationId: string): string | null
  /** Says a text in the language of the page. */
  readonly say: Say
  /** Default: everything is made for the page. */
  readonly kept?: Kept
}

interface Row {
  readonly node: SchemaNode
  /** `address.street`, `items[].name`, `animal (Cat).claws`. */
  readonly path: string
}

/**
 * A table of properties or parameters, nested ones by their path; each name has the anchor that it has on the page.
 * @returns an empty text for no rows
 */
export function propertyTable(nodes: readonly SchemaNode[], help: MarkdownHelp): string {
  const { say } = help
  const rows: Row[] = []
  for (const node of nodes) addRow(node, node.name || nameOf(node, say), rows, say)
  if (rows.length === 0) return ''
  const withTags = rows.some(({ node }) => node.tags.length > 0)
  const withPii = rows.some(({ node }) => node.pii !== null)
  const head = [
    say('Name'),
    say('Type'),
    ...(withTags ? [say('Tags')] : []),
    ...(withPii ? [say('PII')] : []),
    say('Description'),
  ]
  const columns = { withTags, withPii }
  const { kept } = help
  const known = kept?.pieces().like(`cells ${withTags} ${withPii} ${kept.key}`)
  const lines = rows.map(
    ({ node, path }) => `<a id="${node.anchor}"></a>${cell(codeSpan(path))} | ${keptFacts(node, columns, help, known)}`,
  )
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines].map((line) => `| ${line} |`).join('\n')
}

interface Columns {
  readonly withTags: boolean
  readonly withPii: boolean
}

/** What a row says after its name: most often the same wherever a property is shown. */
function keptFacts(node: SchemaNode, columns: Columns, help: MarkdownHelp, known: Likes | undefined): string {
  const { like } = node
  if (known === undefined || like === null || !hangsOnItself(node)) return facts(node, columns, help)
  const { parts } = known(like, node.items === null ? '0' : `${itemsOf(node).length}`, () => ({
    parts: hasNoLinks(node) ? [facts(node, columns, help)] : [],
    asked: [],
  }))
  return parts[0] ?? facts(node, columns, help)
}

/** Whether a row says nothing of what is nested in it, or of where that is. */
function hangsOnItself(node: SchemaNode): boolean {
  for (let one: SchemaNode | null = node; one !== null; one = one.items)
    if (one.link !== null || one.omitted.length + one.choices.length > 0) return false
  return true
}

/** Whether the descriptions of a row are the same on every page: nothing in them may become a link of the site. */
function hasNoLinks(node: SchemaNode): boolean {
  return [node, ...itemsOf(node)].every(
    ({ description, externalDocs }) => externalDocs === null && !/\](?:\((?!https?:)|:)|</.test(description ?? ''),
  )
}

function facts(node: SchemaNode, { withTags, withPii }: Columns, help: MarkdownHelp): string {
  const { say } = help
  return [
    cell(typeText(node, say)),
    ...(withTags ? [cell(node.tags.map((tag) => markdownText(tagText(tag, say))).join(', '))] : []),
    ...(withPii ? [node.pii === null ? '' : piiText(node.pii, say)] : []),
    cell(describe(node, help)),
  ].join(' | ')
}

/** A schema by itself: its type, its facts and the table of what it holds. */
export function schemaMarkdown(node: SchemaNode, help: MarkdownHelp): string {
  const { say } = help
  if (node.empty) return [describe(node, help), say('No properties defined')].filter((text) => text !== '').join('\n\n')
  const type = node.typeLabel === 'object' && !node.nullable ? '' : `${say('Type')}: ${typeText(node, say)}`
  const table = propertyTable(nestedOf(node), help)
  const rest = elsewhere(node, help)
  return [type, describe({ ...node, link: null, omitted: [], choices: [] }, help), choiceLine(node, say), table, rest]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** The rows directly inside of a schema; those of a list's items take its place. */
function nestedOf(node: SchemaNode): readonly SchemaNode[] {
  const own = [
    ...node.properties,
    ...node.tuple,
    ...node.maps,
    ...node.choices.flatMap(({ variants }) => variants),
    ...node.not,
    ...node.rules.map((rule) => rule.node),
  ]
  return node.items === null ? own : [...own, ...nestedOf(node.items)]
}

function typeText({ typeLabel, nullable }: SchemaNode, say: Say): string {
  return `${codeSpan(typeLabel)}${nullable ? ` ${say('or null')}` : ''}`
}

/** Into one list: a list at each level would be copied as often as it lies deep. */
function addRow(node: SchemaNode, path: string, to: Row[], say: Say): void {
  to.push({ node, path })
  addInside(node, path, to, say)
}

function addInside(node: SchemaNode, path: string, to: Row[], say: Say): void {
  for (const child of node.properties) addRow(child, `${path}.${nameOf(child, say)}`, to, say)
  for (const child of node.tuple) addRow(child, `${path}[${nameOf(child, say)}]`, to, say)
  for (const child of node.maps) addRow(child, `${path}.${nameOf(child, say)}`, to, say)
  // Most have none of these: a list of all would be garbage for each row.
  for (const { variants } of node.choices) for (const child of variants) addOther(child, path, to, say)
  for (const child of node.not) addOther(child, path, to, say)
  for (const rule of node.rules) addOther(rule.node, path, to, say)
  if (node.items !== null) addInside(node.items, `${path}[]`, to, say)
}

/** What is no property of a schema, but holds for it in whole or in part. */
function addOther(node: SchemaNode, path: string, to: Row[], say: Say): void {
  addRow(node, `${path} (${nameOf(node, say)})`, to, say)
}

function nameOf({ name, role, typeLabel }: SchemaNode, say: Say): string {
  if (role === 'map') return name ?? `{${say('any name')}}`
  if (role === 'not') return say('not allowed')
  return name ?? (role === 'variant' ? typeLabel : say('value'))
}

/** The description, constraints, values and what is shown elsewhere, as one line of sentences. */
function describe(node: SchemaNode, help: MarkdownHelp): string {
  const { say } = help
  const facts = [
    node.description === null ? '' : help.text(node.description).trim(),
    docsLine(node, help),
    limitsLine(node, say),
    valuesLine(node, say),
    ...itemsOf(node).flatMap((item) => [
      item.description === null ? '' : help.text(item.description).trim(),
      docsLine(item, help),
      ofEachItem(item, say),
      valuesLine(item, say),
      choiceLine(item, say),
      elsewhere(item, help),
    ]),
    choiceLine(node, say),
    elsewhere(node, help),
  ]
  return facts
    .filter((text) => text !== '')
    .map((text, at, all) => (at < all.length - 1 && /[\p{L}\p{N})`][*_]*$/u.test(text) ? `${text}.` : text))
    .join(' ')
}

function docsLine({ externalDocs }: SchemaNode, { say, text }: MarkdownHelp): string {
  return externalDocs === null ? '' : text(externalDocsMarkdown(externalDocs, say)).trim()
}

function limitsLine({ constant, constraints }: Pick<SchemaNode, 'constant' | 'constraints'>, say: Say): string {
  return [
    ...(constant === null ? [] : [`${say('Always')} ${valueSpan(constant)}.`]),
    ...constraints.map(({ name, values, names = [] }) => {
      const all = values.map((value, at) => valueSpan(value) + (names[at] ? ` (${markdownText(names[at])})` : ''))
      return `${sayLabel(say, name)}: ${all.join(', ')}.`
    }),
  ].join(' ')
}

/** Beside the limits of a list, those of its items need to say whose they are. */
function ofEachItem(item: SchemaNode, say: Say): string {
  // An example of an object says little in one line.
  const constraints = hasNested(item) ? item.constraints.filter(({ name }) => name !== 'Example') : item.constraints
  const limits = limitsLine({ constant: item.constant, constraints }, say)
  return limits === '' ? '' : `${say('Each item:')} ${limits}`
}

function valueSpan(value: string): string {
  return codeSpan(shownValue(value))
}

function valuesLine({ values, omittedValues }: SchemaNode, say: Say): string {
  if (values.length === 0) return ''
  const list = values.map(
    ({ value, description }) => valueSpan(value) + (description === null ? '' : ` (${description})`),
  )
  return `${say('Possible values:')} ${andMore(list.join(', '), omittedValues, say)}.`
}

/** @returns a list with the number of what it leaves out */
function andMore(list: string, n: number, say: Say): string {
  return n === 0 ? list : filled(say('{list} and {n} more'), { list, n })
}

function choiceLine({ choices }: SchemaNode, say: Say): string {
  return choices.map((choice) => choiceText(choice, say)).join(' ')
}

function choiceText({ kind, discriminator, rest, variants, omitted }: Choice, say: Say): string {
  const names = variants.map((variant) => codeSpan(variant.name ?? variant.typeLabel))
  const choice = say(choiceTitle(kind))
  const by =
    discriminator === null ? choice : filled(say('{choice}, by {name}'), { choice, name: codeSpan(discriminator) })
  const otherwise = rest === null ? '' : ` (${say('Otherwise')}: ${codeSpan(rest)})`
  return `${by}${otherwise}: ${andMore(names.join(', '), omitted.length, say)}.`
}

function elsewhere({ link, omitted }: SchemaNode, help: MarkdownHelp): string {
  const { say } = help
  const more =
    omitted.length === 0
      ? ''
      : `${filled(say('And {n} more:'), { n: omitted.length })} ${codeSpan(omitted.join(', '))}.`
  if (link === null) return more
  if (link.kind === 'recursive')
    return filled(say('The same as {name} above.'), { name: `[${markdownText(link.name)}](#${link.anchor})` })
  const href = link.schema === null ? null : help.schemaHref(link.schema)
  if (href === null) return more || say('What is inside is too large for this page; the specification has it.')
  const rest = filled(say('See {name} for the rest.'), { name: `[${markdownText(link.schema ?? '')}](${href})` })
  return `${more} ${rest}`.trim()
}
