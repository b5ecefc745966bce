import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'
import { memoryContent, pipelineOf } from '../site.ts'

/** Texts of a property with a value of the site in them, where it is, and what the hint says. */
const uses: readonly (readonly [text: string, column: number, hint: string])[] = [
  ['<Disclosure title="{site.brand.name}">x</Disclosure>', 20, 'Write `title={site.brand.name}`.'],
  ["<Disclosure title='{site.brand.name}'>x</Disclosure>", 20, 'Write `title={site.brand.name}`.'],
  ['<Disclosure title="At {site.brand.name}">x</Disclosure>', 23, 'Write the text itself.'],
  [
    '<GetStartedLinks links={[{ label: "{site.brand.name}", url: "https://a.example" }]} />',
    36,
    'Write `site.brand.name`.',
  ],
  ['<Disclosure title={"{site.brand.name}"}>x</Disclosure>', 21, 'Write `site.brand.name`.'],
]

for (const [text, column, hint] of uses)
  test(text, () => {
    const { diagnostics } = compileFragment(`${text}\n`, 'content/pages/docs/page.mdx')
    deepEqual(
      diagnostics.map((one) => [one.code, one.severity, one.column, one.hint]),
      [['SP2047', 'warning', column, hint]],
    )
  })

test('a directive has no values of the site', () => {
  const { diagnostics } = compileFragment(':::info{title="{site.brand.name}"}\nx\n:::\n', 'content/pages/docs/page.md')
  deepEqual(
    diagnostics.map((one) => [one.code, one.column, one.hint]),
    [['SP2047', 16, 'Write the text itself.']],
  )
})

test('values that are none are left alone', () => {
  for (const text of [
    '<Disclosure title={site.brand.name}>x</Disclosure>',
    '<Disclosure title="{site} {x.y}">x</Disclosure>',
  ])
    deepEqual(compileFragment(`${text}\n`, 'content/pages/docs/page.mdx').diagnostics, [])
})

test('front matter has no values of the site, a heading that is the title does', () => {
  const pages = {
    'a.mdx': '---\ntitle: "{site.brand.name} guide"\ndescription: For {site.brand.name}\n---\n\nText.\n',
    'b.mdx': '# {site.brand.name} guide\n\nText.\n',
    'c.mdx': '# \\{site.brand.name} guide\n\nText.\n',
  }
  const { site } = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://kites.example\nbrand: { key: kites, name: Kites }\n',
      ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`content/pages/docs/${name}`, text])),
    }),
  )
  deepEqual(
    site.report().diagnostics.map(({ code, file, line, column }) => `${code} ${file} ${line}:${column}`),
    ['SP2047 content/pages/docs/a.mdx 2:8', 'SP2047 content/pages/docs/a.mdx 3:14'],
  )
})

test('an address of Markdown has no values of the site, which the hint on its dead link says', () => {
  const { site } = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://kites.example\nbrand: { key: kites, name: Kites }\n',
      'content/pages/docs/index.mdx': '# A\n\n[a]({site.links.support}) [b](/docs/{site.brand.key})\n',
      'content/pages/docs/plain.md': '# B\n\n[a]({site.links.support})\n',
      'content/navigation/docs.yaml':
        'title: A\npath: /docs\nentries: [{ link: { title: A, link: "{site.links.support}" } }]\n',
    }),
  )
  const none = 'An address in Markdown has no values of the site: write'
  deepEqual(
    site.report().diagnostics.map(({ code, hint }) => `${code} ${hint}`),
    [
      'SP4008 An address has no values of the site: write the address itself.',
      `SP4001 ${none} \`<a href={site.links.support}>…</a>\`, or the address itself.`,
      `SP4001 ${none} the address itself.`,
      `SP4001 ${none} the address itself.`,
    ],
  )
})
