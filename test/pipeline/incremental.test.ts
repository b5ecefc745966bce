import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { root } from '../root.ts'
import { memoryContent, openFolder, pipelineOf } from '../site.ts'

/** What somebody finds who has seen nothing before. */
function checkAll(folder: string): readonly Diagnostic[] {
  return openFolder(folder).site.report().diagnostics
}

function openLive(folder: string) {
  const done: string[] = []
  const { refresh, site } = openFolder(folder, { onPage: (file) => void done.push(file) })
  return {
    run: () => {
      refresh()
      done.length = 0
      return site.report().diagnostics
    },
    /** The pages that the last run worked on. */
    done,
  }
}

function withCopy(work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-live-'))
  try {
    cpSync(join(root, 'test/sites/mistakes/in'), folder, { recursive: true })
    work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a second run without a change works on no page', () => {
  withCopy((folder) => {
    const live = openLive(folder)
    const first = live.run()
    assert.ok(live.done.length > 0)
    assert.deepEqual(live.run(), first)
    assert.deepEqual(live.done, [])
  })
})

/** Edits of a site in order, each with the pages that it touches (null: not looked at). */
const edits: readonly (readonly [what: string, edit: (folder: string) => void, worked: readonly string[] | null])[] = [
  ['a word in a page', (at) => append(at, 'pages/docs/headings.md', '\n\nMore.\n'), ['content/pages/docs/headings.md']],
  [
    'a new heading, an anchor for a link of another page',
    (at) => append(at, 'pages/docs/index.md', '\n\n## Nowhere\n'),
    ['content/pages/docs/index.md'],
  ],
  ['the same text again', (at) => append(at, 'pages/docs/headings.md', ''), []],
  ['a partial', (at) => append(at, 'partials/mistaken.mdx', '\n\n<Nothing />\n'), null],
  [
    'a new page',
    (at) => writeFileSync(join(at, 'content/pages/docs/fresh.md'), '---\ntitle: Fresh\n---\n\n[a](/docs/x)\n'),
    null,
  ],
  ['a page goes', (at) => rmSync(join(at, 'content/pages/docs/headings.md')), []],
  [
    'a page moves',
    (at) => renameSync(join(at, 'content/pages/docs/fresh.md'), join(at, 'content/pages/docs/moved.md')),
    ['content/pages/docs/moved.md'],
  ],
  ['a redirect', (at) => append(at, 'redirects.yaml', '\n- {old_path: /docs/gone, dest_url: /docs/moved}\n'), null],
  [
    'a redirect of a page',
    (at) => replace(at, 'pages/docs/moved.md', 'title: Fresh', 'title: Fresh\nredirect_from: /docs/was'),
    null,
  ],
  ['the navigation', (at) => append(at, 'navigation/voice.yaml', '\n  - page: { title: No, path: /docs/no }\n'), []],
  [
    'a sidebar without faults of its own',
    (at) =>
      replace(
        at,
        'navigation/voice.yaml',
        '  - pge: { title: Misspelt, path: /docs }\n  - link: { title: No address }\n',
        '',
      ),
    [],
  ],
  ['a line above its dead links', (at) => replace(at, 'navigation/voice.yaml', 'title:', '# Voice\ntitle:'), []],
  ['data', (at) => append(at, 'data/errors.yaml', '\n- {code: 1}\n'), null],
  ['site.yaml is broken', (at) => append(at, 'site.yaml', '\nnonsense: 1\n'), null],
  ['site.yaml is right again', (at) => replace(at, 'site.yaml', '\nnonsense: 1\n', ''), []],
  ['another name of the brand', (at) => replace(at, 'site.yaml', 'name:', 'name:  '), null],
]

test('after each edit: the same problems as check finds, and no more work than the edit asks for', () => {
  withCopy((folder) => {
    const live = openLive(folder)
    live.run()
    for (const [what, edit, worked] of edits) {
      edit(folder)
      assert.deepEqual(live.run(), checkAll(folder), what)
      if (worked !== null) assert.deepEqual(live.done, worked, what)
    }
  })
})

function append(folder: string, path: string, text: string): void {
  const file = join(folder, 'content', path)
  writeFileSync(file, readFileSync(file, 'utf8') + text)
}

function replace(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, 'content', path)
  const text = readFileSync(file, 'utf8')
  assert.ok(text.includes(from), `${path} holds ${from}`)
  writeFileSync(file, text.replace(from, to))
}

test('two names are not one name with a space in it', () => {
  const settings = (products: string) =>
    `url: https://a.example\nbrand: { key: a, name: A }\nproducts: { ${products} }\n`
  const navigation = 'title: B\nentries:\n  - page: { title: Docs, path: /docs }\n'
  const content = memoryContent({
    'content/site.yaml': settings("'voice calls': Voice"),
    'content/pages/docs/index.md': '---\ntitle: Docs\nproduct: calls\n---\n',
    'content/pages/docs/b.md': '---\ntitle: B\nsidebar: b\n---\n',
    'content/navigation/b c.yaml': navigation,
  })
  const found = ({ site, facts }: ReturnType<typeof pipelineOf>) => ({
    problems: site.report().diagnostics,
    product: facts.facts('/docs')?.product,
  })
  const going = pipelineOf(content)
  assert.deepEqual(found(going), found(pipelineOf(content)))
  content.write('content/site.yaml', settings('voice: Voice, calls: Calls'))
  assert.deepEqual(found(going), found(pipelineOf(content)))
  content.remove('content/navigation/b c.yaml')
  for (const name of ['b', 'c']) content.write(`content/navigation/${name}.yaml`, navigation)
  assert.deepEqual(found(going), found(pipelineOf(content)))
})
