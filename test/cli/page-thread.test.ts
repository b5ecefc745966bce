import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { sharingWith } from '../../bin/services/page-thread/sharing.ts'
import { siteQuestion } from '../../bin/site/site-question.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { createRandomSite, randomNumbers } from '../preview/random-site.ts'
import { root } from '../root.ts'
import { pipelineOf } from '../site.ts'
import { run } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'signalpost-threads-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** The compiled command: a thread of it loads what is compiled. */
const build = (site: string, out: string, threads: number) =>
  run(join(root, 'bin/signalpost.js'), ['build', '--root', site, '--out', join(folder, out), '--clean'], {
    env: { SIGNALPOST_THREADS: String(threads), SIGNALPOST_STORE_KEY: 'secret' },
  })

function filesIn(out: string): ReadonlyMap<string, string> {
  const found = [out, `${out}.host`].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => join(parentPath, file)),
  )
  return new Map(found.map((file) => [relative(folder, file).replace(out, 'out'), readFileSync(file, 'latin1')]))
}

/** @param pages default: so many that the thread is there before the other one is at the end */
function newSite(name: string, pages = 400): string {
  const site = join(folder, name)
  createRandomSite(site, randomNumbers(11))
  for (let at = 0; at < pages; at++)
    writeFileSync(
      join(site, `content/pages/docs/stay/more-${at}.md`),
      `# More ${at}\n\nSee [the next](./more-${(at + 1) % pages}.md).\n`,
    )
  return site
}

test('two threads write what one writes', async () => {
  const site = newSite('site')
  const alone = await build(site, 'alone', 1)
  const together = await build(site, 'together', 2)
  deepEqual([alone.status, together.status], [0, 0], together.stderr)
  deepEqual(filesIn('together'), filesIn('alone'))
  equal(together.stdout, alone.stdout)
  // What each has made lies in a file of its own.
  const packs = readdirSync(join(site, '.signalpost/store')).filter((name) => name.startsWith('values-'))
  equal(packs.length, 2)
})

test('two threads find what one finds, and publish nothing where a page has an error', async () => {
  const site = newSite('wrong')
  writeFileSync(
    join(site, 'content/pages/docs/stay/one.mdx'),
    '---\ntitle: One\n---\n\n<NoSuchBlock />\n\n[gone](/docs/gone)\n',
  )
  const alone = await build(site, 'wrong-alone', 1)
  const together = await build(site, 'wrong-together', 2)
  deepEqual([alone.status, together.status], [1, 1])
  equal(together.stdout, alone.stdout)
  match(together.stdout, /NoSuchBlock/)
})

test('a thread that has nothing to begin with ends with the other one', async () => {
  const site = newSite('unused', 20)
  writeFileSync(join(site, 'content/assets/page.html'), '<!doctype html>')
  const together = await build(site, 'unused-together', 2)
  equal(together.status, 1)
  match(together.stdout, /page\.html/)
})

test('a thread that fails leaves its pages to the other one', async () => {
  // Three batches, of which the thread fails at the first.
  const site = newSite('left', 150)
  const content = openContent(site)
  content.refresh()
  const files = async (isFailing: boolean) => {
    const pipeline = pipelineOf(content, { mode: 'build' })
    const thread = { begin: () => {}, made: () => 0, takeBefore: () => false, end: async () => null, close: () => {} }
    const sharing = isFailing ? sharingWith(thread, pipeline, { note: () => {}, handOver: () => null }) : null
    const found: string[] = []
    for await (const some of siteQuestion(pipeline, { sharing }).files()) found.push(...some.map(({ path }) => path))
    return found
  }
  const all = await files(false)
  ok(all.length > 20)
  deepEqual(await files(true), all)
})
