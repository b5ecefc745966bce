import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { inOrder } from '../../compiler/diagnostics/summary.ts'
import type { SourceFile } from '../../compiler/formats/source.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { readImageSize } from '../../compiler/read/image-size.ts'
import type { ReadLimits } from '../../compiler/read/limits.ts'
import { ContentChanged, readText } from '../../compiler/read/read-text.ts'
import type { ContentRole } from '../../compiler/read/role.ts'
import { describeFailure } from '../../compiler/read/walk.ts'
import { putFiles } from '../put-files.ts'

type Files = Readonly<Record<string, string | Buffer>>

/** Makes a folder with files, gives it to `work` and removes it. */
function inFolder<Result>(files: Files, work: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'read-'))
  try {
    putFiles(root, files)
    return work(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const site = { 'content/site.yaml': 'url: x\n', 'content/pages/docs/index.md': 'x' }

function lines(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code, file, line, column, message }) => {
    const place = line === null ? '' : `:${line}:${column}`
    return `${code} ${file}${place} ${message}`
  })
}

/** Everything that the content holds, read at once. */
function readContent(root: string, limits?: ReadLimits) {
  const content = openContent(root, limits)
  content.refresh()
  const diagnostics: Diagnostic[] = [...content.diagnostics]
  const unread: string[] = [...content.unread]
  const read = (role: ContentRole): readonly SourceFile[] =>
    content.paths(role).flatMap((path) => {
      const { source, diagnostics: more } = content.read(path)
      diagnostics.push(...more)
      if (source === null) unread.push(path)
      return source ?? []
    })
  const [site = null] = read('site')
  const [redirects = null] = read('redirects')
  const lists = { pages: read('pages'), partials: read('partials'), navigation: read('navigation'), data: read('data') }
  return {
    value: { site, redirects, ...lists, assets: content.paths('asset'), unread },
    diagnostics: inOrder(diagnostics),
  }
}

function found(files: Files): string[] {
  return inFolder({ ...site, ...files }, (root) => lines(readContent(root).diagnostics))
}

test('files have their role by where they stand, in the order of their paths', () => {
  const files = {
    ...site,
    'content/redirects.yaml': '',
    'content/pages/docs/b.mdx': '\ufeffB',
    'content/pages/docs/a/index.md': 'A',
    'content/pages/docs/a/x.png': 'P',
    'content/partials/p.md': '',
    'content/navigation/voice.yaml': '',
    'content/data/openapi/one.json': '{}',
    'content/data/errors.json': '[]',
    'content/assets/Big Picture.PNG': 'Q',
    'content/pages/.well-known/security.txt': 'Contact: mailto:a@b.example',
    'content/pages/.well-known/did.md': 'Not a page',
    'content/.hidden': 'x',
    'content/assets/.well-known/x.json': '{}',
    'content/pages/docs/.DS_Store': 'x',
    'content/pages/docs/.well-known/x.json': '{}',
    'content/pages/docs/b.mdx~': 'x',
  }
  inFolder(files, (root) => {
    const { value, diagnostics } = readContent(root)
    assert.deepEqual(diagnostics, [])
    const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path.replace('content/', ''))
    assert.equal(value.site?.text, 'url: x\n')
    assert.equal(value.redirects?.path, 'content/redirects.yaml')
    assert.deepEqual(paths(value.pages), ['pages/docs/a/index.md', 'pages/docs/b.mdx', 'pages/docs/index.md'])
    assert.equal(value.pages[1]?.text, 'B')
    assert.deepEqual(paths(value.partials), ['partials/p.md'])
    assert.deepEqual(paths(value.navigation), ['navigation/voice.yaml'])
    assert.deepEqual(paths(value.data), ['data/errors.json', 'data/openapi/one.json'])
    assert.deepEqual(paths(value.assets.map((path) => ({ path }))), [
      'assets/Big Picture.PNG',
      'pages/.well-known/did.md',
      'pages/.well-known/security.txt',
      'pages/docs/a/x.png',
    ])
  })
})

test('bytes that are no UTF-8 are reported at the first of them, and the file is left out', () => {
  const latin = Buffer.concat([Buffer.from('é: ok\nsecond: caf'), Buffer.from([0xe9]), Buffer.from('\n')])
  const utf16 = Buffer.from('\ufeffhello', 'utf16le')
  const files = { ...site, 'content/pages/docs/latin.md': latin, 'content/pages/docs/utf16.md': utf16 }
  inFolder(files, (root) => {
    const { value, diagnostics } = readContent(root)
    assert.deepEqual(lines(diagnostics), [
      'SP1001 content/pages/docs/latin.md:2:12 Unexpected bytes 0xE9, expected text in UTF-8',
      'SP1001 content/pages/docs/utf16.md:1:1 Unexpected bytes 0xFF 0xFE, expected text in UTF-8',
    ])
    assert.deepEqual(value.unread, ['content/pages/docs/latin.md', 'content/pages/docs/utf16.md'])
    assert.equal(value.pages.length, 1)
  })
  const late = Buffer.concat([Buffer.from('é\n'.repeat(5000)), Buffer.from([0x41, 0xc3, 0x28])])
  assert.match(found({ 'content/pages/docs/late.md': late })[0] ?? '', /late\.md:5001:2 /)
  const cut = Buffer.from('aé').subarray(0, 2)
  assert.match(found({ 'content/pages/docs/cut.md': cut })[0] ?? '', /cut\.md:1:2 /)
})

test('control characters are reported each, and only so many', () => {
  assert.deepEqual(found({ 'content/pages/docs/a.md': '\ufeffab\u0000\r\n\t\u001b[0m\u0085' }), [
    'SP1002 content/pages/docs/a.md:1:3 Unexpected control character U+0000',
    'SP1002 content/pages/docs/a.md:2:2 Unexpected control character U+001B',
    'SP1002 content/pages/docs/a.md:2:6 Unexpected control character U+0085',
  ])
  const { diagnostics } = inFolder({ ...site, 'content/data/x.yaml': '\u0000'.repeat(1000) }, (root) =>
    readContent(root),
  )
  const hints = diagnostics.map(({ hint }) => hint)
  assert.equal(hints.length, 20)
  assert.deepEqual(hints.slice(-2), [
    'Remove it. Most editors can show such characters.',
    'Remove it, and 980 more after it: the file may be no text, or have been written in another encoding.',
  ])
})

test('names of pages and their folders are parts of URLs', () => {
  const another =
    'Choose a name of the letters a to z, digits and dashes; what readers see is the title, in any script.'
  const outcome = inFolder(
    {
      ...site,
      'content/pages/docs/Überblick & Co.md': 'x',
      'content/pages/Docs2/ok.md': 'x',
      'content/assets/a:b.png': 'x',
      'content/partials/con.md': 'x',
      'content/partials/two\nlines.md': 'x',
      'content/pages/docs/日本.md': 'x',
      'content/pages/docs/Errors.md': 'x',
      'content/pages/docs/errors.mdx': 'x',
      'content/pages/guide/README.md': 'x',
      'content/pages/more/README.md': 'x',
      'content/pages/more/index.mdx': 'x',
    },
    (root) => readContent(root),
  )
  assert.deepEqual(
    outcome.diagnostics.map(({ file, hint }) => `${file}: ${hint}`),
    [
      'content/assets/a:b.png: Rename it to `a-b.png`.',
      'content/pages/Docs2: Rename it to `docs2`.',
      // Under its right name it would have the route of the other.
      'content/pages/docs/Errors.md: Choose another name, or join the two: `errors.mdx` is there already.',
      'content/pages/docs/Überblick & Co.md: Rename it to `uberblick-co.md`.',
      `content/pages/docs/日本.md: ${another}`,
      'content/pages/guide/README.md: Rename it to `index.md`.',
      'content/pages/more/README.md: Choose another name, or join the two: `index.mdx` is there already.',
      `content/partials/con.md: ${another}`,
      'content/partials/two\nlines.md: Rename it to `two-lines.md`.',
    ],
  )
  assert.equal(outcome.value.pages.length, 9)
  assert.equal(
    outcome.diagnostics.at(-1)?.message,
    'Unexpected file name `two␊lines.md`, expected one that every system and host takes',
  )
})

test('names that some systems take for one are reported, both named', () => {
  const files = {
    ...site,
    'content/assets/e\u0301.png': 'x',
    'content/assets/é.png': 'y',
    'content/assets/A.png': 'x',
    'content/assets/a.png': '',
  }
  inFolder(files, (root) => {
    const { diagnostics } = readContent(root)
    assert.deepEqual(
      diagnostics.map(({ code, file, related }) => `${code} ${file} ${related[0]?.file}`),
      ['SP1010 content/assets/a.png content/assets/A.png', 'SP1010 content/assets/é.png content/assets/e\u0301.png'],
    )
  })
})

test('names and paths have a limit', () => {
  const long = `${'a'.repeat(201)}.md`
  assert.match(
    found({ [`content/pages/${long}`]: 'x' })[0] ?? '',
    /^SP1009 .* name of 204 bytes, expected at most 200$/,
  )
  const most = 'a'.repeat(197)
  assert.deepEqual(found({ [`content/pages/${most}.md`]: 'x' }), [])
  const deep = `content/assets/${Array.from({ length: 8 }, () => 'b'.repeat(110)).join('/')}/`
  assert.deepEqual(found({ [deep.padEnd(1000, 'c')]: 'x' }), [])
  const tooLong = found({ [deep.padEnd(1001, 'c')]: 'x' })
  assert.equal(tooLong.length, 1)
  assert.match(tooLong[0] ?? '', / name of 1001 bytes, expected at most 1000$/)
})

test('a name that is no UTF-8 is shown by its bytes', () => {
  inFolder(site, (root) => {
    writeFileSync(
      Buffer.concat([Buffer.from(join(root, 'content/pages/caf')), Buffer.from([0xe9]), Buffer.from('.md')]),
      'x',
    )
    assert.deepEqual(lines(readContent(root).diagnostics), [
      'SP1007 content/pages/caf\\xE9.md Unexpected bytes in the file name `caf\\xE9.md`, expected UTF-8',
    ])
  })
})

test('symbolic links are not followed, and told apart by where they lead', () => {
  inFolder({ ...site, 'secret.txt': 's' }, (root) => {
    const link = (to: string, name: string) => symlinkSync(to, join(root, 'content/pages/docs', name))
    link('../../../secret.txt', 'out.md')
    link('loop.md', 'loop.md')
    link('nowhere.md', 'gone.md')
    link('index.md', 'inside.md')
    link('..', 'up')
    const { value, diagnostics } = readContent(root)
    assert.deepEqual(lines(diagnostics), [
      'SP1006 content/pages/docs/gone.md Unexpected symbolic link to nothing, expected one that leads to a file',
      'SP1050 content/pages/docs/inside.md Unexpected symbolic link, expected the file itself',
      'SP1006 content/pages/docs/loop.md Unexpected symbolic link in a circle, expected one that leads to a file',
      'SP1005 content/pages/docs/out.md Unexpected symbolic link out of the content, expected a file inside of it',
      'SP1050 content/pages/docs/up Unexpected symbolic link, expected the file itself',
    ])
    assert.equal(value.pages.length, 1)
    assert.equal(value.unread.length, 5)
  })
})

test('pipes, sockets and folders named like a page are reported and never opened', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-'))
  const server = createServer()
  try {
    putFiles(root, site)
    assert.equal(spawnSync('mkfifo', [join(root, 'content/pages/docs/feed.md')]).status, 0)
    await new Promise<void>((done) => server.listen(join(root, 'content/pages/docs/socket.md'), done))
    mkdirSync(join(root, 'content/pages/docs/folder.md'))
    assert.deepEqual(lines(readContent(root).diagnostics), [
      'SP1004 content/pages/docs/feed.md Unexpected named pipe, expected a regular file',
      'SP1004 content/pages/docs/folder.md Unexpected folder, expected a regular file',
      'SP1004 content/pages/docs/socket.md Unexpected socket, expected a regular file',
    ])
  } finally {
    await new Promise((done) => server.close(done))
    rmSync(root, { recursive: true, force: true })
  }
})

test('a file that vanishes, or may not be read, is reported by its name', () => {
  inFolder(site, (root) => {
    assert.deepEqual(lines(readText(root, 'content/pages/gone.md', 10).diagnostics), [
      'SP1015 content/pages/gone.md Unexpected disappearance of the file, expected it to stay while the site is read',
    ])
  })
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  assert.deepEqual(lines([describeFailure('content/pages/a.md', denied)]), [
    'SP1003 content/pages/a.md Unexpected unreadable file (permission denied), expected one that can be read',
  ])
})

test('a link that takes the place of a file meanwhile is not followed', () => {
  inFolder({ ...site, 'secret.txt': 'secret' }, (root) => {
    symlinkSync('../../secret.txt', join(root, 'content/pages/swap.md'))
    const { source, diagnostics } = readText(root, 'content/pages/swap.md', 100)
    assert.equal(source, null)
    assert.equal(diagnostics[0]?.code, 'SP1003')
  })
})

test('a file that is larger than allowed is told and not read', () => {
  inFolder({ ...site, 'content/pages/docs/big.md': 'x'.repeat(3000) }, (root) => {
    const { value, diagnostics } = readContent(root, { page: 2048, settings: 100, data: 100 })
    assert.deepEqual(lines(diagnostics), [
      'SP1011 content/pages/docs/big.md Unexpected size of 2.9 KB, expected at most 2 KB',
    ])
    assert.deepEqual(value.unread, ['content/pages/docs/big.md'])
  })
})

test('files in the wrong place are reported', () => {
  assert.deepEqual(
    found({
      'content/site.json': '',
      'content/README.md': '',
      'content/images/a.png': '',
      'content/pages/docs/setup.txt': '',
      'content/navigation/voice.json': '',
      'content/data/errors.toml': '',
    }).map((line) => line.replace('Unexpected ', '')),
    [
      'SP1020 content/README.md file `README.md`, expected `site.yaml`, `redirects.yaml` or a folder',
      'SP1014 content/data/errors.toml file `errors.toml`, expected data, `.yaml` or `.json`',
      'SP1020 content/images/a.png file `images/`, expected one of the folders `pages`, `partials`, `navigation`, `data` and `assets`',
      'SP1014 content/navigation/voice.json file `voice.json`, expected a navigation file, `<product>.yaml`',
      'SP1014 content/pages/docs/setup.txt file `setup.txt`, expected a page, `.md` or `.mdx`',
      'SP1014 content/site.json file `site.json`, expected `site.yaml`',
    ],
  )
})

test('a file of the wrong kind is told what it should be', () => {
  const names = [
    'pages/a.txt',
    'pages/B.MDX',
    'partials/c.rst',
    'navigation/d.json',
    'navigation/e/f.yml',
    'redirects.json',
    'redirect.yaml',
    'page/a.md',
    'images/a.png',
  ]
  inFolder(Object.fromEntries(names.map((name) => [`content/${name}`, ''])), (root) => {
    assert.deepEqual(
      readContent(root).diagnostics.map(({ hint }) => hint),
      [
        'Move it to the folder it belongs to; images and downloads go under `content/assets/`.',
        'Rename it to `d.yaml`: what JSON it holds is YAML, too.',
        'Sidebars lie in `content/navigation/` itself: move it to `content/navigation/f.yaml`.',
        'Did you mean `pages`?',
        'Rename it to `b.mdx`, if it is Markdown; downloads go under `content/assets/`.',
        'Rename it to `a.md`, if it is Markdown; downloads go under `content/assets/`.',
        'Write it as Markdown, in `c.md`; downloads go under `content/assets/`.',
        'Did you mean `redirects.yaml`?',
        'Rename it to `redirects.yaml`: what JSON it holds is YAML, too.',
      ],
    )
  })
})

test('a folder without content is nothing', () => {
  inFolder({}, (root) => {
    const { value, diagnostics } = readContent(join(root, 'missing'))
    assert.deepEqual(diagnostics, [])
    assert.equal(value.site, null)
  })
})

test('a file that has changed, or gone, since it was listed ends the question', () => {
  inFolder(site, (root) => {
    const content = openContent(root)
    content.refresh()
    writeFileSync(join(root, 'content/pages/docs/index.md'), 'longer')
    assert.throws(() => content.read('content/pages/docs/index.md'), ContentChanged)
    rmSync(join(root, 'content/site.yaml'))
    assert.throws(() => content.read('content/site.yaml'), ContentChanged)
    content.refresh()
    assert.equal(content.read('content/pages/docs/index.md').source?.text, 'longer')
  })
})

test('an image that has gone meanwhile has no size', () => {
  assert.equal(readImageSize(join(tmpdir(), 'signalpost-no-such-image.png')), null)
})
