import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fingerprint, versionsIn } from '../../bin/services/fingerprint.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { defaultReadLimits } from '../../compiler/read/limits.ts'
import { ContentChanged } from '../../compiler/read/read-text.ts'
import { versionOf } from '../../compiler/read/version.ts'

const page = 'content/pages/docs/index.md'
const other = 'content/pages/docs/other.md'

test('a file that an editor has emptied to write it is as it was until it is written, or stays empty', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    mkdirSync(join(root, 'content/pages/docs'), { recursive: true })
    let clock = 1_700_000_000
    /** Writes a file now, by a clock of our own: seconds. */
    const write = (path: string, text: string) => {
      writeFileSync(join(root, path), text)
      utimesSync(join(root, path), clock, clock)
    }
    const store = openContent(root, defaultReadLimits, () => clock * 1000)
    write(page, 'First')
    assert.deepEqual(store.refresh().paths, [page])
    const before = store.version(page)

    write(page, '')
    write(other, '')
    assert.deepEqual(store.refresh(), { paths: [], structure: false })
    assert.deepEqual(store.look(page), { paths: [], structure: false })
    assert.equal(store.version(page), before)
    assert.equal(store.version(other), null)
    assert.deepEqual(store.paths('pages'), [page])

    write(page, 'Second')
    write(other, 'New')
    assert.deepEqual(store.refresh(), { paths: [page, other], structure: true })

    write(page, '')
    write(other, '')
    clock += 1
    assert.deepEqual(store.look(page).paths, [page])
    assert.deepEqual(store.refresh().paths, [other])
    assert.equal(store.read(page).source?.text, '')
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('what is empty from the start is read as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    mkdirSync(join(root, 'content/pages/docs'), { recursive: true })
    writeFileSync(join(root, page), '')
    const store = openContent(root)
    assert.deepEqual(store.refresh().paths, [page])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a look in pieces finds what a look at once finds, and is given up for one that knows more', async () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    for (let at = 0; at < 300; at++) {
      mkdirSync(join(root, `content/pages/docs/part-${at % 7}`), { recursive: true })
      writeFileSync(join(root, `content/pages/docs/part-${at % 7}/page-${at}.md`), `# Page ${at}`)
    }
    const [whole, pieces] = [openContent(root), openContent(root)]
    whole.refresh()
    assert.equal((await pieces.refreshInPieces())?.paths.length, 300)
    assert.deepEqual([pieces.paths('pages'), pieces.folders], [whole.paths('pages'), whole.folders])

    const moved = 'content/pages/docs/part-3/page-3.md'
    rmSync(join(root, moved))
    assert.deepEqual(await pieces.refreshInPieces(), { paths: [moved], structure: true })
    assert.equal(pieces.paths('pages').length, 299)

    const looking = pieces.refreshInPieces()
    pieces.refresh()
    assert.equal(await looking, null)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a text is looked through again when it has changed, and its byte-order mark is never text', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    mkdirSync(join(root, 'content/pages/docs'), { recursive: true })
    writeFileSync(join(root, page), '\ufeffGood')
    const store = openContent(root)
    const read = () => {
      store.refresh()
      const { source, diagnostics } = store.read(page)
      return [source?.text, diagnostics.length]
    }
    assert.deepEqual(read(), ['Good', 0])
    assert.deepEqual(read(), ['Good', 0])
    writeFileSync(join(root, page), 'Now \u0001 bad')
    assert.deepEqual(read(), ['Now \u0001 bad', 1])
    assert.deepEqual(read(), ['Now \u0001 bad', 1])
    writeFileSync(join(root, page), 'Good once more')
    assert.deepEqual(read(), ['Good once more', 0])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('what was seen just before is not looked at again; what has come, gone or become another kind since is', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    const names = ['a.md', 'b.md', 'c.md', 'd.md']
    const [folder, write] = [join(root, 'content/pages'), (name: string) => writeFileSync(join(folder, name), name)]
    mkdirSync(folder, { recursive: true })
    names.forEach(write)
    const { seen } = fingerprint([join(root, 'content')])
    rmSync(join(folder, 'b.md'))
    rmSync(join(folder, 'c.md'))
    symlinkSync('a.md', join(folder, 'c.md'))
    writeFileSync(join(folder, 'd.md'), 'longer')
    write('e.md')
    const store = openContent(root, defaultReadLimits, Date.now, { at: 5, seen: versionsIn(seen) })
    store.refresh()
    const found = (name: string) => store.version(`content/pages/${name}`)
    const onDisk = (name: string) => versionOf(statSync(join(folder, name)))
    assert.equal(found('a.md'), onDisk('a.md'))
    assert.deepEqual([found('b.md'), found('c.md')], [null, null])
    assert.deepEqual(store.unread, ['content/pages/c.md'])
    assert.equal(found('e.md'), onDisk('e.md'))
    // It has changed since: whoever reads it is told that it is not the one that was seen.
    assert.notEqual(found('d.md'), onDisk('d.md'))
    assert.throws(() => store.read('content/pages/d.md'), ContentChanged)
    assert.equal(store.isLasting?.(found('a.md') ?? ''), false, 'it was changed after the look began')
    store.refresh()
    assert.equal(found('d.md'), onDisk('d.md'))
  } finally {
    rmSync(root, { recursive: true })
  }
})
