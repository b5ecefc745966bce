import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnHeadingIds } from '../../bin/services/init/own-heading-ids.ts'

const around = (line: string) => `Text.\r\n\r\n${line}\r\nText.\r\n`

test('the id of a heading stands in braces alone, in MDX in a comment', () => {
  for (const [theirs, md, mdx] of [
    ['## Title { #the-id }', '## Title {#the-id}', '## Title {/* #the-id */}'],
    ['## Title {#the-id}', '## Title {#the-id}', '## Title {/* #the-id */}'],
    ['# `code` and more {/*the-id*/}  ', '# `code` and more {#the-id}', '# `code` and more {/* #the-id */}'],
    ['###### Title {/* #the_id */}', '###### Title {#the_id}', '###### Title {/* #the_id */}'],
  ] as const) {
    assert.equal(withOwnHeadingIds(around(theirs), false), around(md))
    assert.equal(withOwnHeadingIds(around(theirs), true), around(mdx))
  }
})

test('what is no id of a heading stays as it is written', () => {
  for (const same of [
    '## Title { #the-id .wide }',
    '## Title {/* not an id */}',
    '## Title { #the-id } and more',
    'Text { #the-id }',
    '```md\n## Title { #the-id }\n```',
    `## ${'{ #'.repeat(50_000)}`,
    `## a${' '.repeat(100_000)}b`,
  ])
    assert.equal(withOwnHeadingIds(around(same), true), around(same))
})

test('kramdown has the id of a heading on the line below it, too', () => {
  assert.equal(
    withOwnHeadingIds('## A  \r\n{: #a-1}\r\n\r\n### B\n{:#b }\nText.\n\n## C {: #c }\n', false),
    '## A {#a-1}\r\n\r\n### B {#b}\nText.\n\n## C {#c}\n',
  )
  for (const same of ['## A\n\n{: #a}\n', '## A {#b}\n{: #a}\n', '## A\n{: .a}\n', 'A\n{: #a}\n'])
    assert.equal(withOwnHeadingIds(same, false), same)
})
