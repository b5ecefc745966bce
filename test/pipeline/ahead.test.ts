import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Memory } from '../../compiler/store/remembered.ts'
import { firstDifference } from '../formats/markdown/fast/same-tree.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const pageOf = (body: string) => `---\ntitle: Page\ndescription: Words.\n---\n\n${body}`
const contentOf = (body: string) =>
  memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    'content/pages/page.md': pageOf(body),
  })
const file = 'content/pages/page.md'
const long = `${'Words '.repeat(40)}with a [link](/nowhere).\n\n`.repeat(550)

/** What of a page is told while it is read ahead, and the pipeline that did it. */
async function readAhead(body: string) {
  const told: (string | null)[] = []
  let turns = 0
  const turn = async () => void turns++
  const pipeline = pipelineOf(contentOf(body), { turn, atWork: (subject) => told.push(subject) })
  await pipeline.ahead?.forOutput('/page')
  return { pipeline, told, turns: () => turns }
}

test('a long page is read ahead, turn by turn, and is the page that it is otherwise', async () => {
  const { pipeline, told, turns } = await readAhead(long)
  ok(turns() > 3, String(turns()))
  // Who measures the time of a page measures this, too.
  deepEqual([told.at(0), told.at(-1)], [file, null])
  const { page, diagnostics } = pipeline.pages.checked(file)
  const other = pipelineOf(contentOf(long)).pages.checked(file)
  equal(firstDifference(page.tree, other.page.tree), null)
  deepEqual(diagnostics, other.diagnostics)
})

test('a page that was made already is not read again, nor is one that is short or refused', async () => {
  const { pipeline, turns } = await readAhead(long)
  pipeline.pages.checked(file)
  const before = turns()
  await pipeline.ahead?.forOutput('/page')
  equal(turns(), before)
  for (const body of ['Text.\n\n'.repeat(10), '<b>'.repeat(60_000)]) equal((await readAhead(body)).turns(), 0)
})

test('the long pages of a report are read ahead of it, each once', async () => {
  const content = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    ...Object.fromEntries(['one', 'two'].map((name) => [`content/pages/${name}.md`, pageOf(long)])),
    'content/pages/short.md': pageOf('Text.'),
  })
  let turns = 0
  const asked: string[] = []
  const read: typeof content.read = (path) => {
    asked.push(path)
    return content.read(path)
  }
  // As that of a file, it begins with its size.
  const version: typeof content.version = (path) => `${content.read(path).source?.text.length ?? 0}`
  const pipeline = pipelineOf({ ...content, read, version }, { turn: async () => void turns++ })
  await pipeline.ahead?.forReport('report')
  // The report reads it itself: of many pages few texts are kept.
  ok(!asked.includes('content/pages/short.md'), asked.join(' '))
  const before = turns
  ok(before > 6, String(before))
  deepEqual(pipeline.report(), pipelineOf(content).report())
  await pipeline.ahead?.forReport('report')
  equal(turns, before)
})

test('the trees of a long page of a report go before its outline is written', async () => {
  const told: string[] = []
  const content = contentOf(long)
  const memory: Memory = {
    past: null,
    session: '',
    put: (bytes) => {
      if (Buffer.from(bytes).includes('"anchors"')) told.push('outline')
      return null
    },
    read: () => null,
    fold: () => null,
    join: () => null,
  }
  const onRelease = () => void told.push('trees')
  const version: typeof content.version = (path) => `${content.read(path).source?.text.length ?? 0}`
  const pipeline = pipelineOf({ ...content, version }, { turn: async () => {}, onRelease, memory })
  await pipeline.ahead?.forReport('report')
  deepEqual(told, ['trees', 'outline'])
})

test('a page that is finished lets its trees go whenever its outline is made, and leaves those of others', () => {
  const [one, two] = ['content/pages/one.md', 'content/pages/two.md']
  const content = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    [one]: pageOf('One.'),
    [two]: pageOf('Two.'),
  })
  let released = 0
  const { pages } = pipelineOf(content, { onRelease: () => void released++ })
  pages.finish(one)
  equal(released, 1)
  const held = pages.checked(two)
  pages.outline(two)
  equal(pages.checked(two), held)
  content.write(one, pageOf('One more.'))
  pages.outline(one)
  equal(released, 2)
})

test('where nobody has a turn, nothing is read ahead', () => {
  equal(pipelineOf(contentOf(long)).ahead, null)
})
