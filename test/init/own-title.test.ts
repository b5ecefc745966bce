import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnTitle as ownTitle } from '../../bin/services/init/own-title.ts'

const withOwnTitle = (text: string, format: 'md' | 'mdx' = 'md') => ownTitle(text, format)

test('a page that begins below the first level has its headings raised', () => {
  const theirs = '\n## Storing *Keys* {#keys}\r\n\nText\n\n### One\n\n```md\n## Code\n```\n\n#### Two\n'
  const ours = '\n# Storing *Keys* {#keys}\r\n\nText\n\n## One\n\n```md\n## Code\n```\n\n### Two\n'
  assert.equal(withOwnTitle(theirs), ours)
  assert.equal(withOwnTitle('---\norder: 1\n---\n\n### A\n'), '---\norder: 1\n---\n\n# A\n')
})

test('what nobody sees may stand before it, and is no heading', () => {
  const before = '<!-- Old\n# A\n-->\n\n<a id="old"></a>\n'
  assert.equal(withOwnTitle(`${before}## B\n\n### C\n`), `${before}# B\n\n## C\n`)
  assert.equal(
    withOwnTitle('## A\n\n- b\n\n      ```sh\n# c\n      ```\n'),
    '# A\n\n- b\n\n      ```sh\n# c\n      ```\n',
  )
})

test('where other headings stand beside the first, it alone is raised, and is a place that links lead to', () => {
  assert.equal(withOwnTitle('## `A` "b" ##\n\nText\n\n## C\n'), '# `A` "b" ##\n\nText\n\n## C\n')
  assert.equal(withOwnTitle('---\norder: 1\n---\n### A {#a}\n## B\n'), '---\norder: 1\n---\n# A {#a}\n## B\n')
})

test('a heading that is underlined stands beside the first, too', () => {
  assert.equal(withOwnTitle('## A\n\nText\n\nB\n---\n'), '# A\n\nText\n\nB\n---\n')
  assert.equal(withOwnTitle('## A\n\n---\n\n- b\n---\n\n| a |\n|---|\n'), '# A\n\n---\n\n- b\n---\n\n| a |\n|---|\n')
})

test('a page with a title, and one that begins with something else, stay', () => {
  for (const same of [
    '---\ntitle: A\n---\n\n## B\n',
    '## B\n\n# A\n',
    '# A\n\n## B\n',
    '## B\n\nA\n===\n',
    '## B\r\n\r\nA\r\n == \r\n',
    'Text\n\n## B\n',
    '##\n\nText\n',
    '##A\n',
    '```\n## B\n```\n',
    '',
  ])
    assert.equal(withOwnTitle(same), same)
})

test('a key in quotes is a title', () => {
  for (const same of ['---\n"title": A\n---\n## B\n## C\n', "---\n'title' : A\n---\n## B\n"])
    assert.equal(withOwnTitle(same), same)
})
