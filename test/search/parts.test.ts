import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { OutputFile } from '../../compiler/model/output.ts'
import { openSearchIndex } from '../../compiler/search/search-index.ts'
import type { SearchPage } from '../../compiler/search/search-page.ts'

const page = (at: number): SearchPage => ({
  route: `/docs/page-${at}`,
  title: `Page ${at}`,
  description: '',
  html: `<html lang="en"><head></head><body><article data-pagefind-body data-pagefind-filter="tag:acme"><h1>Page ${at}</h1><p>ferry ${'boats '.repeat(20)}</p></article></body></html>`,
  enablement: false,
})

const external = [{ title: 'Status', url: 'https://status.acme.example', description: 'Is it up?', tags: ['acme'] }]

async function build(pages: readonly SearchPage[], limit?: number): Promise<readonly OutputFile[]> {
  const indexer = openSearchIndex(external, { language: 'en', synonyms: [] }, limit)
  try {
    for (const one of pages) await indexer.add(one)
    return await indexer.finish()
  } finally {
    await indexer.close()
  }
}

const pages = [0, 1, 2, 3, 4].map(page)
const json = (files: readonly OutputFile[], end: string) =>
  JSON.parse(Buffer.from(files.find(({ path }) => path.endsWith(end))?.content as string).toString())

/** The addresses that each part of an index holds. */
function addresses(files: readonly OutputFile[]): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>()
  for (const { path, content } of files) {
    const part = /^_assets\/search-[0-9A-F]{8}\/(?:(part-\d+)\/)?fragment\//.exec(path)
    if (part === null) continue
    const text = gunzipSync(content as Uint8Array).toString('utf8')
    const { url } = JSON.parse(text.slice('pagefind_dcd'.length))
    const key = part[1] ?? 'part-1'
    parts.set(key, [...(parts.get(key) ?? []), url].sort())
  }
  return parts
}

test('an index that would be too large has parts, each with what the engine reads', async () => {
  const size = (pages[0]?.html.length ?? 0) + 200
  const files = await build(pages, 2 * size)
  assert.deepEqual(json(files, 'search.json').parts, { search: 3, enablementSearch: 1 })
  assert.deepEqual(Object.fromEntries(addresses(files)), {
    'part-1': ['/docs/page-0', '/docs/page-1'],
    'part-2': ['/docs/page-2', '/docs/page-3'],
    'part-3': ['/docs/page-4', 'https://status.acme.example'],
  })
  const second = files.flatMap(({ path }) => /\/part-2\/([^/]+)$/.exec(path)?.[1] ?? []).sort()
  assert.match(second.join(' '), /^pagefind-entry\.json pagefind\.en_\w+\.pf_meta wasm\.en\.pagefind/)
  // The engine itself, what it knows of pages and of words stand there once.
  assert.equal(files.filter(({ path }) => path.endsWith('/pagefind.js')).length, 1)
  assert.equal(json(files, 'outline.json').length, 6)
  assert.deepEqual(json(files, 'words.json').words, ['page', 'boats', 'ferry'])
})

test('an index of ordinary size is in one piece, and the pointer says nothing of parts', async () => {
  const files = await build(pages)
  assert.deepEqual(Object.keys(json(files, 'search.json')), ['search', 'enablementSearch'])
  assert.deepEqual([...addresses(files).keys()], ['part-1'])
})

test('pages of several brands give the same bytes each time, and each says where it may be found', async () => {
  const mixed = pages.map((one, at) => ({
    ...one,
    html: one.html.replace('tag:acme', at % 2 === 0 ? 'tag:acme' : 'tag:beacon'),
  }))
  const first = await build(mixed)
  const tags = (json(first, 'outline.json') as readonly (readonly unknown[])[]).map((page) => page.at(-1))
  assert.deepEqual(tags.map(String).sort(), ['acme', 'acme', 'acme', 'acme', 'beacon', 'beacon'])
  for (let time = 0; time < 4; time++) assert.deepEqual(await build(mixed), first)
})
