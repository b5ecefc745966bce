import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnFrontMatter } from '../../bin/services/init/own-front-matter.ts'
import { countedGrowth } from '../growth/counted-growth.ts'

test('front matter is read in time that grows with its lines', () => {
  const growth = countedGrowth((count) => {
    withOwnFrontMatter(`---\n${'a: b\n'.repeat(count)}---\n`, 'md')
  }, 500)
  ok(growth < 8, String(growth))
})

test('a name of the sidebar is its title, without the spaces behind it', () => {
  equal(withOwnFrontMatter('---\nsidebar_label: A  b \t\r\n---\n', 'md'), '---\ntitle: A  b \t\r\n---\n')
  equal(withOwnFrontMatter('---\ntitle: "A"\nsidebar_label: A \n---\n', 'md'), '---\ntitle: "A"\n---\n')
})

test('of a page without a title in its front matter that is the first heading of its text, as a build finds it', () => {
  const of = (body: string, format: 'md' | 'mdx' = 'md') =>
    withOwnFrontMatter(`---\nsidebar_label: A\n---\n${body}`, format)
  const named = (body: string) => `---\ntitle: A\n---\n${body}`
  for (const body of ['# A\n', '# A ##\n', 'A\n===\n', '```sh\n# B\n```\n\n# A\n', '<!--\n# B\n-->\n\nA\n===\n'])
    equal(of(body), `---\n---\n${body}`)
  for (const body of ['```sh\n# A\n```\n', '```\nA\n===\n```\n', '<!--\n# A\n-->\n', '- A\n===\n', '    # A\n'])
    equal(of(body), named(body))
  equal(of('  <!-- # B -->\n    # A\n', 'mdx'), '---\n---\n  <!-- # B -->\n    # A\n')
})

test('layouts that there are not here are left out', () => {
  for (const theirs of ['layout: post\n', 'layout: "docs" \r\n', 'template: splash\n', 'layout:\n', 'layout: null\n'])
    equal(withOwnFrontMatter(`---\ntitle: A\n${theirs}---\n`, 'md'), '---\ntitle: A\n---\n')
  for (const same of ['layout: home\n', "layout: 'doc' \r\n"])
    equal(withOwnFrontMatter(`---\ntitle: A\n${same}---\n`, 'md'), `---\ntitle: A\n${same}---\n`)
})

test('what says which pages stand above and below is left out: folders say it', () => {
  const theirs = 'parent: A\ngrand_parent: "B"\nhas_children: true\nnav_exclude: true\n'
  equal(withOwnFrontMatter(`---\ntitle: C\n${theirs}---\n`, 'md'), '---\ntitle: C\n---\n')
})

test('what a page has for previews of links is its picture, and its version is shown nowhere', () => {
  const theirs = '"og:title": A\n"og:image": "https://x.example/a.png"\ntwitter:card: b\nversion: 2.1\n'
  equal(
    withOwnFrontMatter(`---\ntitle: C\n${theirs}---\n`, 'md'),
    '---\ntitle: C\nimage: "https://x.example/a.png"\n---\n',
  )
  equal(withOwnFrontMatter(`---\nimage: b.png\n${theirs}---\n`, 'md'), '---\nimage: b.png\n---\n')
  equal(withOwnFrontMatter('---\nog:image: /a.png\n---\n', 'md'), '---\n---\n')
})

test('whether another tool shows a sidebar is left out, and the name of one stays', () => {
  for (const theirs of ['auto', 'heading', 'false', 'true '])
    equal(withOwnFrontMatter(`---\nsidebar: ${theirs}\n---\n`, 'md'), '---\n---\n')
  equal(withOwnFrontMatter('---\nsidebar: automatic\n---\n', 'md'), '---\nsidebar: automatic\n---\n')
})
