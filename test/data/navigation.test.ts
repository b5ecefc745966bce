import assert from 'node:assert/strict'
import { test } from 'node:test'
import { navigationPaths } from '../../compiler/assemble/sidebar.ts'
import { loadNavigation } from '../../compiler/data/navigation.ts'
import { loadRedirects } from '../../compiler/data/redirects-file.ts'
import { found } from '../formats/yaml/found.ts'

const load = (text: string) => loadNavigation([{ path: 'content/navigation/voice.yaml', text }])

test('a sidebar has entries of four kinds, each with its place', () => {
  const text = `title: Voice
path: /docs/voice
entries:
  - page: { title: Start, path: /docs/voice }
  - link: { title: Status, link: https://status.example, external: true }
  - subsection:
      subheading: Guides
      betaFeature: true
      entries:
        - childSubsection:
            subheading: Calls
            icon: Notes
            entries:
              - page: { title: Make one, path: /docs/voice/make }
`
  const { value, diagnostics } = load(text)
  assert.deepEqual(diagnostics, [])
  const [file] = value
  assert.equal(file?.name, 'voice')
  assert.equal(
    JSON.stringify(file?.tree.entries.map((entry) => Object.keys(entry))),
    '[["page"],["link"],["subsection"]]',
  )
  const path = ['entries', 2, 'subsection', 'entries', 0, 'childSubsection', 'entries', 0, 'page', 'path']
  assert.deepEqual(file?.placeOf(path), { line: 14, column: 48, endLine: 14, endColumn: 64 })
})

test('an entry is one of the four, and its keys are checked at any depth', () => {
  const text = `title: Voice
entries:
  - pgae: { title: A, path: /docs/a }
  - page: { title: A, path: docs/a }
    link: { title: A, link: /docs/a }
  - subsection:
      subheading: S
      entries:
        - childSubsection: { subheading: C, entires: [] }
        - page: { title: A }
        - {}
`
  const { diagnostics } = load(text)
  assert.deepEqual(found(diagnostics), [
    '3:5-3:9 SP1221 Unexpected key `pgae`',
    '4:29-4:35 SP1223 Unexpected string `docs/a`, expected a site path such as `/docs/voice`',
    '5:11-5:38 SP1223 Unexpected object, expected one of `page`, `link`, `subsection` and `childSubsection` in an entry',
    '9:45-9:52 SP1221 Unexpected key `entires`',
    '10:11-10:15 SP1222 Missing key `path`',
    '11:11-11:13 SP1223 Unexpected object, expected one of `page`, `link`, `subsection` and `childSubsection`',
  ])
  assert.equal(diagnostics[0]?.hint, 'Did you mean `page`?')
  assert.equal(diagnostics[1]?.hint, 'Write `/docs/a`.')
})

test('the address of another site leads to the kind of entry that is for it', () => {
  const text = `title: Voice
path: https://status.example
entries:
  - page: { title: Status, path: https://status.example/a }
  - childSubsection: { subheading: More, path: //status.example, entries: [] }
  - page: { path: https://status.example }
`
  const { diagnostics } = load(text)
  assert.deepEqual(
    diagnostics.map(({ hint }) => hint),
    [
      'Other sites have an entry: `link: { title: "…", link: "https://status.example" }`.',
      'Write `link: { title: "Status", link: "https://status.example/a" }`.',
      'Other sites have an entry: `link: { title: "…", link: "https://status.example" }`.',
      'Add `title`.',
      'Other sites have an entry: `link: { title: "…", link: "https://status.example" }`.',
    ],
  )
})

test('no hint leads from one mistake to the next', () => {
  const text = `title: Voice
path: javascript:run
entries:
  - //status.example
  - subsection: { subheading: More, entries: /docs/a }
`
  assert.deepEqual(
    load(text).diagnostics.map(({ hint }) => hint),
    [
      null,
      'Write `link: { title: "…", link: "https://status.example" }`.',
      'Begin each item with `- `. Its keys: `page`, `link`, `subsection`, `childSubsection`.',
    ],
  )
})

test('where a wrong entry leads is known all the same', () => {
  const { value } = load(`title: Voice
entries:
  - page: { titel: A, path: /docs/a }
  - page: { title: B, path: docs/b }
  - link: { title: 3, link: /docs/c, external: yes }
  - childSubsection: { subheading: D, path: /docs/d }
  - childSubsection: { subheading: E, path: /docs/e, icn: x, entries: [{ page: { path: /docs/f } }] }
  - subsection: { entries: 3 }
`)
  assert.deepEqual(value[0]?.tree.entries, [
    { page: { title: '/docs/a', path: '/docs/a' } },
    { subsection: { subheading: '', entries: [] } },
    { link: { title: '/docs/c', link: '/docs/c' } },
    { childSubsection: { subheading: 'D', entries: [], path: '/docs/d' } },
    {
      childSubsection: {
        subheading: 'E',
        entries: [{ page: { title: '/docs/f', path: '/docs/f' } }],
        path: '/docs/e',
      },
    },
    { subsection: { subheading: '', entries: [] } },
  ])
})

test('keys that stand beside the kind of their entry, or without one, are one mistake', () => {
  const text = `title: Voice
entries:
  - title: Bare
    path: /docs/a
  - title: Out
    link: https://status.example
  - page:
    title: A
    path: /docs/a
  - subheading: Guides
    entries: []
  - page: { title: A, path: /docs/a }
    icon: Notes
  - path: /docs/a
`
  const { diagnostics } = load(text)
  assert.deepEqual(
    diagnostics.map(({ line, hint }) => `${line} ${hint}`),
    [
      '3 Write `page: { title: "Bare", path: "/docs/a" }`.',
      '6 Write `link: { title: "Out", link: "https://status.example" }`.',
      '7 Indent `title` and `path` further than `page`.',
      '10 Write `subsection:` or `childSubsection:` above its keys, and indent them.',
      '13 Known keys: `page`, `link`, `subsection`, `childSubsection`.',
      '14 Write `page: { title: "…", path: "/docs/a" }`.',
    ],
  )
})

test('entries as other generators have them are one mistake each, with what to write', () => {
  const text = `title: Voice
entries:
  - type: doc
    id: voice
    label: Voice
  - type: category
    label: Guides
    items: [voice]
  - group: Learn
    pages: [voice/index]
  - Sub: [a]
  - text: Calls
    link: docs/calls
  - page: /docs/a
    title: A
  - entries: [a]
  - subsections: { subheading: A, entries: [] }
`
  const { diagnostics } = load(text)
  const folder = (name: string) =>
    `Write \`childSubsection: { subheading: "${name}", entries: [ … ] }\`, or \`subsection:\` for a separator.`
  assert.deepEqual(
    diagnostics.map(({ line, hint }) => `${line} ${hint}`),
    [
      '3 Write `page: { title: "Voice", path: "/…" }`.',
      `6 ${folder('Guides')}`,
      `9 ${folder('Learn')}`,
      `11 ${folder('Sub')}`,
      '13 Write `page: { title: "Calls", path: "/docs/calls" }`.',
      '14 Write `page: { title: "A", path: "/docs/a" }`.',
      `16 ${folder('…')}`,
      '17 Did you mean `subsection`?',
    ],
  )
})

test('of the file of a page its address is told', () => {
  const entries = ['Home: index.md', 'docs/calls/index.mdx', '{ title: A, href: docs/a.md }', 'page: /docs/b.md']
  const { diagnostics } = load(`title: Voice\nentries:\n${entries.map((one) => `  - ${one}\n`).join('')}`)
  assert.deepEqual(
    diagnostics.map(({ line, hint }) => `${line} ${hint}`),
    [
      '3 Write `page: { title: "Home", path: "/" }`.',
      '4 Write `page: { title: "…", path: "/docs/calls" }`.',
      '5 Write `page: { title: "A", path: "/docs/a" }`.',
      '6 Write `page: { title: "…", path: "/docs/b" }`.',
    ],
  )
})

test('typographic quotes around a text of a sidebar are told', () => {
  for (const title of ['“Voice”', '« Voice »']) {
    const { diagnostics } = load(`title: ${title}\nentries:\n  - page: { title: '“A”', path: /docs/a }\n`)
    assert.deepEqual(
      diagnostics.map(({ code, line, column, hint }) => `${code} ${line}:${column} ${hint}`),
      ['SP1250 1:8 Write `"Voice"`; quotes that readers are to see stand inside straight ones.'],
    )
  }
})

test('entries beside a wrong one keep their places, so that their links are checked too', () => {
  const text = `titel: Voice
entries:
  - pgae: { title: A, path: /docs/a }
  - page: { title: B, path: /docs/b }
  - subsection:
      subheading: 3
      entries:
        - text
        - page: { title: C, path: /docs/c }
`
  const [file] = load(text).value
  assert.deepEqual(
    navigationPaths(file?.tree ?? { title: '', entries: [] }).map(({ url, path }) => [url, file?.placeOf(path)?.line]),
    [
      ['/docs/b', 4],
      ['/docs/c', 9],
    ],
  )
})

test('redirects are records with their places', () => {
  const text =
    '- old_path: /docs/a\n  dest_url: /docs/b\n- old_path: /docs/c\n- { old_path: /d, dest_url: 3 }\n- old_path: /docs/e\n  dest_url: /docs/f\n  code: 302\n'
  const { value, diagnostics, sources } = loadRedirects({ path: 'content/redirects.yaml', text })
  assert.deepEqual(found(diagnostics), [
    '3:3-3:11 SP1222 Missing key `dest_url`',
    '4:29-4:30 SP1223 Unexpected number `3`, expected a string',
    '7:3-7:7 SP1221 Unexpected key `code`',
  ])
  assert.deepEqual(sources, ['/docs/a', '/docs/c', '/d', '/docs/e'])
  assert.deepEqual(value, [
    {
      old_path: '/docs/a',
      dest_url: '/docs/b',
      file: 'content/redirects.yaml',
      place: { line: 1, column: 3, endLine: 1, endColumn: 11 },
      oldPlace: { line: 1, column: 13, endLine: 1, endColumn: 20 },
      destPlace: { line: 2, column: 13, endLine: 2, endColumn: 20 },
    },
  ])
})

test('no redirects are no mistake', () => {
  const nothing = { value: [], diagnostics: [], sources: [] }
  assert.deepEqual(loadRedirects(null), nothing)
  assert.deepEqual(loadRedirects({ path: 'content/redirects.yaml', text: '# none\n' }), nothing)
  const { diagnostics } = loadRedirects({ path: 'content/redirects.yaml', text: 'old_path: /a\n' })
  assert.deepEqual(found(diagnostics), ['1:1-1:13 SP1223 Unexpected object, expected a list'])
})

test('an entry in a short form is written out in the hint, and a list alone gets its key', () => {
  const hints = (text: string) => load(text).diagnostics.map(({ line, hint }) => `${line} ${hint}`)
  assert.deepEqual(
    hints(
      'title: V\nentries:\n  - /docs/voice\n  - Calls: /docs/voice\n  - page: /docs/voice\n  - link: https://status.example\n',
    ),
    [
      '3 Write `page: { title: "…", path: "/docs/voice" }`.',
      '4 Write `page: { title: "Calls", path: "/docs/voice" }`.',
      '5 Write `page: { title: "…", path: "/docs/voice" }`.',
      '6 Write `link: { title: "…", link: "https://status.example" }`.',
    ],
  )
  const two = hints('title: V\nentries:\n  - Calls: /docs/a\n    Voice: /docs/b\n')
  assert.deepEqual(
    two.map((hint) => hint.split(': `')[0]),
    ['3 Known keys', '4 Known keys'],
  )
  assert.deepEqual(hints('- page: { title: A, path: /docs/voice }\n'), [
    '1 Write `entries:` above the list, and indent it.',
  ])
})
