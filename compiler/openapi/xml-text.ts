import { append } from '../formats/append.ts'
import { escapeText } from '../formats/escape-text.ts'
import { isMapping } from '../formats/members.ts'
import type { Source } from './document.ts'
import { field, textField } from './document.ts'
import { type Merged, merge } from './merge.ts'
import type { Specification } from './specification.ts'

/** What a schema says of its place in XML (OpenAPI 3.1, "XML Object"). */
interface XmlName {
  readonly name: string | null
  readonly prefix: string | null
  readonly namespace: string | null
  readonly attribute: boolean
  readonly wrapped: boolean
}

/**
 * Writes a value as the XML that its schema describes: names, attributes, wrapped lists, namespaces.
 *
 * @param sources the schema of the value
 */
export function xmlText(specification: Specification, sources: readonly Source[], value: unknown): string {
  const merged = merge(specification, sources)
  const lines = element(specification, merged, xmlOf(merged).name ?? merged.name ?? 'root', value)
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')
}

function element(specification: Specification, merged: Merged | null, name: string, value: unknown): readonly string[] {
  const xml = xmlOf(merged)
  const tag = xml.prefix === null ? name : `${xml.prefix}:${name}`
  const namespace =
    xml.namespace === null ? '' : ` xmlns${xml.prefix === null ? '' : `:${xml.prefix}`}="${escaped(xml.namespace)}"`
  if (Array.isArray(value)) return block(`${tag}${namespace}`, tag, listItems(specification, merged, name, value))
  if (!isMapping(value)) return [scalar(`${tag}${namespace}`, tag, value)]
  const attributes: string[] = []
  const inside: string[] = []
  for (const [key, one] of Object.entries(value)) {
    const sources = merged?.properties.get(key)
    const property = sources === undefined ? null : merge(specification, sources)
    const own = xmlOf(property)
    const ownName = own.name ?? key
    if (own.attribute) {
      const attribute = own.prefix === null ? ownName : `${own.prefix}:${ownName}`
      attributes.push(` ${attribute}="${escaped(one)}"`)
    } else if (Array.isArray(one) && !own.wrapped) {
      append(inside, listItems(specification, property, ownName, one))
    } else {
      append(inside, element(specification, property, ownName, one))
    }
  }
  return block(`${tag}${namespace}${attributes.join('')}`, tag, inside)
}

/** The items of a list, each by the name that they have, else by that of the list. */
function listItems(
  specification: Specification,
  merged: Merged | null,
  name: string,
  values: readonly unknown[],
): readonly string[] {
  const items = merged === null || merged.items.length === 0 ? null : merge(specification, merged.items)
  return values.flatMap((one) => element(specification, items, xmlOf(items).name ?? name, one))
}

function block(opening: string, tag: string, inside: readonly string[]): readonly string[] {
  return inside.length === 0 ? [`<${opening}/>`] : [`<${opening}>`, ...inside.map((line) => `  ${line}`), `</${tag}>`]
}

function scalar(opening: string, tag: string, value: unknown): string {
  return value === null ? `<${opening}/>` : `<${opening}>${escaped(value)}</${tag}>`
}

function escaped(value: unknown): string {
  return escapeText(String(value ?? '')).replaceAll('"', '&quot;')
}

function xmlOf(merged: Merged | null): XmlName {
  const [layer] = merged?.by.get('xml') ?? []
  const xml = field(layer?.fields, 'xml')
  return {
    name: nameIn(xml, 'name'),
    prefix: nameIn(xml, 'prefix'),
    namespace: textField(xml, 'namespace'),
    attribute: field(xml, 'attribute') === true,
    wrapped: field(xml, 'wrapped') === true,
  }
}

/** A name that XML takes; what is none says nothing. */
function nameIn(xml: unknown, key: string): string | null {
  const name = textField(xml, key)
  return name !== null && /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) ? name : null
}
