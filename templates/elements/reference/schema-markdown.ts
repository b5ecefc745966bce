import type { Choice, SchemaNode } from '../../../compiler/openapi/model.ts'
import { markdownText } from '../markdown-text.ts'
import { cell, codeSpan } from './markdown-cell.ts'

/** What Markdown of a reference asks of its page. */
export interface MarkdownHelp {
  /** A description of the specification: its links rewritten, HTML left out. */
  text(markdown: string): string
  schemaHref(name: string): string | null
  operationHref(operationId: string): string | null
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
  const rows = nodes.flatMap((node) => rowsOf({ node, path: node.name ?? '' }))
  if (rows.length === 0) return ''
  const withTags = rows.some(({ node }) => node.tags.length > 0)
  const withPii = rows.some(({ node }) => node.pii !== null)
  const head = ['Name', 'Type', ...(withTags ? ['Tags'] : []), ...(withPii ? ['PII'] : []), 'Description']
  const lines = rows.map(({ node, path }) => [
    `<a id="${node.anchor}"></a>${cell(codeSpan(path))}`,
    cell(codeSpan(node.typeLabel) + (node.nullable ? ' or null' : '')),
    ...(withTags ? [cell(node.tags.map(({ label }) => markdownText(label)).join(', '))] : []),
    ...(withPii ? [node.pii?.label ?? ''] : []),
    cell(describe(node, help)),
  ])
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** A schema by itself: its type, its facts and the table of what it holds. */
export function schemaMarkdown(node: SchemaNode, help: MarkdownHelp): string {
  if (node.empty) return [describe(node, help), 'No properties defined'].filter((text) => text !== '').join('\n\n')
  const type = node.typeLabel === 'object' ? '' : `Type: ${codeSpan(node.typeLabel)}${node.nullable ? ' or null' : ''}`
  const table = propertyTable(nestedOf(node), help)
  const rest = elsewhere(node, help)
  return [type, describe({ ...node, link: null, omitted: [], choices: [] }, help), choiceLine(node), table, rest]
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

function rowsOf({ node, path }: Row): readonly Row[] {
  return [{ node, path: path === '' ? nameOf(node) : path }, ...insideOf(node, path === '' ? nameOf(node) : path)]
}

function insideOf(node: SchemaNode, path: string): readonly Row[] {
  const below = (children: readonly SchemaNode[], join: (name: string) => string) =>
    children.flatMap((child) => rowsOf({ node: child, path: join(nameOf(child)) }))
  return [
    ...below(node.properties, (name) => `${path}.${name}`),
    ...below(node.tuple, (name) => `${path}[${name}]`),
    ...below(node.maps, (name) => `${path}.${name}`),
    ...node.choices.flatMap(({ variants }) => below(variants, (name) => `${path} (${name})`)),
    ...below(node.not, (name) => `${path} (${name})`),
    ...below(
      node.rules.map((rule) => rule.node),
      (name) => `${path} (${name})`,
    ),
    ...(node.items === null ? [] : insideOf(node.items, `${path}[]`)),
  ]
}

function nameOf({ name, role, typeLabel }: SchemaNode): string {
  if (role === 'map') return name ?? '{any name}'
  if (role === 'not') return 'not allowed'
  return name ?? (role === 'variant' ? typeLabel : 'value')
}

/** The description, constraints, values and what is shown elsewhere, as one line of sentences. */
function describe(node: SchemaNode, help: MarkdownHelp): string {
  const item = node.items
  const facts = [
    node.description === null ? '' : help.text(node.description).trim(),
    node.constant === null ? '' : `Always ${codeSpan(node.constant)}.`,
    ...node.constraints.map(({ name, values }) => `${name}: ${values.map(codeSpan).join(', ')}.`),
    valuesLine(node),
    ...(item === null
      ? []
      : [item.description === null ? '' : help.text(item.description).trim(), valuesLine(item), choiceLine(item)]),
    choiceLine(node),
    elsewhere(node, help),
  ]
  return facts.filter((text) => text !== '').join(' ')
}

function valuesLine({ values, omittedValues }: SchemaNode): string {
  if (values.length === 0) return ''
  const list = values.map(
    ({ value, description }) => codeSpan(value) + (description === null ? '' : ` (${description})`),
  )
  return `Possible values: ${list.join(', ')}${omittedValues === 0 ? '' : ` and ${omittedValues} more`}.`
}

function choiceLine({ choices }: SchemaNode): string {
  return choices.map(choiceText).join(' ')
}

function choiceText({ kind, discriminator, variants, omitted }: Choice): string {
  const names = variants.map((variant) => codeSpan(variant.name ?? variant.typeLabel))
  const more = omitted.length === 0 ? '' : ` and ${omitted.length} more`
  const by = discriminator === null ? '' : `, by ${codeSpan(discriminator)}`
  return `${kind === 'oneOf' ? 'One of' : 'Any of'}${by}: ${names.join(', ')}${more}.`
}

function elsewhere({ link, omitted }: SchemaNode, help: MarkdownHelp): string {
  const more = omitted.length === 0 ? '' : `And ${omitted.length} more: ${codeSpan(omitted.join(', '))}.`
  if (link === null) return more
  if (link.kind === 'recursive') return `The same as [${markdownText(link.name)}](#${link.anchor}).`
  const href = link.schema === null ? null : help.schemaHref(link.schema)
  return href === null ? more : `${more} See [${markdownText(link.schema ?? '')}](${href}).`.trim()
}
