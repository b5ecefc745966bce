import assert from 'node:assert/strict'
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { EmitReport } from '../../compiler/emit/emit.ts'
import type { KnownOutput } from '../../compiler/emit/known-output.ts'
import { manifestPath } from '../../compiler/emit/manifest.ts'
import { locate } from '../../compiler/emit/places.ts'
import { sha256 } from '../../compiler/formats/hash.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { emptyVersions, putVersion, versionOf } from '../../compiler/read/version.ts'
import { fc } from '../properties.ts'
import { makeRoot, publishTo, whole } from './folder.ts'

/** Files as pages have them: whoever has one with this hash asks for no bytes. */
function pages(files: Readonly<Record<string, string>>): readonly OutputFile[] {
  return Object.entries(files).map(([path, text]) => ({
    path,
    content: { size: text.length, hash: sha256(text), bytes: () => Buffer.from(text) },
  }))
}

/** What is known of an output that was just published. */
function knownAfter(root: string, { files }: Pick<EmitReport, 'files'>): KnownOutput {
  const places = { out: join(root, 'dist/site'), host: join(root, 'dist/site.host') }
  const versions = emptyVersions(files.length)
  files.forEach(({ path }, at) => {
    putVersion(versions, at, versionOf(lstatSync(locate(places, path))))
  })
  const listHash = sha256(readFileSync(locate(places, manifestPath)))
  return {
    files: files.map(({ path, size, hash }) => ({ path, size, hash })),
    versions,
    find: (path) => files.findIndex((file) => file.path === path),
    isListedBy: (hash) => hash === listHash,
  }
}

/** Some are the same to some file systems, and some are a folder to others. */
const paths = ['docs/a', 'docs/A', 'Docs/a', 'docs/a/b', 'docs/c', 'docs', 'a', 'a.md', '_assets/x', '_Assets/x']
const texts = fc.constantFrom('one', 'two')
const outputs = fc
  .dictionary(fc.constantFrom(...paths), texts, { noNullPrototype: true })
  .map((files) => ({ ...files, 'robots.txt': 'robots' }) as Readonly<Record<string, string>>)

test('what is known of an output saves looks, and changes nothing', async (t) => {
  let published = 0
  await fc.assert(
    fc.asyncProperty(outputs, outputs, fc.option(fc.constantFrom(...paths)), async (first, second, edited) => {
      const roots = [makeRoot(t), makeRoot(t)] as const
      const [plain, informed] = roots
      const before = await Promise.all(roots.map((root) => publishTo(root, pages(first))))
      const isThere = before[0]?.diagnostics.length === 0
      const known = isThere && before[1] !== undefined ? knownAfter(informed, before[1]) : undefined
      if (isThere && edited !== null && first[edited] !== undefined)
        for (const root of roots) writeFileSync(join(root, 'dist/site', edited), 'edited')
      const [clean, quick] = [
        await publishTo(plain, pages(second)),
        await publishTo(informed, pages(second), known === undefined ? {} : { known }),
      ]
      const said = ({ diagnostics }: EmitReport) => diagnostics.map(({ code, message }) => `${code} ${message}`).sort()
      assert.deepEqual(said(quick), said(clean))
      assert.deepEqual(
        quick.files.map(({ path, size, hash }) => [path, size, hash]),
        clean.files.map(({ path, size, hash }) => [path, size, hash]),
      )
      if (!isThere && clean.diagnostics.length > 0) return
      published++
      assert.deepEqual(whole(informed), whole(plain))
      assert.deepEqual([quick.written, quick.removed], [clean.written, clean.removed])
    }),
    { numRuns: 60 },
  )
  assert.ok(published > 20)
})

test('a file that was added twice is refused where it is as it was, too', async (t) => {
  const root = makeRoot(t)
  const known = knownAfter(root, await publishTo(root, pages({ 'docs/a': 'one' })))
  const { diagnostics } = await publishTo(root, [...pages({ 'docs/a': 'one' }), ...pages({ 'docs/a': 'one' })], {
    known,
  })
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['SP7018'],
  )
})

test('what is known of another release counts for nothing', async (t) => {
  const root = makeRoot(t)
  const known = knownAfter(root, await publishTo(root, pages({ 'docs/a': 'one', 'docs/b': 'two' })))
  await publishTo(root, pages({ 'docs/a': 'one' }))
  writeFileSync(join(root, 'dist/site/docs/b'), 'two')
  const { diagnostics } = await publishTo(root, pages({ 'docs/a': 'one', 'docs/b': 'three' }), { known })
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['SP7034'],
  )
})
