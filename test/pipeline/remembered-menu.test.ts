import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { OutputFile } from '../../compiler/model/output.ts'
import { outputFiles } from '../../compiler/output-files.ts'
import { openStore } from '../../compiler/store/store.ts'
import { theme } from '../../templates/theme.ts'
import { memoryContent, pipelineOf, textOf } from '../site.ts'

/** More than a page has in itself. */
const names = Array.from({ length: 240 }, (_, at) => `page-${at}`)

const siteOf = (word: string) => ({
  'content/site.yaml':
    'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nservices: { search: { provider: none } }\n',
  'content/navigation/docs.yaml': `title: Docs\npath: /docs\nentries:\n${names
    .map((name) => `  - page: { title: The ${name}, path: /docs/${name} }\n`)
    .join('')}`,
  'content/pages/docs/index.md': `---\ntitle: Docs\n---\n\nOne ${word}.\n`,
  ...Object.fromEntries(
    names.map((name) => [`content/pages/docs/${name}.md`, `---\ntitle: The ${name}\n---\n\nText.\n`]),
  ),
})

/**
 * Makes the output in a process of its own, with what earlier ones have left.
 *
 * @returns the menu, and how many were made before and after its text was asked for
 */
async function inProcess(root: string, word: string) {
  let made = 0
  const store = openStore(root, { secret: Buffer.from('secret'), key: '1', canWrite: true })
  const pipeline = pipelineOf(memoryContent(siteOf(word)), {
    mode: 'build',
    memory: store.memory,
    theme: {
      ...theme,
      menu: (...given) => {
        made++
        return theme.menu?.(...given) ?? null
      },
    },
  })
  const files: OutputFile[] = []
  for await (const some of outputFiles(pipeline, { goOn: () => true, isWhole: () => true })) files.push(...some)
  store.save(pipeline.traces(), null)
  const menus = files.filter(({ path }) => path.includes('menu-') && path.endsWith('.json'))
  const madeAtFirst = made
  const texts = menus.map(({ path, content }) => [path, textOf(content)])
  store.close()
  return { texts, made: [madeAtFirst, made] }
}

// It was made anew each time: of 50,000 pages 1,750 menus, for one word.
test('a long menu that is the same is not made by a later process, unless somebody asks for its text', async () => {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-menu-'))
  try {
    const first = await inProcess(root, 'word')
    assert.equal(first.texts.length, 1)
    assert.deepEqual(first.made, [1, 1])
    const second = await inProcess(root, 'other')
    assert.deepEqual(second, { texts: first.texts, made: [0, 1] })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
