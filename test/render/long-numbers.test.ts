import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { joined } from '../../compiler/render/hast/pieces.ts'
import { toHast } from '../../compiler/render/hast/to-hast.ts'

const parse = createParser(new Set())
const items = (from: number, count: number) => Array.from({ length: count }, (_, at) => `${from + at}. Item\n`).join('')

/** Whether the first ordered list of a page is marked as one of long numbers. */
function isMarked(markdown: string): boolean {
  const parsed = parse(markdown, 'md')
  let marked = false
  if ('tree' in parsed)
    visit(joined(toHast(parsed.tree, markdown.includes('<ol'))), 'element', ({ tagName, properties }: Element) => {
      if (tagName === 'ol' && properties.dataLong !== undefined) marked = true
    })
  return marked
}

for (const [what, markdown, marked] of [
  ['years', items(1999, 2), true],
  ['up to 999', items(998, 2), false],
  ['from 998 to 1000', items(998, 3), true],
  ['three items', items(1, 3), false],
  ["an author's own HTML", '<ol start="2001"><li>Item</li></ol>\n', true],
  ['a number that is none', '<ol start="x"><li>Item</li></ol>\n', false],
  ['more items than are turned at once', items(950, 200), true],
] as const)
  test(`a list of long numbers is marked: ${what}`, () => equal(isMarked(markdown), marked))
