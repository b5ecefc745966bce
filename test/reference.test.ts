import { deepEqual, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { cell, referencePage } from '../bin/services/block-reference/reference-page.ts'
import { frontMatterSchema } from '../compiler/data/front-matter.ts'
import { siteConfigSchema } from '../compiler/data/site/site-config.ts'
import { knownKeys } from '../compiler/formats/shape/known-keys.ts'
import { kebabCase } from '../compiler/model/registry.ts'
import { blocks } from '../templates/blocks.ts'
import { golden } from './golden.ts'
import { root } from './root.ts'

/**
 * The block reference of the example site is made from the blocks: summary, example, properties. Each page is a golden
 * file, so that a changed contract can't leave it behind; `UPDATE=1` writes them.
 */
const folder = 'content/pages/docs/contributing/blocks'

/** Folder names are the blocks' names in kebab-case. */
const folders = readdirSync(join(root, 'templates/blocks')).sort()

describe('block reference', () => {
  for (const name of folders) {
    const block = blocks.find((one) => kebabCase(one.name) === name)
    if (block === undefined) continue
    test(name, () => {
      const example = readFileSync(join(root, 'templates/blocks', name, 'example.mdx'), 'utf8')
      golden(`${folder}/${name}.mdx`, referencePage(block, example, 'contributing'))
    })
  }

  test('the sidebar has an entry for each block', () => {
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

  test('the index lists every block with what it is for', () => {
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

test('the pages for writers name every key of the settings and of front matter', () => {
  const pages = [
    ['settings.md', siteConfigSchema([])],
    ['index.mdx', frontMatterSchema],
  ] as const
  for (const [page, schema] of pages) {
    const text = readFileSync(join(root, 'content/pages/docs/contributing', page), 'utf8')
    // As a word of code: in a table, in a sentence or in an example.
    const isNamed = (key: string) => new RegExp(`\`${key}\`|^ *${key}:`, 'm').test(text)
    const keys = knownKeys(schema, [], undefined)
    ok(keys.length > 10)
    deepEqual(
      keys.filter((key) => !isNamed(key)),
      [],
    )
  }
})
