import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createGraph } from '../../compiler/pipeline/graph/graph.ts'
import { indexSteps } from '../../compiler/pipeline/index-steps.ts'
import { storedAsJson } from '../../compiler/pipeline/print.ts'
import { searchEngine } from '../../compiler/search/sharded/engine.ts'
import { openStore } from '../../compiler/store/store.ts'
import { randomNumbers } from '../preview/random-site.ts'
import { textOf } from '../site.ts'
import { indexOf, recordWith } from './indexed.ts'

const words = Array.from({ length: 900 }, (_, at) => `${((at * 7919) % 46_656).toString(36)}x`)

/** Pages as their texts, by route. */
function somePages(count: number, random: (below: number) => number): Map<string, string> {
  const text = () => Array.from({ length: 40 }, () => words[random(words.length)]).join(' ')
  return new Map(Array.from({ length: count }, (_, at) => [`/docs/page-${at}`, text()]))
}

/** Each leads to a page that its text says. */
const recordOf = ([route, text]: readonly [string, string]) =>
  recordWith({ route, leads: [[`/docs/page-${text.length % 190}`, text.slice(0, 12)]] }, text)

/** The index of a process of its own, with what earlier ones have left. @returns also the pages that it took apart */
function inProcess(root: string, pages: ReadonlyMap<string, string>) {
  const store = openStore(root, { secret: Buffer.from('secret'), key: '1', canWrite: true })
  const graph = createGraph(() => 1, store.memory)
  const read: string[] = []
  const routes = graph.input('routes', () => [...pages.keys()].sort(), String)
  const text = graph.input('text', (route) => pages.get(route) ?? '', String)
  const digest = graph.step(
    'digest',
    (route) => {
      read.push(route)
      return searchEngine.digest(recordOf([route, text(route)]))
    },
    storedAsJson,
  )
  const { entry, files } = indexSteps(
    graph,
    { addresses: (kind) => (kind === 'search' ? routes() : []), page: digest, language: () => 'en' },
    () => {},
  )
  const made = {
    entry: entry('search'),
    files: files('search').map(({ path, content }) => ({ path, content: textOf(content) })),
  }
  store.save(graph.traces(), null)
  store.close()
  return { ...made, read }
}

test('an index that is remembered by piece equals one that is made at once, whatever has changed', () => {
  for (const seed of [1, 2, 3]) {
    const random = randomNumbers(seed)
    const root = mkdtempSync(join(tmpdir(), 'signalpost-index-'))
    try {
      const pages = somePages(190, random)
      inProcess(root, pages)
      for (let step = 0; step < 4; step++) {
        const route = `/docs/page-${random(pages.size)}`
        const kind = random(4)
        if (kind === 0) pages.delete(route)
        else if (kind === 1) pages.set(`/docs/new-${step}-${random(99)}`, 'words 新しい ünï of a new page')
        else pages.set(route, `${pages.get(route) ?? ''} ${words[random(words.length)]} more-${step}`)
        const { entry, files } = inProcess(root, pages)
        assert.deepEqual({ entry, files }, indexOf([...pages].map(recordOf)), `seed ${seed}, step ${step}`)
      }
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
})

test('of a page that changes no other page is taken apart again', () => {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-index-'))
  try {
    const pages = somePages(190, randomNumbers(5))
    assert.equal(inProcess(root, pages).read.length, 190)
    pages.set('/docs/page-7', `${pages.get('/docs/page-7')} zeppelin`)
    assert.deepEqual(inProcess(root, pages).read, ['/docs/page-7'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
