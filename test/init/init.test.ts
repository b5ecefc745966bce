import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { withoutCredentials } from '../../bin/services/init/project/detect-project.ts'
import { gitIn } from '../git-in.ts'
import { putFiles } from '../put-files.ts'
import { problemsIn, runInit } from './run-init.ts'

const folder = mkdtempSync(join(tmpdir(), 'signalpost-init-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `init` in a new folder that holds these files. */
async function init(name: string, files: Readonly<Record<string, string>> = {}, remote: string | null = null) {
  const root = join(folder, name)
  mkdirSync(root, { recursive: true })
  putFiles(root, files)
  if (remote !== null) {
    gitIn(root)('init', '-q')
    gitIn(root)('remote', 'add', 'origin', remote)
  }
  return { root, ...(await runInit(root)) }
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const settingsOf = (root: string) => parse(read(root, 'content/site.yaml'))
test('what comes next can be pasted, whatever the folder is called', async () => {
  const { said } = await runInit(folder, "it's here")
  assert.match(said, /\nNext: cd 'it'\\''s here' && npm install && npx signalpost preview\n$/)
})

test('an empty folder becomes a site without a finding, and a second call changes nothing', async () => {
  const { root, status, said } = await init('wide-sky')
  assert.equal(status, 0)
  assert.deepEqual(settingsOf(root), { url: 'https://docs.example.com', brand: { key: 'wide-sky', name: 'Wide Sky' } })
  assert.deepEqual(problemsIn(root), [])
  assert.match(said, /\nNext: npm install && npx signalpost preview\n$/)
  assert.match(said, /Address: https:\/\/docs\.example\.com \(an example/)
  const { scripts, devDependencies } = JSON.parse(read(root, 'package.json'))
  assert.deepEqual(Object.keys(scripts), ['docs', 'docs:check', 'docs:build'])
  assert.deepEqual(devDependencies, { signalpost: '^1.2.3' })
  for (const path of ['.gitignore', '.github/workflows/docs.yml', '.vscode/settings.json', '.vscode/site.schema.json'])
    assert.ok(read(root, path).length > 0, path)
  for (const path of readdirSync(join(root, '.vscode'))) JSON.parse(read(root, `.vscode/${path}`))
  const before = read(root, 'content/site.yaml')
  writeFileSync(join(root, '.gitignore'), 'mine\n')
  const second = await runInit(root)
  assert.equal(second.status, 0)
  assert.doesNotMatch(second.said, /made|changed/)
  assert.match(second.said, / {2}kept {5}\.gitignore\n/)
  assert.match(
    second.said,
    / {2}kept {5}content\/navigation\/docs\.yaml\n {2}kept {5}content\/pages\/getting-started\.md\n/,
  )
  assert.deepEqual([read(root, '.gitignore'), read(root, 'content/site.yaml')], ['mine\n', before])
})

test('the address comes from homepage, else from the GitHub remote; the brand from the package', async () => {
  const text =
    '{\n    "name": "@acme/rocket-sled",\n    "homepage": "https://sled.example/manual/",\n    "scripts": { "docs": "mine" }\n}\n'
  const { root, said } = await init('a', { 'package.json': text }, 'https://me:secret@github.com/Acme/sled.git')
  assert.deepEqual(settingsOf(root), {
    url: 'https://sled.example/manual',
    brand: { key: 'rocket-sled', name: 'Rocket Sled' },
  })
  assert.doesNotMatch(read(root, 'content/site.yaml'), /secret/)
  assert.match(read(root, 'content/site.yaml'), /repository: https:\/\/github\.com\/Acme\/sled /)
  const changed = read(root, 'package.json')
  assert.deepEqual(JSON.parse(changed).scripts, {
    docs: 'mine',
    'docs:check': 'signalpost check',
    'docs:build': 'signalpost build',
  })
  assert.match(changed, /^\{\n {4}"name"/)
  assert.match(said, /changed {2}package\.json \(scripts docs:check, docs:build\)/)
  assert.match(said, /Next: npm install --save-dev signalpost && npx signalpost preview\n$/)
  const depends = '{ "devDependencies": { "signalpost": "^0.1.0" } }'
  assert.match((await init('d', { 'package.json': depends })).said, /Next: npx signalpost preview\n$/)
  const readme = { 'package.json': '{ "name": "sled", "homepage": "https://github.com/acme/sled#readme" }' }
  const other = await init('b', readme, 'git@github.com:acme/sled.git')
  assert.equal(settingsOf(other.root).url, 'https://acme.github.io/sled')
  const brand = async (name: string) =>
    settingsOf((await init(`brand-${brands++}`, { 'package.json': JSON.stringify({ name }) })).root).brand
  let brands = 0
  assert.deepEqual(await brand('@big-sky/docs'), { key: 'big-sky', name: 'Big Sky' })
  assert.deepEqual(await brand('@acme/developer-docs'), { key: 'acme', name: 'Acme' })
  assert.deepEqual(await brand('@my-co/handbook'), { key: 'my-co', name: 'My Co' })
  assert.deepEqual(await brand('docs'), { key: 'docs', name: 'Docs' })
  assert.deepEqual(await brand('true'), { key: 'true', name: 'True' })
  const elsewhere = await init('c', {}, 'https://git.example/acme/sled.git')
  assert.equal(settingsOf(elsewhere.root).url, 'https://docs.example.com')
})

test('a folder of Markdown becomes the pages, and stays', async () => {
  const files = {
    'docs/README.md': '# Sled\n\nSee [setup](Set%20Up/First%20Steps.md) and ![a](./a.png).',
    'docs/Set Up/First Steps.md': '# First steps\n\nText.',
    'docs/a.png': '',
    'docs/.hidden.md': '# No',
    'package.json': '{',
  }
  const { root, said } = await init('sled', files)
  const linked = '# Sled\n\nSee [setup](./set-up/first-steps.md) and ![a](./a.png).'
  assert.equal(read(root, 'content/pages/index.md'), linked)
  assert.equal(settingsOf(root).sidebar, 'auto')
  assert.equal(read(root, 'content/pages/set-up/first-steps.md'), files['docs/Set Up/First Steps.md'])
  assert.equal(read(root, 'docs/README.md'), files['docs/README.md'])
  assert.deepEqual(readdirSync(join(root, 'content/pages')).sort(), ['a.png', 'index.md', 'set-up'])
  assert.match(said, /copied from docs\//)
  assert.match(said, /package\.json is no JSON object/)
  assert.equal(read(root, 'package.json'), '{')
})

test('each page is copied, whatever letters its name has and whatever stands beside it', async () => {
  const files = {
    'docs/API.md': '# Two\n\nText.\n',
    'docs/README.md': '# Read me\n\nText.\n',
    'docs/api.md': '# One\n\nText.\n',
    'docs/aux.md': '# Aux\n\nText.\n',
    'docs/index.md':
      '# Home\n\n[A](入門.md), [b](指南.md), [c](指南/一.md), [d](Über.md), [e](README.md), [f](案内/一.md).\n',
    'docs/Über.md': '# About\n\nText.\n',
    'docs/入門.md': '# 入門\n\nText.\n',
    'docs/指南.md': '# 指南\n\nText.\n',
    'docs/指南/一.md': '# 一\n\nText.\n',
    'docs/指南/二.md': '# 二\n\nText.\n',
    'docs/案内/一.md': '# 案内\n\nText.\n',
    'docs/__note.md': 'Two lines.\n',
    'docs/_note.md': 'One line.\n',
  }
  const { root } = await init('letters', files)
  const pages = ['api', 'api-2', 'aux-2', 'index', 'page', 'page-2', 'readme', 'uber']
  const inFolders = ['section-2/page', 'section/page', 'section/page-2']
  const copies = readdirSync(join(root, 'content/pages'), { recursive: true }).filter((path) => /\.md$/.test(`${path}`))
  assert.deepEqual(copies.sort(), [...pages, ...inFolders].map((name) => `${name}.md`).sort())
  assert.equal(read(root, 'content/pages/api.md'), files['docs/api.md'])
  assert.equal(
    read(root, 'content/pages/index.md'),
    '# Home\n\n[A](./page.md), [b](./page-2.md), [c](./section/page.md), [d](./uber.md), [e](./readme.md), [f](./section-2/page.md).\n',
  )
  assert.deepEqual(settingsOf(root).topBar.products, [
    { label: '指南', path: '/section/page' },
    { label: '案内', path: '/section-2/page' },
  ])
  assert.deepEqual(readdirSync(join(root, 'content/partials')).sort(), ['_note.md', 'note.md'])
  assert.deepEqual(problemsIn(root), [])
})

test('sections of copied pages are in the top bar, and a page at the root leads to them', async () => {
  const files = {
    'docs/guide/_Note.md': 'A note.\n',
    'docs/more/_index.md': '# More\n\nText.\n',
    'docs/guide/a.md': '# A\n\nText.\n',
    'docs/api/b.md': '# B\n\nText.\n',
    'docs/faq.md': '# F\n\nText.\n',
  }
  const { root } = await init('sections', files)
  assert.equal(read(root, 'content/partials/guide/note.md'), 'A note.\n')
  assert.deepEqual(settingsOf(root).topBar, {
    products: [
      { label: 'API', path: '/api/b' },
      { label: 'Guide', path: '/guide/a' },
      { label: 'More', path: '/more' },
    ],
  })
  assert.equal(
    read(root, 'content/pages/index.md'),
    '# Sections documentation\n\n- [API](./api/b.md)\n- [Guide](./guide/a.md)\n- [More](./more/index.md)\n- [FAQ](./faq.md)\n',
  )
  assert.deepEqual(problemsIn(root), [])
})

test('the chapters of a book are its sidebar, in their order', async () => {
  const files = {
    'src/SUMMARY.md': '# Summary\n\n[Start](README.md)\n\n- [Second](<B b.md>)\n- [First](a.md)\n',
    'src/README.md': '# Start\n\nText.\n',
    'src/a.md': '## A\n\nText.\n\n### More\n\nText.\n',
    'src/B b.md': '# B\n\nText.\n',
    'package.json': '{}',
  }
  const { root } = await init('book', files)
  assert.deepEqual(readdirSync(join(root, 'content/pages')).sort(), ['a.md', 'b-b.md', 'index.md'])
  assert.match(
    read(root, 'content/navigation/contents.yaml'),
    /entries:\n {2}- page: \{ title: Start, path: \/ \}\n {2}- page: \{ title: Second, path: \/b-b \}\n {2}- page: \{ title: First, path: \/a \}\n$/,
  )
  assert.equal('sidebar' in settingsOf(root), false)
  assert.deepEqual(problemsIn(root), [])
})

test('a page that is called as the summary of a book is, and is prose, stays a page', async () => {
  for (const prose of ['Who reads it knows all.\n', 'Begin [here](a.md).\n\nIt says:\n\n- [A](a.md)\n']) {
    const { root } = await init(`prose-${prose.length}`, {
      'docs/a.md': '# A\n\nText.\n',
      'docs/SUMMARY.md': `# Summary\n\n${prose}`,
    })
    assert.match(read(root, 'content/pages/summary.md'), /# Summary/)
    assert.equal(existsSync(join(root, 'content/navigation')), false)
    assert.equal(settingsOf(root).sidebar, 'auto')
  }
})

test('pages in a folder whose name begins with a line, as collections of Jekyll have it, stay pages, where they were published', async () => {
  const { root } = await init('collection', {
    'docs/index.md': '# I\n\nText.\n',
    'docs/_guides/a.md': '# A\n\nText.\n',
    'docs/_how_to/a.md': '# A\n\n[a](../_guides/a.md) [b](/guides/a/)\n',
  })
  assert.deepEqual(settingsOf(root).topBar.products, [
    { label: 'Guides', path: '/guides/a' },
    { label: 'How To', path: '/how_to/a' },
  ])
  assert.equal(read(root, 'content/pages/guides/a.md'), '# A\n\nText.\n')
  assert.deepEqual(problemsIn(root), [])
})

test('a collection of Jekyll that is published at docs/ holds the sections', async () => {
  const { root } = await init('docs-of-jekyll', {
    'docs/_docs/one/a.md': '# A\n\nText.\n',
    'docs/_docs/two/b.md': '# B\n\nText.\n',
    'docs/_posts/c.md': '# C\n\n[a](/docs/one/a/)\n',
  })
  assert.deepEqual(settingsOf(root).topBar.products, [
    { label: 'One', path: '/docs/one/a' },
    { label: 'Two', path: '/docs/two/b' },
  ])
  assert.deepEqual(problemsIn(root), [])
})

test('links of copied pages lead to the copies, and what is not copied to where the project has it', async () => {
  const files = {
    'README.md': '# Sled',
    'docs/README.md':
      '# Docs\n\n[a](guide/Big_Start.md#go "T") ![p](./p%20q.png) [home](../README.md) [up](https://x.example/README.md) [h](#x)\n\n```md\n[a](guide/Big_Start.md)\n```\n\n[d]: <guide/Big_Start.md>\n\n## X\n',
    'docs/guide/Big_Start.md':
      '# Start\n\n## Go\n\n[back](../README.md) [beside](other.md) ![q](<../p q.png> "T") [n](<Next One.md#go>)\n',
    'docs/guide/other.md': '# Other\n\nText.\n',
    'docs/guide/Next One.md': '# Next\n\n## Go\n\nText.\n',
    'docs/p q.png': '',
  }
  const { root } = await init('linked', files, 'git@github.com:acme/sled.git')
  const text = read(root, 'content/pages/index.md')
  assert.match(text, /\[a\]\(\.\/guide\/big_start\.md#go "T"\)/)
  assert.match(text, /\[home\]\(https:\/\/github\.com\/acme\/sled\/blob\/HEAD\/README\.md\)/)
  assert.match(text, /```md\n\[a\]\(guide\/Big_Start\.md\)\n```/)
  assert.match(text, /^\[d\]: <\.\/guide\/big_start\.md>$/m)
  assert.match(read(root, 'content/pages/guide/big_start.md'), /\[back\]\(\.\.\/index\.md\) \[beside\]\(other\.md\)/)
  assert.match(
    read(root, 'content/pages/guide/big_start.md'),
    /\(<\.\.\/p q\.png> "T"\) \[n\]\(<\.\/next-one\.md#go>\)/,
  )
  assert.deepEqual(problemsIn(root), [])
})

test('pictures that another tool publishes beside the pages become assets, if a page names them', async () => {
  const files = {
    'docs/README.md':
      '# Docs\n\n![a](/img/a%20b.png) <img src="/img/c.svg" alt="C"> ![m](../media/m.png)\n\n[b](Big/One.md)\n',
    'docs/Big/One.md':
      '# One\n\n<a href="../README.md"><img src=\'../Shown/d.png\' alt="D"></a> <img src="/img/none.png" alt="">\n',
    'docs/Shown/d.png': '',
    'static/img/a b.png': '',
    'website/static/img/c.svg': '',
    'static/img/unnamed.png': '',
    'media/m.png': '',
  }
  const { root } = await init('beside', files, 'git@github.com:acme/sled.git')
  assert.deepEqual(readdirSync(join(root, 'content/assets/img')).sort(), ['a b.png', 'c.svg'])
  assert.equal(
    read(root, 'content/pages/index.md'),
    '# Docs\n\n![a](/assets/img/a%20b.png) <img src="/assets/img/c.svg" alt="C"> ![m](https://github.com/acme/sled/raw/HEAD/media/m.png)\n\n[b](./big/one.md)\n',
  )
  assert.equal(
    read(root, 'content/pages/big/one.md'),
    '# One\n\n<a href="../index.md"><img src=\'../shown/d.png\' alt="D"></a> <img src="/img/none.png" alt="">\n',
  )
})

test('a site that has pages gets no others; a link that leads nowhere stays as it is written', async () => {
  const begun = await init('begun', { 'content/pages/a.md': '# A\n', 'docs/b.md': '# B\n' })
  assert.deepEqual(readdirSync(join(begun.root, 'content')).sort(), ['pages', 'site.yaml'])
  assert.deepEqual(readdirSync(join(begun.root, 'content/pages')), ['a.md'])
  const text = '# A\n\n[gone](gone.md)\n'
  const { root } = await init('dead', { 'docs/a.md': text }, 'git@github.com:acme/sled.git')
  assert.equal(read(root, 'content/pages/a.md'), text)
})

test('a folder that is nothing but Markdown becomes the pages; a README of a project does not', async () => {
  const files = { 'README.md': '# Notes\n\n[b](B.md)\n', 'B.md': '# B\n\nText.\n', 'LICENSE.md': 'MIT\n' }
  // A changelog with blocks is no file of the repository, but a page.
  const changes = { 'changelog.mdx': '---\ntitle: Changes\n---\n\n<Update label="May">Text</Update>\n' }
  const { root, said } = await init('notes', { ...files, ...changes })
  assert.deepEqual(readdirSync(join(root, 'content/pages')).sort(), ['b.md', 'changelog.mdx', 'index.md'])
  assert.match(said, /Pages: copied from this folder/)
  assert.deepEqual(problemsIn(root), [])
  const project = await init('project', { ...files, 'package.json': '{}' })
  assert.deepEqual(readdirSync(join(project.root, 'content/pages')).sort(), ['getting-started.md', 'index.md'])
  const home = await init('home', {
    'README.md': '# About\n',
    'index.md': '# Home\n\n[b](b.md)\n',
    'b.md': '# B\n\nText.\n',
  })
  assert.deepEqual(readdirSync(join(home.root, 'content/pages')).sort(), ['b.md', 'index.md'])
  assert.deepEqual(problemsIn(home.root), [])
  const alone = await init('alone', { 'README.md': '# Alone\n' })
  assert.deepEqual(readdirSync(join(alone.root, 'content/pages')).sort(), ['getting-started.md', 'index.md'])
})

test('what the copies of pages need still is told at its places, each kind once and errors first; that is no failure', async () => {
  const files = {
    'docs/index.md': '# Home\n\n<Foo a={b} />\n\n[gone](./gone.md)\n\n![pic](./pic.png)\n',
    'docs/other.md': '# Other\n\n<Foo />\n\n<Foo />\n\n{% if x %}\n',
  }
  const { status, said } = await init('left', files)
  assert.equal(status, 0)
  assert.equal(
    said.slice(said.indexOf('\nLeft to do')),
    `
Left to do: 2 errors and 4 warnings. Nothing is built while there is an error.
  content/pages/index.md:5:1 error: Dead link: no page at \`/gone\`
  content/pages/index.md:7:1 error: Missing image \`/pic.png\`
  content/pages/index.md:3:1 warning: Dropped the element \`<foo>\` (and in 2 more places)
  content/pages/other.md:7:1 warning: Unexpected \`{% if x %}\` (syntax of Liquid), expected Markdown
npx signalpost check shows each in its lines, with a hint.

Next: npm install && npx signalpost check
`,
  )
  const warned = await init('left-warnings', { 'docs/a.md': '# A\n\n{% if x %}\n' })
  assert.match(
    warned.said,
    /\nLeft to do: 1 warning\.\n {2}content\/pages\/a\.md:3:1 warning: .*\n(?:.*\n)+Next: .* preview\n$/,
  )
  const many = Array.from({ length: 40 }, (_, at) => `[a](./gone-${at}.md)\n`).join('\n')
  const long = await init('left-many', { 'docs/a.md': `# A\n\n${many}` })
  assert.match(long.said, /gone-14`\n {2}… and 25 more\nnpx signalpost check/)
  const clean = await init('left-none', { 'docs/a.md': '# A\n\nText.\n' })
  assert.match(clean.said, /\nNothing is left to do: [^\n]*\nNext: .* preview\n$/)
  assert.doesNotMatch((await init('left-new')).said, /left to do/i)
})

test('no form of a remote keeps its credentials', () => {
  for (const remote of [
    'https://token@github.com/acme/sled.git',
    'https://me:token@github.com/acme/sled',
    'ssh://git:token@github.com/acme/sled.git',
    'git@github.com:acme/sled.git',
    'token@github.com:acme/sled',
  ])
    assert.equal(withoutCredentials(remote), 'https://github.com/acme/sled')
  for (const remote of ['/srv/sled.git', '../sled', '']) assert.equal(withoutCredentials(remote), null)
})

test('a package.json keeps its byte order mark, its line ends and its indentation', async () => {
  const { root, status, said } = await init('marked', {
    'package.json': '\ufeff{\r\n\t"name": "marked",\r\n\t"homepage": "https://marked.example/d/?x#y"\r\n}\r\n',
  })
  assert.equal(status, 0)
  assert.match(said, /changed {2}package\.json/)
  assert.equal(settingsOf(root).url, 'https://marked.example/d')
  const lines = read(root, 'package.json').split('\r\n')
  assert.equal(lines[0], '\ufeff{')
  assert.equal(lines[3], '\t"scripts": {')
  assert.equal(lines.at(-1), '')
  assert.equal(
    lines.some((line) => line.includes('\n')),
    false,
  )
})

test('a file where the folder should be is a wrong call', async () => {
  const { root } = await init('taken', { 'docs.txt': 'x' })
  const { status, said } = await runInit(join(root, 'docs.txt'))
  assert.equal(status, 2)
  assert.match(said, /expected a folder/)
})

test('a place that takes no folder is told, and nothing hangs', { skip: process.platform !== 'linux' }, async () => {
  const { status, said } = await runInit('/proc/site')
  assert.equal(status, 3)
  assert.match(said, /^signalpost: cannot write to \.: ENOENT/)
})

test('a named pipe in place of package.json stays, and nothing hangs', async () => {
  const { root } = await init('piped', { 'docs.txt': 'x' })
  execFileSync('rm', ['-f', join(root, 'package.json')])
  execFileSync('mkfifo', [join(root, 'package.json')])
  const { status, said } = await runInit(root)
  assert.equal(status, 0)
  assert.match(said, /kept {5}package\.json/)
})

// Such a name comes back as another one: a folder that is listed, and can't be read.
test('pages that can not be read are told, and nothing is made', { skip: process.platform !== 'linux' }, async () => {
  const { root } = await init('unread', { 'docs.txt': 'x' })
  for (const path of ['content', 'package.json', '.vscode']) rmSync(join(root, path), { recursive: true })
  putFiles(root, { 'docs/a.md': '# A\n' })
  mkdirSync(Buffer.concat([Buffer.from(join(root, 'docs/caf')), Buffer.from([0xe9])]))
  const { status, said } = await runInit(root)
  assert.equal(status, 3, said)
  assert.match(said, /^signalpost: cannot copy the pages that are there: ENOENT: .*docs\/caf/)
  assert.ok(!existsSync(join(root, 'content')))
})
