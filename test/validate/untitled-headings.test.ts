import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const codes = (text: string, format: 'md' | 'mdx') =>
  compileFragment(`${text}\n\nText.\n`, `content/pages/docs/fragment.${format}`).diagnostics.map(({ code }) => code)

for (const [heading, format] of [
  ['##', 'md'],
  ['## {#limits}', 'md'],
  ['##', 'mdx'],
  ['## {/* #limits */}', 'mdx'],
  ['## {/* later */}', 'mdx'],
] as const)
  test(`${heading} of .${format} is no heading that readers see`, () => deepEqual(codes(heading, format), ['SP2093']))

for (const [heading, format] of [
  ['## Limits {#limits}', 'md'],
  ['## `{#limits}`', 'md'],
  ['## ![Limits](https://acme.example/a.png)', 'md'],
  ['## Limits {/* #limits */}', 'mdx'],
  ['## {site.brand.name} {/* #brand */}', 'mdx'],
] as const)
  test(`${heading} of .${format} is one`, () => deepEqual(codes(heading, format), []))
