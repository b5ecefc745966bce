import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import { bareHtml } from './bare-html.tsx'
import { differences } from './commonmark-differences.ts'
import { normalHtml } from './normal-html.ts'

// The suite writes tabs as arrows, so that they can be seen.
const withTabs = (text: string) => text.replaceAll('→', '\t')

for (const { number, section, markdown, html } of tests as readonly CommonMarkExample[]) {
  const reason = differences.get(number)
  const title = `${number} ${section}${reason === undefined ? '' : ` differs: ${reason}`}`
  test(title, () => {
    const ours = normalHtml(bareHtml(withTabs(markdown)))
    const theirs = normalHtml(withTabs(html))
    if (reason === undefined) deepStrictEqual(ours, theirs)
    else strictEqual(ours === theirs, false, 'it does not differ any more: take it off the list')
  })
}

interface CommonMarkExample {
  readonly number: number
  readonly section: string
  readonly markdown: string
  readonly html: string
}
