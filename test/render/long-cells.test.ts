import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { createDataMarkdown } from '../../compiler/render/data-markdown.ts'
import { joined } from '../../compiler/render/hast/pieces.ts'
import { toHast } from '../../compiler/render/hast/to-hast.ts'

const parse = createParser(new Set())
const sentence = 'This sentence has some more signs than forty.'

/** A table as a page has it, with a row of these cells. */
const table = (...cells: string[]) => {
  const line = (signs: readonly string[]) => `| ${signs.join(' | ')} |\n`
  return line(cells.map((_, at) => `Column ${at}`)) + line(cells.map(() => '---')) + line(cells)
}

/** Which cells of the page's tables are marked. */
function marksOf(markdown: string): readonly boolean[] {
  const parsed = parse(markdown, 'md')
  const marks: boolean[] = []
  if ('tree' in parsed)
    visit(joined(toHast(parsed.tree, markdown.includes('<td'))), 'element', ({ tagName, properties }: Element) => {
      if (tagName === 'td') marks.push(JSON.stringify(properties.className) === '["long"]')
    })
  return marks
}

const cases: readonly (readonly [what: string, markdown: string, marked: readonly boolean[]])[] = [
  ['a sentence among three columns', table('a', sentence, 'b'), [false, true, false]],
  [
    'its pieces count together',
    table('a', 'This **sentence** has _some_ `more` [signs](/a) than forty.', 'b'),
    [false, true, false],
  ],
  ['forty signs are few', table('a', 'x'.repeat(40), 'b'), [false, false, false]],
  ['two columns share the width', table(sentence, sentence), [false, false]],
  [
    "an author's own HTML, whose own class is dropped",
    `<table><tr><td class="long">a</td><td><p>${sentence}</p></td><td>b</td></tr></table>\n`,
    [false, true, false],
  ],
]

for (const [what, markdown, marked] of cases) test(`long cells: ${what}`, () => deepEqual(marksOf(markdown), marked))

test('long cells: a text of data', () => {
  const html = createDataMarkdown()(table('a', sentence, 'b'), (url) => ({ href: url, external: false }))
  match(html, /<td>a<\/td>\s*<td class="long">This sentence/)
})
