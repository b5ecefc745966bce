import { append } from '../../formats/append.ts'
import { escapeText } from '../../formats/escape-text.ts'
import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, textField, textOf } from '../document/document.ts'
import { merge } from '../schema/merge.ts'
import type { Merged } from '../schema/merged.ts'
import type { Specification } from '../specification.ts'

const nodeTypes = ['element', 'attribute', 'text', 'cdata', 'none'] as const

/** What a schema says of its place in XML (OpenAPI 3.2, "XML Object"). */
interface XmlName {
  readonly name: string | null
  readonly prefix: string | null
  readonly namespace: string | null
  /** What becomes of a value; of `none`, what it holds stands in its place. */
  readonly node: (typeof nodeTypes)[number]
}

/** What an element holds, in the making. */
interface Inside {
  readonly attributes: string[]
  readonly lines: string[]
  /** There is text among them, which lines and indents would change. */
  text: boolean
}

/**
 * Writes a value as the XML that its schema describes: names, attributes, texts, wrapped lists, namespaces.
 *
 * @param sources the schema of the value
 */
export function xmlText(specification: Specification, sources: readonly Source[], value: unknown): string {
  const merged = merge(specification, sources)
  const xml = { ...xmlOf(merged, value), node: 'element' } as const
  const all = emptyInside()
  addElement(specification, { merged, xml, name: xml.name ?? merged.name ?? 'root', value }, all)
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...all.lines].join('\n')
}

function emptyInside(): Inside {
  return { attributes: [], lines: [], text: false }
}

interface Node {
  readonly merged: Merged | null
  readonly xml: XmlName
  readonly name: string
  readonly value: unknown
}

/** @param key what the value is called where its schema does not say */
function add(specification: Specification, merged: Merged | null, key: string, value: unknown, to: Inside): void {
  const xml = xmlOf(merged, value)
  const name = xml.name ?? key
  if (xml.node === 'element') addElement(specification, { merged, xml, name, value }, to)
  else if (xml.node === 'attribute') to.attributes.push(` ${prefixed(xml, name)}="${escaped(value)}"`)
  else addInside(specification, { merged, xml, name, value }, to)
}

function addElement(specification: Specification, node: Node, to: Inside): void {
  const { xml, name, value } = node
  const tag = prefixed(xml, name)
  const inside = emptyInside()
  if (value !== null) addInside(specification, node, inside)
  const { lines, text, attributes } = inside
  const namespace =
    xml.namespace === null ? '' : ` xmlns${xml.prefix === null ? '' : `:${xml.prefix}`}="${escaped(xml.namespace)}"`
  const opening = `${tag}${namespace}${attributes.join('')}`
  if (lines.length === 0) to.lines.push(`<${opening}/>`)
  else if (text) to.lines.push(`<${opening}>${lines.map(unindented).join('')}</${tag}>`)
  else append(to.lines, [`<${opening}>`, ...lines.map((line) => `  ${line}`), `</${tag}>`])
}

/** Of an element among texts: its place is no part of them. A text holds no `<` of its own. */
function unindented(line: string): string {
  return line.replace(/^ +(?=<)/, '')
}

/** What a value holds: items of a list each by the name that they have, else by that of the list. */
function addInside(specification: Specification, { merged, xml, name, value }: Node, to: Inside): void {
  if (Array.isArray(value)) {
    const items = merged === null || merged.items.length === 0 ? null : merge(specification, merged.items)
    for (const one of value) add(specification, items, name, one, to)
  } else if (isMapping(value)) {
    for (const [key, one] of Object.entries(value)) {
      const sources = merged?.properties.get(key)
      add(specification, sources === undefined ? null : merge(specification, sources), key, one, to)
    }
  } else {
    to.text = true
    to.lines.push(xml.node === 'cdata' ? cdata(value) : escaped(value))
  }
}

function prefixed({ prefix }: XmlName, name: string): string {
  return prefix === null ? name : `${prefix}:${name}`
}

/** An attribute has one text, whatever its example is. */
function escaped(value: unknown): string {
  const text = Array.isArray(value) ? value.map(textOf).join() : textOf(value ?? '')
  return escapeText(text).replaceAll('"', '&quot;')
}

/** Its end can't stand in it: there it is parted in two. */
function cdata(value: unknown): string {
  return `<![CDATA[${String(value ?? '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function xmlOf(merged: Merged | null, value: unknown): XmlName {
  const [layer] = merged?.by.get('xml') ?? []
  const xml = field(layer?.fields, 'xml')
  const said = nodeTypes.find((type) => type === field(xml, 'nodeType'))
  const isInPlace = Array.isArray(value) && field(xml, 'wrapped') !== true
  const older = field(xml, 'attribute') === true ? 'attribute' : isInPlace ? 'none' : 'element'
  return {
    name: nameIn(xml, 'name'),
    prefix: nameIn(xml, 'prefix'),
    namespace: textField(xml, 'namespace'),
    node: said ?? older,
  }
}

/** A name that XML takes; what is none says nothing. */
function nameIn(xml: unknown, key: string): string | null {
  const name = textField(xml, key)
  return name !== null && /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) ? name : null
}
