import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { OutputFile } from '../../compiler/model/output.ts'
import { putFile } from '../put-files.ts'
import { makeRoot, output, pagesOf, publishTo, systemError, tree, watchedDisk, whole } from './folder.ts'

// Between the two: a file changed, one new, one gone, one the same, a file that becomes a folder and the reverse, an
// asset that is kept.
const before = {
  '_assets/app-1.js': '1',
  'docs/index.html': 'old home',
  'docs/same.html': 'same',
  'docs/gone/index.html': 'gone',
  'docs/turn': 'a file',
  'docs/back/x.html': 'in a folder',
  _redirects: 'old',
  '<host>/redirects.json': 'old',
  '<host>/gone.json': 'gone',
}
const after = {
  '_assets/app-2.js': '2',
  'docs/index.html': 'new home',
  'docs/same.html': 'same',
  'docs/fresh/index.html': 'fresh',
  'docs/turn/y.html': 'in a folder',
  'docs/back': 'a file',
  _redirects: 'new',
  '<host>/redirects.json': 'new',
  '<host>/fresh.json': 'fresh',
}
const afterAll = {
  ...after,
  '_assets/app-1.js': '1',
  '<host>/previous.json': '[\n "_assets/app-1.js"\n]\n',
}

/** How many changes of the disk the step from `from` to `to` takes. */
async function countChanges(t: Parameters<typeof makeRoot>[0], from: readonly OutputFile[] | null): Promise<number> {
  const root = makeRoot(t)
  if (from !== null) await publishTo(root, from)
  let total = 0
  const disk = watchedDisk((count) => {
    total = count
  })
  assert.deepEqual((await publishTo(root, output(after), { disk })).diagnostics, [])
  return total
}

test('whatever change of the disk fails, the output is as it was, and the next build succeeds', async (t) => {
  const total = await countChanges(t, output(before))
  assert.ok(total > 40)
  const root = makeRoot(t)
  let failures = 0
  for (let at = 1; at <= total; at++) {
    await publishTo(root, output(before), { keepAssets: false })
    const old = whole(root, true)
    const disk = watchedDisk((count, _, path) => {
      if (count === at) throw systemError('ENOSPC', path)
    })
    const { diagnostics } = await publishTo(root, output(after), { disk })
    if (diagnostics.length === 0) assert.deepEqual(pagesOf(root), afterAll, `change ${at}`)
    else {
      failures++
      assert.equal(diagnostics[0]?.code, 'SP7013')
      assert.deepEqual(whole(root, true), old, `change ${at}`)
    }
    await publishTo(root, output(after))
    assert.deepEqual(pagesOf(root), afterAll, `after change ${at}`)
    assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'], `after change ${at}`)
  }
  assert.ok(failures > total / 2, `${failures} of ${total}`)
})

test('a first build that fails leaves no output', async (t) => {
  const total = await countChanges(t, null)
  let failures = 0
  for (let at = 1; at <= total; at++) {
    const root = makeRoot(t)
    const disk = watchedDisk((count, _, path) => {
      if (count === at) throw systemError('EROFS', path)
    })
    const { diagnostics } = await publishTo(root, output(after), { disk })
    if (diagnostics.length === 0) assert.deepEqual(pagesOf(root), after, `change ${at}`)
    else {
      failures++
      assert.equal(diagnostics[0]?.code, 'SP7014')
      assert.ok(!existsSync(join(root, 'dist/site')), `change ${at}`)
      assert.ok(!existsSync(join(root, 'dist/site.host')), `change ${at}`)
    }
  }
  assert.ok(failures > total / 2, `${failures} of ${total}`)
})

test('wherever the process dies, the next build leaves no trace of it', async (t) => {
  const total = await countChanges(t, output(before))
  const root = makeRoot(t)
  for (let at = 1; at <= total; at++) {
    await publishTo(root, output(before), { keepAssets: false })
    const old = whole(root)
    // A dead process changes nothing any more.
    const disk = watchedDisk((count) => {
      if (count >= at) throw new Error('killed')
    })
    await assert.rejects(publishTo(root, output(after), { disk }), /killed/)
    // What has the same input as the build before brings the old output back or finds the new one finished.
    const again = await publishTo(root, at % 2 === 0 ? output(before) : output(after), { keepAssets: at % 2 !== 0 })
    assert.deepEqual(again.diagnostics, [], `change ${at}`)
    if (at % 2 === 0) assert.deepEqual(whole(root), old, `change ${at}`)
    else assert.deepEqual(pagesOf(root), afterAll, `change ${at}`)
    assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'], `change ${at}`)
  }
})

test('a process that dies while it undoes a failure', async (t) => {
  const total = await countChanges(t, output(before))
  const root = makeRoot(t)
  for (let at = 20; at <= total; at += 3) {
    for (let more = 1; more <= 12; more += 2) {
      await publishTo(root, output(before), { keepAssets: false })
      const old = whole(root)
      const disk = watchedDisk((count, _, path) => {
        if (count === at) throw systemError('EIO', path)
        if (count >= at + more) throw new Error('killed')
      })
      const report = await publishTo(root, output(after), { disk }).catch(() => null)
      if (report !== null && report.diagnostics.length === 0) continue
      const again = await publishTo(root, output(before), { keepAssets: false })
      assert.deepEqual(again.diagnostics, [], `change ${at} + ${more}`)
      assert.deepEqual(whole(root), old, `change ${at} + ${more}`)
      assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
    }
  }
})

test('a disk that is too small is told, and nothing of the new output stays', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before))
  const old = tree(root, true)
  const disk = { ...watchedDisk(() => {}), free: () => 100 }
  const { diagnostics } = await publishTo(root, output({ ...after, 'docs/big.html': 'x'.repeat(1000) }), { disk })
  assert.deepEqual(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    ['SP7013 No space left on the disk for `dist/site` (ENOSPC; the new files take at least 1042 bytes)'],
  )
  assert.deepEqual(tree(root, true), old)
})

test('a disk that is full before the files are planned', async (t) => {
  const root = makeRoot(t)
  const disk = watchedDisk((_, name, path) => {
    if (name === 'write') throw systemError('ENOSPC', path)
  })
  const { diagnostics } = await publishTo(root, output(before), { disk })
  assert.deepEqual(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    ['SP7013 No space left on the disk for `dist/.site.signalpost/lock.json` (ENOSPC)'],
  )
})

test('each refusal of the system names the path and the reason', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before))
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['rename', 'docs/index.html', 'EACCES', 'SP7014 Unexpected refusal to write `dist/site/docs/index.html` (EACCES)'],
    ['link', '', 'EIO', 'SP7015 Unexpected failure of the system at `dist/site` (EIO)'],
    ['write', '', 'EMFILE', 'SP7015 Unexpected failure of the system at `dist/.site.signalpost/lock.json` (EMFILE)'],
    ['makeFolder', '', 'EROFS', 'SP7014 Unexpected refusal to write `dist/site` (EROFS)'],
  ]
  for (const [call, end, code, expected] of cases) {
    let done = false
    const disk = watchedDisk((count, name, path) => {
      if (done || name !== call || !path.endsWith(end) || (call === 'makeFolder' && count < 3)) return
      done = true
      throw systemError(code, path)
    })
    const { diagnostics } = await publishTo(root, output(after), { disk })
    assert.deepEqual(
      diagnostics.map((one) => `${one.code} ${one.message}`),
      [expected],
    )
  }
})

test('a file system without hard links', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before))
  const old = whole(root)
  const refuse = (call: string, path: string) => {
    if (call === 'link') throw systemError('EPERM', path)
  }
  const failing = watchedDisk((_, call, path) => {
    refuse(call, path)
    if (call === 'rename' && path.endsWith('manifest.json')) throw systemError('EIO', path)
  })
  const { diagnostics } = await publishTo(root, output(after), { disk: failing })
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['SP7015'],
  )
  assert.deepEqual(whole(root), old)
  const working = watchedDisk((_, call, path) => refuse(call, path))
  assert.deepEqual((await publishTo(root, output(after), { disk: working })).diagnostics, [])
  assert.deepEqual(pagesOf(root), afterAll)
})

/** The files of an output whose files for operators had to go into it. */
function inside(root: string): Readonly<Record<string, string>> {
  const entries = Object.entries(tree(join(root, 'dist/site'))).map(([path, text]) => [
    path.replace('.signalpost/host/', '<host>/'),
    text,
  ])
  const { '<host>/manifest.json': manifest, ...files } = Object.fromEntries(entries) as Record<string, string>
  assert.ok(manifest !== undefined)
  return files
}

test('an output folder whose own folder may not be written to', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before))
  const disk = watchedDisk((_, call, path) => {
    if (call === 'makeFolder' && path.endsWith('.site.signalpost')) throw systemError('EACCES', path)
  })
  assert.deepEqual((await publishTo(root, output(after), { disk })).diagnostics, [])
  assert.deepEqual(inside(root), afterAll)
  // Once it can be written beside again, nothing stays in the published folder.
  assert.deepEqual((await publishTo(root, output(before), { keepAssets: false })).diagnostics, [])
  assert.deepEqual(pagesOf(root), before)
})

test('an output folder that is a file system of its own', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before))
  const plain = watchedDisk((_, call, path) => {
    if (call === 'makeFolder') assert.ok(!path.endsWith('.site.signalpost'))
  })
  const disk = {
    ...plain,
    look: (path: string) => {
      const entry = plain.look(path)
      return entry === null || !path.startsWith(join(root, 'dist/site')) ? entry : { ...entry, device: -1 }
    },
  }
  assert.deepEqual((await publishTo(root, output(after), { disk })).diagnostics, [])
  assert.deepEqual(inside(root), afterAll)
  assert.deepEqual((await publishTo(root, output(after), { disk })).written, 0)
})

test('staged files that a power cut has emptied are not published', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before), { keepAssets: false })
  const old = whole(root)
  const disk = watchedDisk((_, call, path) => {
    if (call === 'rename' && path.endsWith('fresh/index.html')) throw new Error('killed')
    if (call === 'rename' && path.endsWith('undo.json')) throw new Error('killed')
  })
  await assert.rejects(publishTo(root, output(after), { disk }), /killed/)
  const work = join(root, 'dist/.site.signalpost')
  const [staged = ''] = readdirSync(join(work, 'stage'))
  putFile(work, `stage/${staged}`, '')
  await publishTo(root, output(before), { keepAssets: false })
  assert.deepEqual(whole(root), old)
})

test('a damaged journal stops the build', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(before))
  for (const text of [
    '',
    '{',
    '{"changes":[],"folders":[],"early":["../../x"],"late":[]}',
    '{"changes":[{}],"folders":[],"early":[],"late":[]}',
  ]) {
    putFile(root, 'dist/.site.signalpost/publish.json', text)
    const { diagnostics } = await publishTo(root, output(after))
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['SP7033'],
      text,
    )
  }
})
