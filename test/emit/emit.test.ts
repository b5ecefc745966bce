import assert from 'node:assert/strict'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type EmitReport, prepare } from '../../compiler/emit/emit.ts'
import { openOutput } from '../../compiler/emit/open-output.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { versionOf } from '../../compiler/read/version.ts'
import { putFile } from '../put-files.ts'
import { makeRoot, output, pagesOf, publishTo, tree, whole } from './folder.ts'

const first = {
  'docs/index.html': 'home',
  'docs/voice/index.html': 'voice',
  'docs/voice.md': '# voice',
  '_assets/app-1111.js': 'one',
  'robots.txt': 'robots',
}

/** A report without the list of its files. */
function counts({ files: _, ...report }: EmitReport) {
  return report
}

test('an output appears, with nothing else around it', async (t) => {
  const root = makeRoot(t)
  putFile(root, 'content/assets/a.bin', 'bytes')
  const report = await publishTo(root, [
    ...output(first),
    { path: 'assets/a.bin', content: { copy: join(root, 'content/assets/a.bin') } },
    { path: 'assets/b.bin', content: new Uint8Array([104, 105]) },
  ])
  assert.deepEqual(counts(report), { diagnostics: [], written: 7, unchanged: 0, removed: 0 })
  assert.deepEqual(pagesOf(root), { ...first, 'assets/a.bin': 'bytes', 'assets/b.bin': 'hi' })
  assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
})

test('the same input gives the same bytes, the list included, whatever the order and the place', async (t) => {
  const [one, two] = [makeRoot(t), makeRoot(t)]
  await publishTo(one, output(first))
  await publishTo(two, output(first).toReversed())
  assert.deepEqual(tree(join(one, 'dist')), tree(join(two, 'dist')))
  const list = whole(one)['<host>/manifest.json'] ?? ''
  assert.ok(!list.includes(one))
})

test('unchanged files are not touched', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  const old = new Date(1_600_000_000_000)
  for (const path of Object.keys(first)) utimesSync(join(root, 'dist/site', path), old, old)
  utimesSync(join(root, 'dist/site.host/manifest.json'), old, old)
  const same = await publishTo(root, output(first))
  assert.deepEqual(counts(same), { diagnostics: [], written: 0, unchanged: 5, removed: 0 })
  const report = await publishTo(root, output({ ...first, 'docs/voice.md': '# VOICE' }))
  assert.deepEqual([report.written, report.unchanged], [1, 4])
  const touched = Object.keys(first).filter((path) => {
    return statSync(join(root, 'dist/site', path)).mtimeMs !== old.getTime()
  })
  assert.deepEqual(touched, ['docs/voice.md'])
})

test('a file that somebody has edited is put right', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  putFile(root, 'dist/site/docs/index.html', 'hacked')
  putFile(root, 'dist/site/docs/voice.md', '# VOICE')
  rmSync(join(root, 'dist/site/robots.txt'))
  const report = await publishTo(root, output(first))
  assert.equal(report.written, 3)
  assert.deepEqual(pagesOf(root), first)
})

test('what is no longer needed goes, and the folders that it leaves empty; what is not ours stays', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  putFile(root, 'dist/site/CNAME', 'docs.brightwire.example')
  putFile(root, 'dist/site/docs/voice/own.txt', 'mine')
  mkdirSync(join(root, 'dist/site/docs/own-empty'))
  const { 'docs/voice/index.html': _, 'docs/voice.md': __, ...rest } = first
  const report = await publishTo(root, output(rest))
  assert.deepEqual([report.written, report.unchanged, report.removed], [0, 3, 2])
  assert.deepEqual(pagesOf(root), {
    ...rest,
    CNAME: 'docs.brightwire.example',
    'docs/voice/own.txt': 'mine',
    'docs/own-empty/': 'empty',
  })
  rmSync(join(root, 'dist/site/docs/voice/own.txt'))
  await publishTo(root, output({ 'index.html': 'x' }), { keepAssets: false })
  assert.deepEqual(pagesOf(root), {
    'index.html': 'x',
    CNAME: 'docs.brightwire.example',
    'docs/own-empty/': 'empty',
    'docs/voice/': 'empty',
  })
})

test('hashed assets of the release before stay for one generation', async (t) => {
  const root = makeRoot(t)
  const release = (number: number) => output({ 'index.html': `${number}`, [`_assets/app-${number}.js`]: `${number}` })
  const assets = () => Object.keys(pagesOf(root)).filter((path) => path.startsWith('_assets/'))
  const read = (folder: string, name: string) => readFileSync(join(folder, 'dist/site.host', name), 'utf8')
  await publishTo(root, release(1))
  assert.ok(!existsSync(join(root, 'dist/site.host/previous.json')))
  await publishTo(root, release(2))
  assert.deepEqual(assets(), ['_assets/app-1.js', '_assets/app-2.js'])
  assert.deepEqual(JSON.parse(read(root, 'previous.json')), ['_assets/app-1.js'])
  // All else is what a build into an empty folder gives.
  const clean = makeRoot(t)
  await publishTo(clean, release(2))
  assert.equal(read(root, 'manifest.json'), read(clean, 'manifest.json'))
  // A build that changes nothing is no new release.
  await publishTo(root, release(2))
  assert.deepEqual(assets(), ['_assets/app-1.js', '_assets/app-2.js'])
  await publishTo(root, release(3))
  assert.deepEqual(assets(), ['_assets/app-2.js', '_assets/app-3.js'])
  await publishTo(root, release(2))
  assert.deepEqual(assets(), ['_assets/app-2.js', '_assets/app-3.js'])
  await publishTo(root, release(2), { keepAssets: false })
  assert.deepEqual(assets(), ['_assets/app-2.js'])
  assert.ok(!existsSync(join(root, 'dist/site.host/previous.json')))
})

test('a file becomes a folder, and a folder a file', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ a: 'file', 'b/c/d.txt': 'deep', 'b/e.txt': 'e' }))
  mkdirSync(join(root, 'dist/site/b/empty'))
  const next = { 'a/x.txt': 'now a folder', b: 'now a file' }
  const report = await publishTo(root, output(next))
  assert.deepEqual(report.diagnostics, [])
  assert.deepEqual(pagesOf(root), next)
})

test('a name whose case changes', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'assets/Map.png': 'map', 'assets/x.png': 'x' }))
  await publishTo(root, output({ 'assets/map.png': 'map', 'assets/x.png': 'x' }))
  assert.deepEqual(pagesOf(root), { 'assets/map.png': 'map', 'assets/x.png': 'x' })
})

test('paths that may not be written', async (t) => {
  const root = makeRoot(t)
  const report = await publishTo(root, [
    ...output({
      '../evil': '',
      '/etc/evil': '',
      'a/../../evil': '',
      'a//b': '',
      './a': '',
      '': '',
      'a\\b': '',
      'C:evil': '',
      'a\0b': '',
      '.signalpost/manifest.json': '',
      '.Signalpost/x': '',
      'docs/Map.png': '',
      'docs/map.png': '',
      'docs/\u00e9.html': '',
      'docs/e\u0301.html': '',
      'docs/x': '',
      'docs/x/y/z': '',
      [`docs/${'n'.repeat(201)}`]: '',
      [`${'d/'.repeat(500)}f`]: '',
    }),
    { path: 'docs/map.png', content: '' },
  ])
  assert.deepEqual(
    report.diagnostics.map(({ code, message }) => `${code} ${message.slice(0, 96)}`),
    [
      'SP7030 Unexpected output path `../evil`: it holds an empty segment, `.` or `..`',
      'SP7030 Unexpected output path `/etc/evil`: it is absolute',
      'SP7030 Unexpected output path `a/../../evil`: it holds an empty segment, `.` or `..`',
      'SP7030 Unexpected output path `a//b`: it holds an empty segment, `.` or `..`',
      'SP7030 Unexpected output path `./a`: it holds an empty segment, `.` or `..`',
      'SP7030 Unexpected output path ``: it is empty',
      'SP7030 Unexpected output path `a\\b`: it holds a backslash',
      'SP7030 Unexpected output path `C:evil`: it is absolute',
      'SP7030 Unexpected output path `a\\u0000b`: it holds a control character',
      "SP7030 Unexpected output path `.signalpost/manifest.json`: `.signalpost` is the tool's own folder",
      "SP7030 Unexpected output path `.Signalpost/x`: `.signalpost` is the tool's own folder",
      `SP7017 Unexpected output path \`${'n'.repeat(72)}`,
      `SP7017 Unexpected output path \`${'d/'.repeat(36)}`,
      'SP7018 Duplicate output `docs/map.png`',
      'SP7031 Unexpected output file `docs/map.png`: some systems take it for `docs/Map.png`',
      'SP7031 Unexpected output file `docs/e\u0301.html`: some systems take it for `docs/\u00e9.html`',
      'SP7032 Unexpected output file `docs/x/y/z`: `docs/x` is a file, so that it cannot be a folder',
    ],
  )
  assert.ok(!existsSync(join(root, 'dist/site')))
  const twice = await publishTo(root, [...output({ a: '1' }), ...output({ a: '2' })])
  assert.deepEqual(
    twice.diagnostics.map(({ code }) => code),
    ['SP7018'],
  )
})

test('places that may not be the output', async (t) => {
  const root = makeRoot(t)
  putFile(root, 'file', '')
  putFile(root, 'full/own.txt', 'mine')
  mkdirSync(join(root, 'real'))
  symlinkSync(join(root, 'real'), join(root, 'link'))
  symlinkSync(join(root, 'content'), join(root, 'way'))
  symlinkSync(join(root, 'nowhere'), join(root, 'dangling'))
  const before = tree(root)
  const cases: readonly (readonly [string, string])[] = [
    ['.', 'SP7011 .'],
    ['..', `SP7011 ${join(root, '..')}`],
    ['content', 'SP7011 content'],
    ['content/site', 'SP7011 content/site'],
    ['way/site', 'SP7011 way/site'],
    ['.signalpost', 'SP7011 .signalpost'],
    ['blocks/site', 'SP7011 blocks/site'],
    ['theme', 'SP7011 theme'],
    ['.git/site', 'SP7011 .git/site'],
    ['.signalpost/site', 'SP7011 .signalpost/site'],
    ['file', 'SP7016 file'],
    ['link', 'SP7016 link'],
    ['dangling', 'SP7016 dangling'],
    ['full', 'SP7010 full'],
    ['file/site', 'SP7015 file'],
  ]
  for (const [out, expected] of cases) {
    const { diagnostics, written } = await publishTo(root, output(first), { out: join(root, out) })
    const [code, shown = ''] = expected.split(' ')
    assert.deepEqual([diagnostics.map((one) => one.code), written], [[code], 0], out)
    assert.ok(diagnostics[0]?.message.includes(`\`${shown}`), diagnostics[0]?.message)
  }
  assert.deepEqual(tree(root), before)
})

test('an empty folder, or one with a placeholder, is taken', async (t) => {
  const root = makeRoot(t)
  putFile(root, 'dist/site/.gitkeep', '')
  assert.deepEqual((await publishTo(root, output(first))).diagnostics, [])
  assert.deepEqual(pagesOf(root), { ...first, '.gitkeep': '' })
})

test('what is not ours is never overwritten', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  putFile(root, 'dist/site/docs/new.md', 'mine')
  putFile(root, 'dist/site/docs/folder/x.txt', 'mine')
  putFile(root, 'dist/site/docs/blocked', 'mine')
  putFile(root, 'outside/x', 'elsewhere')
  symlinkSync(join(root, 'outside'), join(root, 'dist/site/docs/link'))
  const before = tree(root, true)
  const next = { ...first, 'docs/index.html': 'new home' }
  const { diagnostics } = await publishTo(
    root,
    output({ ...next, 'docs/new.md': 'ours', 'docs/folder': 'x', 'docs/blocked/y': 'y', 'docs/link/x': 'evil' }),
  )
  assert.deepEqual(diagnostics.map(({ code, message }) => `${code} ${message}`).sort(), [
    'SP7034 Unexpected a file at `dist/site/docs/blocked` in the output folder: no build has made it',
    'SP7034 Unexpected a file at `dist/site/docs/new.md` in the output folder: no build has made it',
    'SP7034 Unexpected a folder at `dist/site/docs/folder` in the output folder: no build has made it',
    'SP7034 Unexpected a symbolic link at `dist/site/docs/link` in the output folder: no build has made it',
  ])
  assert.deepEqual(tree(root, true), before)
  // The same bytes are no conflict.
  assert.deepEqual((await publishTo(root, output({ ...next, 'docs/new.md': 'mine' }))).diagnostics, [])
})

test('a damaged list stops the build', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  for (const text of [
    '',
    '{}',
    '[1]',
    'null',
    '{"version":2}',
    '{"version":3,"files":[],"kept":[]}',
    '{"version":1,"files":[["a"]],"kept":[]}',
  ]) {
    putFile(root, 'dist/site.host/manifest.json', text)
    const before = tree(root, true)
    const { diagnostics } = await publishTo(root, output({ 'index.html': 'x' }))
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['SP7033'],
      text,
    )
    assert.deepEqual(tree(root, true), before)
  }
})

test('the list names no path, because hosts may show it', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'docs/secret/index.html': 'x', 'secret.md': 'y' }))
  const list = whole(root)['<host>/manifest.json'] ?? ''
  assert.ok(!/secret|docs/.test(list), list)
})

test('a list of the first version, which named paths, is read', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'docs/a.txt': 'ours', 'index.html': 'x' }))
  const entries = ['["docs/a.txt", 4, "00"]', '["index.html", 1, "00"]'].join(',')
  putFile(root, 'dist/site/.signalpost/manifest.json', `{"version":1,"files":[${entries}],"kept":[]}`)
  const report = await publishTo(root, output({ 'index.html': 'x' }))
  assert.deepEqual([report.diagnostics, report.removed], [[], 1])
})

test('a list that lies in the published folder, as it did, is taken over with the files that it names', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'docs/a.txt': 'ours', 'index.html': 'x', 'redirects.json': '[]' }))
  mkdirSync(join(root, 'dist/site/.signalpost'))
  renameSync(join(root, 'dist/site.host/manifest.json'), join(root, 'dist/site/.signalpost/manifest.json'))
  rmSync(join(root, 'dist/site.host'), { recursive: true })
  const report = await publishTo(root, output({ 'index.html': 'x', '<host>/redirects.json': '[]' }))
  assert.deepEqual([report.diagnostics, report.written, report.removed], [[], 1, 2])
  assert.deepEqual(pagesOf(root), { 'index.html': 'x', '<host>/redirects.json': '[]' })
})

test('files for operators lie beside the output, and only those', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'index.html': 'x', '<host>/a.json': '1', '<host>/b.conf': '2' }))
  assert.deepEqual(readdirSync(join(root, 'dist/site')), ['index.html'])
  assert.deepEqual(readdirSync(join(root, 'dist/site.host')).sort(), ['a.json', 'b.conf', 'manifest.json'])
  putFile(root, 'dist/site.host/mine.txt', 'mine')
  await publishTo(root, output({ 'index.html': 'x', '<host>/a.json': '2' }))
  assert.deepEqual(pagesOf(root), { 'index.html': 'x', '<host>/a.json': '2', '<host>/mine.txt': 'mine' })
  const { diagnostics } = await publishTo(root, output({ 'index.html': 'x', '<host>/mine.txt': 'ours' }))
  assert.deepEqual(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    ['SP7034 Unexpected a file at `dist/site.host/mine.txt` in the output folder: no build has made it'],
  )
})

test('a list beside says nothing of another folder that has taken the name', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  rmSync(join(root, 'dist/site'), { recursive: true })
  putFile(root, 'dist/site/docs/index.html', 'somebody else has made this')
  const { diagnostics } = await publishTo(root, output(first))
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['SP7010'],
  )
  rmSync(join(root, 'dist/site'), { recursive: true })
  assert.deepEqual((await publishTo(root, output(first))).diagnostics, [])
  assert.deepEqual(pagesOf(root), first)
})

test('a list that names files elsewhere deletes nothing there', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  putFile(root, 'precious.txt', 'mine')
  const entry = '["../../precious.txt", 4, "00"]'
  putFile(root, 'dist/site.host/manifest.json', `{"version":1,"files":[${entry}],"kept":[]}`)
  await publishTo(root, output({ 'index.html': 'x' }))
  assert.ok(existsSync(join(root, 'precious.txt')))
})

test('a link made since the last build does not lead the deletion elsewhere', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'docs/a.txt': 'ours', 'index.html': 'x' }))
  rmSync(join(root, 'dist/site/docs'), { recursive: true })
  putFile(root, 'outside/a.txt', 'mine')
  symlinkSync(join(root, 'outside'), join(root, 'dist/site/docs'))
  const report = await publishTo(root, output({ 'index.html': 'x' }))
  assert.deepEqual([report.diagnostics, report.removed], [[], 0])
  assert.ok(existsSync(join(root, 'outside/a.txt')))
})

test('a source that went away', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  const before = tree(root, true)
  const gone = { path: 'assets/a.png', content: { copy: join(root, 'content/assets/a.png') } }
  const { diagnostics } = await publishTo(root, [...output({ 'index.html': 'x' }), gone])
  assert.deepEqual(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    ['SP7035 Unexpected answer of the file system for the source `content/assets/a.png` (ENOENT)'],
  )
  const script = { path: '_assets/a.js', content: { copy: join(root, 'tool/a.js') } }
  const [ofTool] = (await publishTo(root, [...output({ 'index.html': 'x' }), script])).diagnostics
  assert.equal(ofTool?.message, "Unexpected answer of the file system for the tool's own file `tool/a.js` (ENOENT)")
  assert.match(ofTool?.hint ?? '', /installed or compiled anew/)
  assert.deepEqual(tree(root, true), before)
})

test('a source whose place another file, or a link, has taken since it was looked into', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  const before = tree(root, true)
  putFile(root, 'content/assets/a.png', 'picture')
  putFile(root, 'private/key.txt', 'private')
  const copy = join(root, 'content/assets/a.png')
  const version = versionOf(lstatSync(copy))
  const publishedWith = async () => {
    const file = { path: 'assets/a.png', content: { copy, version } }
    const { diagnostics } = await publishTo(root, [...output({ 'index.html': 'x' }), file])
    return diagnostics.map(({ message }) => message)
  }
  rmSync(copy)
  symlinkSync(join(root, 'private/key.txt'), copy)
  const refused = 'Unexpected answer of the file system for the source `content/assets/a.png`'
  assert.deepEqual(await publishedWith(), [`${refused} (ELOOP)`])
  rmSync(copy)
  putFile(root, 'content/assets/a.png', 'changed')
  assert.deepEqual(await publishedWith(), [`${refused} (ESTALE)`])
  for (const path of ['content/assets', 'private']) rmSync(join(root, path), { recursive: true })
  assert.deepEqual(tree(root, true), before)
})

test('the folder that is told to be temporary until files take their places', async (t) => {
  const root = makeRoot(t)
  const steps: string[] = []
  await publishTo(root, output(first), {
    temporary: (folder) => {
      steps.push(folder === null ? 'none' : folder.slice(root.length))
      if (folder !== null) assert.ok(existsSync(folder))
      else if (steps.length === 2) assert.ok(!existsSync(join(root, 'dist/site')))
    },
  })
  assert.deepEqual(steps, ['/dist/.site.signalpost', 'none', 'none'])
})

/** Files that are made one after the other; `before` is called with the path of each. */
async function* made(
  files: readonly OutputFile[],
  before: (path: string) => void,
): AsyncGenerator<readonly OutputFile[]> {
  for (const file of files) {
    before(file.path)
    yield [file]
  }
}

test('files are taken as they are made, and the output changes only when all are there', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  const old = tree(join(root, 'dist/site'), true)
  const { value: lock } = await openOutput({ out: join(root, 'dist/site'), root })
  assert.ok(lock !== null)
  const next = { 'docs/index.html': 'HOME', 'docs/voice/index.html': 'voice', 'a.txt': 'a', 'b.txt': 'b' }
  const staged: number[] = []
  const files = made(output(next), () => {
    const stage = join(lock.work, 'stage')
    staged.push(existsSync(stage) ? readdirSync(stage).length : 0)
  })
  const { value: prepared } = await prepare(files, { root, lock, keepAssets: false })
  // What is there already is not written a second time.
  assert.deepEqual(staged, [0, 1, 1, 2])
  assert.deepEqual(tree(join(root, 'dist/site'), true), old)
  const report = await prepared?.publish()
  assert.deepEqual([report?.written, report?.unchanged, report?.removed], [3, 1, 3])
  await lock.release()
  assert.deepEqual(pagesOf(root), next)
  assert.deepEqual(readdirSync(join(root, 'dist')), ['site', 'site.host'])
})

test('an error while the files are made, and an output that nobody wants, leave nothing behind', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  const old = tree(join(root, 'dist'), true)
  const { value: lock } = await openOutput({ out: join(root, 'dist/site'), root })
  assert.ok(lock !== null)
  const failing = made(output({ 'a.txt': 'a', 'b.txt': 'b' }), (path) => {
    if (path === 'b.txt') throw new TypeError('no such thing')
  })
  await assert.rejects(prepare(failing, { root, lock }), /no such thing/)
  const { value: unwanted } = await prepare([output({ 'a.txt': 'a' })], { root, lock })
  unwanted?.discard()
  await lock.release()
  assert.deepEqual(tree(join(root, 'dist'), true), old)
})

test('files that go while others are made', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output(first))
  const { value: lock } = await openOutput({ out: join(root, 'dist/site'), root })
  assert.ok(lock !== null)
  const files = made(output({ 'robots.txt': 'robots', 'docs/voice.md': '# voice' }), (path) => {
    if (path === 'docs/voice.md') rmSync(join(root, 'dist/site/robots.txt'))
  })
  const { value, diagnostics } = await prepare(files, { root, lock })
  await lock.release()
  assert.deepEqual(
    [value, diagnostics.map(({ code, message }) => `${code} ${message}`)],
    [null, ['SP7015 Unexpected failure of the system at `dist/site/robots.txt` (ESTALE)']],
  )
  assert.match(diagnostics[0]?.hint ?? '', /^If something else has removed or changed files there meanwhile/)
})

test('names of the output are made by the bytes of their text', async (t) => {
  const root = makeRoot(t)
  await publishTo(root, output({ 'docs/grün/index.html': 'g' }))
  assert.ok(lstatSync(join(root, 'dist/site/docs/gr\u00fcn/index.html')).isFile())
})
