import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fingerprint, foldersIn } from '../../bin/services/fingerprint.ts'
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

test('what was seen just before is not looked at again; a folder in which something has come, gone or become another kind is', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    const pathOf = (name: string) => join(root, 'content/pages', name)
    const write = (name: string, text = name) => writeFileSync(pathOf(name), text)
    for (const folder of ['same', 'other']) {
      mkdirSync(pathOf(folder), { recursive: true })
      for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) write(`${folder}/${name}`)
    }
    write('other/.swap')
    const { seen } = fingerprint([join(root, 'content')])
    const settled = Date.now() + 1000
    rmSync(pathOf('other/b.md'))
    rmSync(pathOf('other/c.md'))
    symlinkSync('a.md', pathOf('other/c.md'))
    write('other/e.md')
    write('same/d.md', 'longer')
    const open = (at: number) => openContent(root, defaultReadLimits, Date.now, { at: 5, seen: foldersIn(seen, at) })
    const store = open(settled)
    store.refresh()
    const found = (name: string) => store.version(`content/pages/${name}`)
    const onDisk = (name: string) => versionOf(statSync(pathOf(name)))
    for (const name of ['same/a.md', 'other/a.md', 'other/d.md', 'other/e.md']) assert.equal(found(name), onDisk(name))
    for (const name of ['other/b.md', 'other/c.md', 'other/.swap']) assert.equal(found(name), null)
    assert.deepEqual(store.unread, ['content/pages/other/c.md'])
    // It has changed since: whoever reads it is told that it is not the one that was seen.
    assert.notEqual(found('same/d.md'), onDisk('same/d.md'))
    assert.throws(() => store.read('content/pages/same/d.md'), ContentChanged)
    assert.equal(store.isLasting?.(found('same/a.md') ?? ''), false, 'it was changed after the look began')
    store.refresh()
    assert.equal(found('same/d.md'), onDisk('same/d.md'))
    // A folder that had just changed may have changed once more at the same time.
    const early = open(Date.now() - 1000)
    early.refresh()
    assert.equal(early.version('content/pages/same/d.md'), onDisk('same/d.md'))
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a link that comes or goes is told, though it is no file that could be read', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    mkdirSync(join(root, 'content/pages/docs'), { recursive: true })
    writeFileSync(join(root, page), '# Home')
    const store = openContent(root, defaultReadLimits, () => Date.now() + 10_000)
    store.refresh()
    symlinkSync('index.md', join(root, other))
    assert.deepEqual(store.refresh(), { paths: [other], structure: true })
    assert.deepEqual(store.refresh(), { paths: [], structure: false })
    assert.deepEqual(
      store.diagnostics.map(({ file }) => file),
      [other],
    )
    rmSync(join(root, other))
    assert.deepEqual(store.refresh(), { paths: [other], structure: true })
    assert.deepEqual(store.diagnostics, [])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a folder of which not all could be seen is looked at again', () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    const folder = join(root, 'content/pages')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'a.md'), 'A')
    symlinkSync('a.md', join(folder, 'b.md'))
    const { seen } = fingerprint([join(root, 'content')])
    const found = foldersIn(seen, Date.now() + 1000)
    assert.deepEqual([...found.keys()], [join(root, 'content')])
    const store = openContent(root, defaultReadLimits, Date.now, { at: 5, seen: found })
    store.refresh()
    assert.deepEqual([store.paths('pages'), store.unread], [['content/pages/a.md'], ['content/pages/b.md']])
  } finally {
    rmSync(root, { recursive: true })
  }
})
