import assert from 'node:assert/strict'
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Disk } from '../../compiler/emit/disk.ts'
import { prepare } from '../../compiler/emit/emit.ts'
import { openOutput } from '../../compiler/emit/open-output.ts'
import { openReleases } from '../../compiler/emit/releases.ts'
import { putFile } from '../put-files.ts'
import { makeRoot, output, systemError, tree, watchedDisk } from './folder.ts'

const before = {
  '_assets/app-1.js': '1',
  'docs/index.html': 'old home',
  'docs/same.html': 'same',
  'docs/gone/index.html': 'gone',
  'docs/turn': 'a file',
  '<host>/redirects.json': 'old',
}
const after = {
  '_assets/app-2.js': '2',
  'docs/index.html': 'new home',
  'docs/same.html': 'same',
  'docs/turn/y.html': 'in a folder',
  '<host>/redirects.json': 'new',
}
const isForSite = ([path]: readonly [string, string]) => !path.startsWith('<host>/')
const site = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(isForSite).sort())

async function publish(root: string, files: Readonly<Record<string, string>>, disk?: Disk, keepAssets = false) {
  const out = join(root, 'dist/site')
  const given = disk === undefined ? {} : { disk }
  const { value: lock, diagnostics } = await openReleases({ out, root, ...given })
  if (lock === null) return diagnostics
  try {
    const prepared = await prepare([output(files)], { root, lock, put: lock.put, keepAssets, ...given })
    return prepared.value === null ? prepared.diagnostics : (await prepared.value.publish()).diagnostics
  } finally {
    await lock.release()
  }
}

const outOf = (root: string) => join(root, 'dist/site')
const releases = (root: string) => readdirSync(`${outOf(root)}.releases`).filter((name) => !name.endsWith('.host'))

/** Files behind the link: `tree` does not follow it. */
function published(root: string): Readonly<Record<string, string>> | null {
  if (!existsSync(outOf(root))) return null
  return tree(join(root, 'dist', readlinkSync(outOf(root))))
}

test('the output is a link to a folder of its own, two of which stay, and unchanged files have two names', async (t) => {
  const root = makeRoot(t)
  for (const files of [before, after, { ...after, 'docs/index.html': 'newer' }])
    assert.deepEqual(await publish(root, files), [])
  assert.deepEqual(published(root), site({ ...after, 'docs/index.html': 'newer' }))
  assert.equal(releases(root).length, 2)
  assert.match(readlinkSync(outOf(root)), /^site\.releases\/0003-[0-9a-f]{8}$/)
  assert.equal(readlinkSync(`${outOf(root)}.host`), `${readlinkSync(outOf(root))}.host`)
  assert.deepEqual(Object.keys(tree(join(root, 'dist', `${readlinkSync(outOf(root))}.host`))), [
    'manifest.json',
    'redirects.json',
  ])
  const numbers = releases(root).map((id) => lstatSync(join(`${outOf(root)}.releases`, id, 'docs/same.html')).ino)
  assert.equal(new Set(numbers).size, 1)
  const again = readlinkSync(outOf(root))
  assert.deepEqual(await publish(root, { ...after, 'docs/index.html': 'newer' }), [])
  assert.equal(readlinkSync(outOf(root)), again)
})

test('assets of the release before stay for one generation', async (t) => {
  const root = makeRoot(t)
  await publish(root, before)
  await publish(root, after, undefined, true)
  assert.equal(published(root)?.['_assets/app-1.js'], '1')
  await publish(root, { ...after, 'docs/index.html': 'newer' }, undefined, true)
  assert.equal(published(root)?.['_assets/app-1.js'], undefined)
})

test('SP7016: a build without releases says who has made the link', async (t) => {
  const root = makeRoot(t)
  await publish(root, before)
  const hints = async () => (await openOutput({ out: outOf(root), root })).diagnostics.map(({ hint }) => hint)
  assert.match((await hints())[0] ?? '', /`--releases`/)
  rmSync(outOf(root))
  symlinkSync(join(root, 'content'), outOf(root))
  assert.match((await hints())[0] ?? '', /^Remove it/)
})

test('SP7019: a folder, a file or a link of somebody else is not taken', async (t) => {
  const root = makeRoot(t)
  const codes = async () => (await publish(root, before)).map(({ code, message }) => `${code} ${message.split(',')[0]}`)
  mkdirSync(outOf(root), { recursive: true })
  assert.deepEqual(await codes(), ['SP7019 Unexpected folder `dist/site`'])
  for (const [at, make, found] of [
    ['a', () => putFile(root, 'a/site', ''), 'file `a/site`'],
    [
      'b',
      () => {
        mkdirSync(join(root, 'b'))
        symlinkSync(join(root, 'content'), join(root, 'b/site'))
      },
      'symbolic link `b/site`',
    ],
    ['c', () => mkdirSync(join(root, 'c/site.host'), { recursive: true }), 'folder `c/site.host`'],
  ] as const) {
    make()
    const { value, diagnostics } = await openReleases({ out: join(root, at, 'site'), root })
    assert.equal(value, null)
    assert.ok(diagnostics[0]?.message.startsWith(`Unexpected ${found},`), diagnostics[0]?.message)
  }
  assert.equal((await openReleases({ out: join(root, 'content/site'), root })).diagnostics[0]?.code, 'SP7011')
})

test('wherever the process dies, the link leads to the whole old output or to the whole new one', async (t) => {
  const root = makeRoot(t)
  await publish(root, before)
  let total = 0
  await publish(
    root,
    after,
    watchedDisk((count) => {
      total = count
    }),
  )
  assert.ok(total > 20, String(total))
  const seen = new Set<string>()
  for (let at = 1; at <= total; at++) {
    await publish(root, before)
    const disk = watchedDisk((count) => {
      if (count >= at) throw new Error('killed')
    })
    await assert.rejects(publish(root, after, disk), /killed/)
    const text = JSON.stringify(published(root))
    seen.add(text)
    assert.ok(
      [site(before), site(after)].some((one) => JSON.stringify(one) === text),
      `change ${at}: ${text}`,
    )
    assert.deepEqual(await publish(root, at % 2 === 0 ? before : after), [], `change ${at}`)
    assert.deepEqual(published(root), site(at % 2 === 0 ? before : after))
    assert.equal(readlinkSync(`${outOf(root)}.host`), `${readlinkSync(outOf(root))}.host`)
    assert.ok(releases(root).length <= 2, `change ${at}: ${releases(root)}`)
    assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host', 'site.releases'])
  }
  assert.equal(seen.size, 2)
})

test('whatever change of the disk fails, the output is as it was or new as a whole', async (t) => {
  const root = makeRoot(t)
  await publish(root, before)
  for (let at = 1, isOver = false; !isOver; at++) {
    await publish(root, before)
    isOver = true
    const disk = watchedDisk((count, _, path) => {
      if (count !== at) return
      isOver = false
      throw systemError('ENOSPC', path)
    })
    const found = await publish(root, after, disk)
    const text = JSON.stringify(published(root))
    assert.ok(
      [site(before), site(after)].some((one) => JSON.stringify(one) === text),
      `change ${at}: ${text}`,
    )
    if (found.length === 0) assert.deepEqual(published(root), site(after), `change ${at}`)
    assert.deepEqual(await publish(root, after), [])
    assert.deepEqual(published(root), site(after))
    assert.ok(releases(root).length <= 2)
  }
})
