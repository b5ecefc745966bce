import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryOf } from './memory-of.ts'

const page = { 'content/pages/index.md': '---\ntitle: Page\ndescription: Words.\n---\n\nWords.\n' }

const ofPage = await memoryOf('check', page)

/** @returns a megabyte of records */
function megabyte(record: (at: number) => string): string {
  let text = ''
  for (let at = 0; text.length < 1e6; at++) text += record(at)
  return text
}

const entries = megabyte((at) => `  - page: { title: Entry ${at}, path: /nowhere/page${at} }\n`)
const destinations = megabyte(
  (at) => `  - id: "id${at}"\n    display_name: Destination ${at}\n    slug: destination-${at}\n    status: WRONG\n`,
)

// Of each stayed several objects, tables and texts, and young objects had 32 MB besides: 133, 167 and 77 MB.
for (const [what, most, status, files] of [
  [
    'a chain of 20,000 redirects',
    110e6,
    1,
    { 'content/redirects.yaml': megabyte((at) => `- old_path: /old/${at}\n  dest_url: /old/${at + 1}\n`) },
  ],
  [
    '18,000 entries of a sidebar that lead nowhere',
    75e6,
    0,
    { 'content/navigation/a.yaml': `title: A\nentries:\n${entries}` },
  ],
  ['11,000 wrong records of a catalogue', 65e6, 1, { 'content/data/destinations.yaml': `items:\n${destinations}` }],
] as const)
  test(`a check of ${what} takes memory for each once`, async () => {
    const more = (await memoryOf('check', { ...page, ...files }, status)) - ofPage
    ok(more < most, `${Math.round(more / 1e6)} MB`)
  })
