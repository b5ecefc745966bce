import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openParseMemory } from '../../bin/services/parse-memory.ts'
import { parseMarkdown } from '../../compiler/formats/markdown/parse-markdown.ts'
import { readParsed, storeParsed } from '../../compiler/formats/markdown/stored-tree.ts'
import { root as checkout } from '../root.ts'
import { inFolder, list, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

const known = new Set(['info'])
const options = { version: '1', clean: false, readOnly: false }
type Source = readonly [format: 'md' | 'mdx', text: string]

const pages: readonly Source[] = [
  ['md', '# Home\n\nSee [calls](./calls.md).\n\n| a | b |\n| - | - |\n| 1 | |\n\n:::info\nText.\n:::\n'],
  ['mdx', '<Callout variant="info" items={[1, "two", { three: null }]}>\n\n- [ ] a\n- b\n\n</Callout>\n'],
  ['mdx', 'A mistake: <Callout>\n'],
]

/** Asks for all pages. @returns what was parsed to, as JSON: classes of nodes do not count */
function ask(root: string, more: Partial<typeof options> = {}, some: readonly Source[] = pages) {
  const memory = openParseMemory(root, { ...options, ...more })
  const parsed = some.map(([format, text]) => JSON.parse(JSON.stringify(memory.parse(text, format, known))))
  memory.prune()
  return parsed
}

const fresh = pages.map(([format, text]) => JSON.parse(JSON.stringify(parseMarkdown(text, format, known))))
const folderOf = (root: string) => join(root, '.signalpost/cache/markdown')
const names = (root: string) => readdirSync(folderOf(root)).sort()

/** Puts what another page was parsed to in the place of each, so that it shows where a file was read. */
function mark(root: string): unknown {
  const other = join(root, 'other')
  const [parsed] = ask(other, {}, [['md', 'Another page.']])
  const [name = ''] = names(other)
  for (const one of names(root)) copyFileSync(join(folderOf(other), name), join(folderOf(root), one))
  return parsed
}

test('what is remembered is what the parser gives', async () => {
  for (const [format, text] of pages) {
    const parsed = parseMarkdown(text, format, known)
    const stored = storeParsed(parsed)
    assert.ok(stored !== null)
    assert.deepEqual(JSON.parse(JSON.stringify(readParsed(stored))), JSON.parse(JSON.stringify(parsed)))
  }
  assert.equal(storeParsed(parseMarkdown('<A b={/x/} />', 'mdx', known)), null)
})

test('a second build reads what the first has parsed; another version and `--clean` do not', async () => {
  await inFolder({}, async (root) => {
    assert.deepEqual(ask(root), fresh)
    assert.equal(names(root).length, pages.length)
    assert.equal(readFileSync(join(root, '.signalpost/.gitignore'), 'utf8'), '*\n')
    assert.deepEqual(ask(root), fresh)
    const marked = mark(root)
    assert.deepEqual(ask(root), [marked, marked, marked])
    assert.deepEqual(ask(root, { clean: true }), fresh)
    // What was not asked for in that version is gone, and what `--clean` has parsed is remembered.
    assert.deepEqual(ask(root), fresh)
    const before = names(root)
    assert.deepEqual(ask(root, { version: '2' }), fresh)
    assert.ok(names(root).every((name) => !before.includes(name)))
  })
})

test('a damaged file is parsed again, and put right', async () => {
  await inFolder({}, async (root) => {
    ask(root)
    const good = names(root).map((name) => readFileSync(join(folderOf(root), name), 'utf8'))
    for (const damage of [
      () => '',
      (text: string) => text.slice(0, -1),
      (text: string) => text.replace('"', "'"),
      (text: string) => `${text}x`,
      () => '\0'.repeat(500),
    ]) {
      for (const [at, name] of names(root).entries()) writeFileSync(join(folderOf(root), name), damage(good[at] ?? ''))
      assert.deepEqual(ask(root), fresh)
      assert.deepEqual(
        names(root).map((name) => readFileSync(join(folderOf(root), name), 'utf8')),
        good,
      )
    }
  })
})

test('pages that are gone are forgotten, other files stay; `check` writes nothing', async () => {
  await inFolder({}, async (root) => {
    assert.deepEqual(ask(root, { readOnly: true }), fresh)
    assert.ok(!existsSync(join(root, '.signalpost')))
    ask(root)
    writeFileSync(join(folderOf(root), 'notes.txt'), 'mine')
    writeFileSync(join(folderOf(root), `${'0'.repeat(64)}.1.tmp`), 'half')
    ask(root, { readOnly: true }, [])
    assert.equal(names(root).length, pages.length + 2)
    ask(root, {}, pages.slice(0, 1))
    assert.equal(names(root).length, 2)
    assert.ok(names(root).includes('notes.txt'))
  })
})

test('a place that cannot be written to is no failure', async () => {
  await inFolder({ '.signalpost': 'a file' }, async (root) => {
    assert.deepEqual(ask(root), fresh)
  })
  await inFolder({}, async (root) => {
    for (const name of [0, 1]) mkdirSync(join(folderOf(root), String(name)), { recursive: true })
    assert.deepEqual(ask(root), fresh)
  })
})

const files = {
  'content/site.yaml': siteYaml,
  'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nSee [calls](./calls.mdx).\n\n## A\n\n| a |\n| - |\n| 1 |\n',
  'content/pages/docs/calls.mdx':
    '---\ntitle: Calls\n---\n\n<Callout variant="info">Text.</Callout>\n\n```nolang\nx\n```\n',
  'content/partials/unused.md': 'A [partial](/docs).\n',
}

test('neither the output nor the report hangs on what is remembered, whatever its state', async () => {
  const compiled = spawnSync(process.execPath, [join(checkout, 'bin/compile.mjs')], { encoding: 'utf8' })
  assert.equal(compiled.status, 0, compiled.stderr)
  await inFolder(files, async (root) => {
    const build = async (out: string, ...argv: readonly string[]) => {
      const command = ['build', '--format', 'json', '--out', out, ...argv]
      const { status, stdout } = await run(join(checkout, 'bin/signalpost.js'), command, { cwd: root })
      const written = list(join(root, out)).map((path) => {
        return statSync(join(root, out, path)).isFile() ? [path, readFileSync(join(root, out, path), 'base64')] : [path]
      })
      return { status, stdout, written }
    }
    const first = await build('a')
    assert.equal(first.status, 0, first.stdout)
    assert.equal(names(root).length, 3)
    assert.deepEqual(await build('b'), first)
    for (const name of names(root)) writeFileSync(join(folderOf(root), name), 'damaged')
    assert.deepEqual(await build('c'), first)
    assert.deepEqual(await build('d', '--clean'), first)
    // A mistake is found in a page that is remembered, too.
    writeFileSync(join(root, 'content/pages/docs/index.md'), '---\ntitle: Docs\n---\n\n[gone](./gone.md) <Nope />\n')
    const wrong = await build('d')
    assert.equal(wrong.status, 1)
    assert.deepEqual(await build('d'), wrong)
    assert.deepEqual(await build('d', '--clean'), wrong)
  })
})
