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
`
  deepEqual(said(loadNavigation([{ path: 'content/navigation/ink.yaml', text }]).diagnostics), [
    'Unexpected key `url`. Did you mean `link`?',
    'Unexpected key `title`. Did you mean `subheading`?',
    'Unexpected key `items`. Did you mean `entries`?',
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
    '<LinkCard title="A" href="/docs" link="/docs" />',
    'Unknown property `link` on `LinkCard`. It takes `title`, `href`, `subtitle`, `description`, `icon`, `product`.',
  ],
] as const)
  test(body, () =>
    deepEqual(said(compileFragment(`${body}\n`, 'content/pages/docs/fragment.mdx').diagnostics), expected),
  )
