import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import { kebabCase } from '../../../compiler/model/registry.ts'
import type { NewFile } from '../editor/write-files.ts'
import { readPlainText } from '../plain-file.ts'
import { cell, referencePage } from './reference-page.ts'

/** What the site has of its own: all blocks, and the folders of its own ones by their names. */
interface OwnBlocks {
  readonly blocks: readonly AnyBlock[]
  readonly folders: ReadonlyMap<string, string>
}

/**
 * Makes the pages of a site's block reference: one for each of its own blocks, and one that lists them. They are `internal`:
 * in no search, sitemap or list.
 *
 * @param root absolute
 * @returns none for a site without blocks of its own: a page that lies there is something else
 */
export function referencePages(root: string, { blocks, folders }: OwnBlocks): readonly NewFile[] {
  const own = blocks
    .flatMap((block) => {
      const folder = folders.get(block.name)
      return folder === undefined ? [] : [{ block, example: exampleIn(join(root, folder)) }]
    })
    .sort((a, b) => (a.block.name < b.block.name ? -1 : 1))
  if (own.length === 0) return []
  const at = referenceFolder(root)
  return [
    { path: `${at}/index.mdx`, content: indexPage(own.map(({ block }) => block)) },
    ...own.map(({ block, example }) => ({
      path: `${at}/${kebabCase(block.name)}.mdx`,
      content: referencePage(block, example, null),
    })),
  ]
}

/** @returns where the reference is: below the docs root, as the example site has it */
function referenceFolder(root: string): string {
  const docs = existsSync(join(root, 'content/pages/docs')) ? 'docs/' : ''
  return `content/pages/${docs}contributing/blocks`
}

/** The example without its front matter, which would be that of a page. */
function exampleIn(folder: string): string {
  const path = ['example.mdx', 'example.md'].map((name) => join(folder, name)).find((one) => existsSync(one))
  if (path === undefined) return ''
  return readPlainText(path).replace(/^---\n.*?\n---\n/s, '')
}

function indexPage(blocks: readonly AnyBlock[]): string {
  const rows = blocks.map(({ name, summary }) => `| [${name}](./${kebabCase(name)}.mdx) | ${cell(summary)} |`)
  return `---
title: Block reference
description: The blocks that this site has of its own, each with an example and its properties.
internal: true
---

In \`.mdx\` files a block is written as a tag, in \`.md\` files as a directive.

| Block | What it is for |
| --- | --- |
${rows.join('\n')}
`
}
