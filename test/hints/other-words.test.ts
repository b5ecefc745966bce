import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { loadNavigation } from '../../compiler/data/navigation.ts'
import { loadRedirects } from '../../compiler/data/redirects-file.ts'
import { compileFragment } from '../fragment.ts'

const said = (found: readonly { readonly message: string; readonly hint: string | null }[]) =>
  found.map(({ message, hint }) => `${message}. ${hint}`)

test('other words for a key of navigation are one mistake each', () => {
  const text = `title: Ink
entries:
  - link: { title: Status, url: https://status.example }
  - subsection: { title: Guides, entries: [] }
  - childSubsection: { subheading: Pens, items: [] }
  - folder: { title: More, entries: [] }
  - section: { title: Rest, entries: [] }
  - page: { title: Ink, pens and more, path: /docs }
  - page: { title: Home, path: /docs }
    link: { title: Other, link: https://other.example }
`
  deepEqual(said(loadNavigation([{ path: 'content/navigation/ink.yaml', text }]).diagnostics), [
    'Unexpected key `url`. Did you mean `link`?',
    'Unexpected key `title`. Did you mean `subheading`?',
    'Unexpected key `items`. Did you mean `entries`?',
    'Unexpected key `folder`. Did you mean `childSubsection`?',
    'Unexpected key `section`. Did you mean `subsection`?',
    'Unexpected key `pens and more`. A text with a comma stands in quotes: `title: "Ink, pens and more"`.',
    'Unexpected object, expected one of `page`, `link`, `subsection` and `childSubsection` in an entry. Make `link` an entry of its own: begin it with `- `.',
  ])
})

test('redirects of other tools', () => {
  const text = '- { from: /docs/old, to: /docs }\n- { source: /docs/older, destination: /docs }\n'
  deepEqual(said(loadRedirects({ path: 'content/redirects.yaml', text }).diagnostics), [
    'Unexpected key `from`. Did you mean `old_path`?',
    'Unexpected key `to`. Did you mean `dest_url`?',
    'Unexpected key `source`. Did you mean `old_path`?',
    'Unexpected key `destination`. Did you mean `dest_url`?',
  ])
})

test('a list in a key of its own', () => {
  const text = 'redirects:\n  - { old_path: /docs/old, dest_url: /docs }\n'
  deepEqual(said(loadRedirects({ path: 'content/redirects.yaml', text }).diagnostics), [
    'Unexpected object, expected a list. Leave `redirects` out: the list itself stands here.',
  ])
})

for (const [body, ...expected] of [
  ['<Callout type="info">\n  Text\n</Callout>', 'Unknown property `type` on `Callout`. Did you mean `variant`?'],
  [
    '<Disclosure summary="A">\n  Text\n</Disclosure>',
    'Unknown property `summary` on `Disclosure`. Did you mean `title`?',
  ],
  [
    '<GetStartedLinks links={[{ title: "A", href: "/docs" }]} />',
    'Unknown property `links.0.title` on `GetStartedLinks`. Did you mean `label`?',
    'Unknown property `links.0.href` on `GetStartedLinks`. Did you mean `url`?',
  ],
  [
    '<LinkCard title="A" href="/docs" link="/docs" />',
    'Unknown property `link` on `LinkCard`. It takes `title`, `href`, `subtitle`, `description`, `icon`, `product`.',
  ],
] as const)
  test(body, () =>
    deepEqual(said(compileFragment(`${body}\n`, 'content/pages/docs/fragment.mdx').diagnostics), expected),
  )
