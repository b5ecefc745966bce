import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { z } from 'zod'
import type { AnyBlock } from '../compiler/model/block.ts'
import { kebabCase } from '../compiler/model/registry.ts'
import { blocks } from '../templates/blocks.ts'
import { golden } from './golden.ts'
import { root } from './root.ts'

/**
 * The block reference of the example site is made from the blocks: summary, example, properties. Each page is a golden
 * file, so that a changed contract can't leave it behind; `UPDATE=1` writes them.
 */
const folder = 'content/pages/docs/contributing/blocks'

interface Property {
  readonly type?: string | string[]
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly anyOf?: readonly Property[]
  readonly items?: Property
  readonly const?: unknown
}

function typeOf(property: Property): string {
  if (property.enum !== undefined) return property.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (property.anyOf !== undefined) return property.anyOf.map(typeOf).join(' or ')
  if (property.type === 'array') return `list of ${property.items === undefined ? 'values' : typeOf(property.items)}`
  return property.type === undefined ? 'any value' : [property.type].flat().join(' or ')
}

function cell(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ')
    .replace(/[{}<]/g, (character) => `\\${character}`)
}

function propertyTable(block: AnyBlock): string {
  const schema = z.toJSONSchema(block.contract, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>
    required?: readonly string[]
  }
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const required = schema.required?.includes(name) === true ? 'yes' : 'no'
    return `| \`${name}\` | ${cell(typeOf(property))} | ${required} | ${cell(property.description ?? '')} |`
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

/** The example stands there as an author writes it: its annotations are no comments of the language `mdx`, so they stay. */
function referencePage(block: AnyBlock, example: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...example.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
  return `---
title: ${block.name}
description: ${JSON.stringify(block.summary.replaceAll('`', ''))}
sidebar: contributing
${block.more?.page?.protects === true ? '# The page only shows what the block looks like.\nbeta_feature: false\n' : ''}internal: true
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

/** Folder names are the blocks' names in kebab-case. */
const folders = readdirSync(join(root, 'templates/blocks')).sort()

describe('block reference', () => {
  for (const name of folders) {
    const block = blocks.find((one) => kebabCase(one.name) === name)
    if (block === undefined) continue
    test(name, () => {
      const example = readFileSync(join(root, 'templates/blocks', name, 'example.mdx'), 'utf8')
      golden(`${folder}/${name}.mdx`, referencePage(block, example))
    })
  }

  test('navigation', () => {
    const pages = folders.flatMap((name) => {
      const block = blocks.find((one) => kebabCase(one.name) === name)
      const entry = `          - page: { title: ${block?.name}, path: /docs/contributing/blocks/${name} }`
      return block === undefined ? [] : [entry]
    })
    golden(
      'content/navigation/contributing.yaml',
      `title: Write for this site
path: /docs/contributing
entries:
  - page: { title: How to write, path: /docs/contributing }
  - page: { title: Style, path: /docs/contributing/style }
  - page: { title: Settings of the site, path: /docs/contributing/settings }
  - page: { title: Checks on pull requests, path: /docs/contributing/pull-requests }
  - childSubsection:
      subheading: Publish
      path: /docs/contributing/publish
      entries:
        - page: { title: Netlify, path: /docs/contributing/publish/netlify }
        - page: { title: Cloudflare Pages, path: /docs/contributing/publish/cloudflare }
        - page: { title: GitHub Pages, path: /docs/contributing/publish/github }
        - page: { title: Firebase Hosting, path: /docs/contributing/publish/firebase }
        - page: { title: Vercel, path: /docs/contributing/publish/vercel }
        - page: { title: S3 and CloudFront, path: /docs/contributing/publish/cloudfront }
        - page: { title: Caddy, path: /docs/contributing/publish/caddy }
        - page: { title: nginx, path: /docs/contributing/publish/nginx }
  - subsection:
      subheading: Reference
      entries:
        - page: { title: All blocks, path: /docs/contributing/blocks }
        - childSubsection:
            subheading: Blocks
            entries:
${pages.map((line) => `    ${line}`).join('\n')}
`,
    )
  })

  test('the specification that examples show', () => {
    const text = readFileSync(join(root, 'test/fragment-data/openapi/calls.yaml'), 'utf8')
    const example = readFileSync(join(root, 'content/site.yaml'), 'utf8')
    const key = /brand:\s*(?:\{\s*|\n\s+)key:\s*([\w-]+)/.exec(example)?.[1] ?? ''
    const name = key.charAt(0).toUpperCase() + key.slice(1)
    golden('content/data/openapi/calls.yaml', text.replaceAll('acme', key).replaceAll('Acme', name))
  })

  test('index', () => {
    const rows = folders.flatMap((name) => {
      const block = blocks.find((one) => kebabCase(one.name) === name)
      return block === undefined
        ? []
        : [`| [${block.name}](/docs/contributing/blocks/${name}) | ${cell(block.summary)} |`]
    })
    golden(
      `${folder}/index.mdx`,
      `---
title: Block reference
description: Every block that a page of this site can hold, with an example and its properties.
sidebar: contributing
internal: true
---

A block is a piece of a page with a job of its own. In \`.mdx\` files it is written as a tag, in \`.md\` files as a directive. Each page here is made from the block itself, so it says what this version of the tool accepts.

| Block | What it is for |
| --- | --- |
${rows.join('\n')}
`,
    )
  })
})
