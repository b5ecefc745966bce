import { z } from 'zod'
import { ticksAround } from '../../../compiler/formats/markdown/back-ticks.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import { kebabCase } from '../../../compiler/model/registry.ts'

interface Property {
  readonly type?: string | string[]
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly anyOf?: readonly Property[]
  readonly items?: Property
  readonly properties?: Readonly<Record<string, Property>>
  /** A check of the block's own asks for it, in words of its own. */
  readonly 'x-required'?: boolean
}

function typeOf(property: Property): string {
  if (property.enum !== undefined) return property.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (property.anyOf !== undefined) return property.anyOf.map(typeOf).join(' or ')
  if (property.type === 'array') return `list of ${property.items === undefined ? 'values' : typeOf(property.items)}`
  if (property.properties !== undefined) return `\`{ ${Object.keys(property.properties).join(', ')} }\``
  return property.type === undefined ? 'any value' : [property.type].flat().join(' or ')
}

/** @returns a text for the cell of a table, as MDX has it; code is what it is, but for what parts cells */
export function cell(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ')
    .replace(/`[^`]*`|[{}<]/g, (found) => (found.startsWith('`') ? found : `\\${found}`))
}

function propertyTable(block: AnyBlock): string {
  const schema = z.toJSONSchema(block.contract, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>
    required?: readonly string[]
  }
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isRequired = schema.required?.includes(name) === true || property['x-required'] === true
    return `| \`${name}\` | ${cell(typeOf(property))} | ${isRequired ? 'yes' : 'no'} | ${cell(property.description ?? '')} |`
  })
  if (rows.length === 0) return 'This block takes no properties.'
  return ['| Property | Type | Required | What it says |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function directiveForms(block: AnyBlock): string {
  const colons = block.inline === true ? ':' : block.children.allow === 'nothing' ? '::' : ':::'
  const names = [kebabCase(block.name), ...Object.keys(block.more?.syntax?.directives ?? {})]
  return names.map((name) => `\`${colons}${name}\``).join(', ')
}

function childRule(block: AnyBlock): string {
  const { allow } = block.children
  if (allow === 'nothing') return 'Nothing stands inside it.'
  if (allow === 'content') return 'Content stands inside it.'
  if (allow === 'fences') return 'Fenced code stands inside it.'
  if (allow === 'table') return 'One table stands inside it.'
  return `Inside it stand ${allow.map((name) => (name === 'code' ? 'fenced code' : `\`${name}\``)).join(', ')}${block.children.mixed === true ? ' and other content' : ''}.`
}

/**
 * Writes the page of a block in a block reference from the block itself: its summary, its directive, its example and how that
 * is written, its properties. The example stands there as an author writes it: its annotations are no comments of the
 * language `mdx`, so they stay.
 *
 * @param example without front matter
 * @param sidebar what the page names as its sidebar; null where it names none
 */
export function referencePage(block: AnyBlock, example: string, sidebar: string | null): string {
  const fence = ticksAround(example, 3)
  return `---
title: ${block.name}
description: ${JSON.stringify(block.summary.replaceAll('`', ''))}
${sidebar === null ? '' : `sidebar: ${sidebar}\n`}${block.more?.page?.protects === true ? '# The page only shows what the block looks like.\nbeta_feature: false\n' : ''}internal: true
---

# ${block.name}

${block.summary.replace(/[{}<]/g, (character) => `\\${character}`)}

In Markdown files it is written as a directive: ${directiveForms(block)}. ${childRule(block)}

## Example

${example.trim()}

## How it is written

${fence}mdx MDX
${example.trim()}
${fence}

## Properties

${propertyTable(block)}
`
}
