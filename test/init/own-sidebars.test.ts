import { deepEqual, equal, match } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { putFiles } from '../put-files.ts'
import { problemsIn, runInit } from './run-init.ts'

const folder = mkdtempSync(join(tmpdir(), 'signalpost-sidebars-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `init` in a folder that holds these files, as `prepare` leaves it. */
async function init(name: string, files: Readonly<Record<string, string>>, prepare?: (root: string) => void) {
  const root = join(folder, name)
  mkdirSync(root, { recursive: true })
  putFiles(root, files)
  prepare?.(root)
  const { status, said } = await runInit(root)
  equal(status, 0)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const sidebar = (path: string): unknown => parse(read(`content/navigation/${path}.yaml`))
  return { said, read, sidebar, problems: () => problemsIn(root), settings: parse(read('content/site.yaml')) }
}

const page = (title: string, path: string) => ({ page: { title, path } })

test('nav of mkdocs.yml is the sidebar, and gives pages without a title theirs', async () => {
  const files = {
    'mkdocs.yml':
      'site_name: A\nuse_directory_urls: false\ndocs_dir: manual\nnav:\n- "Say: hello": Big_Page.md\n- index.md\n- Gone: gone.md\n- More: [more/README.md, more/b.md]\n',
    'manual/index.md': '---\r\ntags: [a]\r\n---\r\n# Home *page*\n\n[b](more/b.html) [s](Big_Page.html#two)\n',
    'manual/Big_Page.md': '---\nauthor: me\n---\nText.\n\n## Two\n\nText.\n',
    'manual/more/README.md': 'Text.\n',
    'manual/more/b.md': '---\ntitle: "B: b"\n---\n\nText.\n',
    'manual/more/unlisted.md': '# U\n\nText.\n',
  }
  const { said, read, sidebar, problems, settings } = await init('mkdocs', files)
  deepEqual(sidebar('contents'), {
    title: 'Contents',
    path: '/',
    entries: [
      page('Say: hello', '/big_page'),
      page('Home page', '/'),
      { childSubsection: { subheading: 'More', path: '/more', entries: [page('B: b', '/more/b')] } },
    ],
  })
  equal(settings.sidebar, undefined)
  equal(settings.topBar, undefined)
  // Pages of other folders would have the icons of other products.
  deepEqual(settings.products, {})
  match(
    said,
    /\nSidebar: from mkdocs\.yml, now content\/navigation\/contents\.yaml\.\nIt names 1 page that is not there: gone\.md\.\n/,
  )
  equal(read('content/pages/big_page.md'), '---\ntitle: "Say: hello"\n---\nText.\n\n## Two\n\nText.\n')
  equal(read('content/pages/more/index.md'), '---\ntitle: More\n---\n\nText.\n')
  deepEqual(problems(), [])
})

test('the first level of nav stands at the top where the other tool has it there', async () => {
  const { settings, problems } = await init('tabs', {
    'docs/en/mkdocs.yml':
      'theme: { features: [navigation.tabs] }\nnav:\n- index.md\n- Guide: [guide/a.md]\n- Code: https://code.example\n',
    'docs/en/docs/index.md': '# Home\n\nText.\n',
    'docs/en/docs/guide/a.md': '# A\n\nText.\n',
    'docs/de/docs/index.md': '# Start\n\nText.\n',
  })
  deepEqual(settings.topBar, {
    products: [
      { label: 'Home', path: '/' },
      { label: 'Guide', path: '/guide/a' },
    ],
  })
  deepEqual(problems(), [])
})

test('settings that lie behind a link are not read, and without nav folders make the sidebar', async () => {
  const pages = { 'docs/a.md': '# A\n\nText.\n' }
  putFiles(folder, { 'outside.yml': 'nav:\n- Secret: a.md\n' })
  const linked = await init('linked', pages, (root) => symlinkSync('../outside.yml', join(root, 'mkdocs.yml')))
  const without = await init('without', { ...pages, 'mkdocs.yml': 'site_name: A\n' })
  const gone = await init('gone', { ...pages, 'mkdocs.yml': 'nav: [b.md, c.md]\n' })
  for (const { settings, said } of [linked, without, gone]) {
    equal(settings.sidebar, 'auto')
    equal(/\nSidebar:/.test(said), false)
  }
  match(gone.said, /\nmkdocs\.yml names 2 pages that are not there: b\.md, c\.md\.\n/)
})

test('sidebars of Docusaurus are those of the pages, which lie where their ids lead; what is code is told', async () => {
  const files = {
    'website/docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]] }",
    'website/sidebars.js':
      "const more = require('./more')\nmodule.exports = { docs: ['start', 'two', ...more], apiSidebar: { Reference: ['api', { type: 'link', label: 'X', href: 'https://x.example' }] } }",
    'website/more.js': "require('fs').writeFileSync('run.txt', '')",
    'docs/01-start.md': '---\nsidebar_label: Begin\n---\n\n# Start here\n\n[two](Second.md) [api](./api)\n',
    'docs/Second.md': '---\nid: two\ntitle: Two\n---\n\nText.\n',
    'docs/API.md': '---\nid: api\ntitle: All calls\nsidebar_label: Calls\n---\n\nText.\n',
  }
  const { said, read, sidebar, problems, settings } = await init('docusaurus', files)
  deepEqual(sidebar('docs'), {
    ...{ title: 'Docs', path: '/start' },
    entries: [page('Begin', '/start'), page('Two', '/two')],
  })
  deepEqual(sidebar('api'), {
    ...{ title: 'API', path: '/api' },
    entries: [
      {
        subsection: {
          subheading: 'Reference',
          entries: [page('Calls', '/api'), { link: { title: 'X', link: 'https://x.example' } }],
        },
      },
    ],
  })
  deepEqual(settings.topBar.products, [
    { label: 'Docs', path: '/start' },
    { label: 'API', path: '/api' },
  ])
  equal(settings.products, undefined)
  match(said, /\nSidebar: from website\/sidebars\.js, now .*\n1 part of it is code, which is not run\.\n/)
  equal(read('content/pages/two.md'), '---\ntitle: Two\nsidebar: docs\n---\n\nText.\n')
  equal(read('content/pages/api.md'), '---\ntitle: All calls\n---\n\nText.\n')
  deepEqual(problems(), [])
})

test('labels and places of categories make the sidebar of Docusaurus where no file does', async () => {
  const files = {
    'docusaurus.config.ts': 'export default {}',
    'sidebars.ts': "export default { docs: [{ type: 'autogenerated', dirName: '.' }] }",
    'docs/z.md': '---\nsidebar_position: 1\n---\n# Z\n\nText.\n',
    'docs/a/_category_.yml': 'label: Last\nposition: 9\n',
    'docs/a/b.md': '# B\n\nText.\n',
    'docs/c/d.md': '# D\n\nText.\n',
  }
  const { sidebar, problems } = await init('categories', files)
  const folderOf = (subheading: string, ...entries: unknown[]) => ({ childSubsection: { subheading, entries } })
  deepEqual(sidebar('contents'), {
    ...{ title: 'Contents', path: '/' },
    entries: [page('Z', '/z'), folderOf('Last', page('B', '/a/b')), folderOf('C', page('D', '/c/d'))],
  })
  deepEqual(problems(), [])
})

test('settings of VitePress that make the sidebar by code are told, and those that do not name one are not', async () => {
  const pages = { 'docs/a.md': '# A\n\nText.\n', 'docs/file.txt/x': 'x' }
  const config = (text: string) => ({
    ...pages,
    'docs/.vitepress/config.ts': `import x from './../file.txt/x'\n${text}`,
  })
  const made = await init('made', config('export default { themeConfig: { sidebar: make() } }'))
  match(
    made.said,
    /\nSidebar: of folders and titles\. docs\/\.vitepress\/config\.ts makes it by code, which is not run\.\n/,
  )
  const none = await init('none', config('export default { srcDir: "." }'))
  equal(/Sidebar:/.test(none.said), false)
  const one = await init('one', config("export default { themeConfig: { sidebar: [{ text: 'A!', link: '/a' }] } }"))
  deepEqual(one.sidebar('contents'), { title: 'Contents', path: '/', entries: [page('A!', '/a')] })
  deepEqual(one.problems(), [])
})

test('pages of Jekyll that name the pages above them make the sidebar', async () => {
  const files = {
    'docs/_config.yml': 'theme: just-the-docs\n',
    'docs/index.md': '---\ntitle: Home\nnav_order: 1\n---\n\nText.\n',
    'docs/b.md': '---\ntitle: B\nparent: A\n---\n\nText.\n',
    'docs/a.md': '---\ntitle: A\nnav_order: 2\nhas_children: true\n---\n\nText.\n',
  }
  const { said, sidebar, problems } = await init('family', files)
  const a = { childSubsection: { subheading: 'A', path: '/a', entries: [page('B', '/b')] } }
  deepEqual(sidebar('contents'), { title: 'Contents', path: '/', entries: [page('Home', '/'), a] })
  match(said, /\nSidebar: from `parent` in front matter, now content\/navigation\/contents\.yaml\.\n/)
  deepEqual(problems(), [])
})

test('where sidebars hold pages of several folders, these are no products, whose icons would stand in them', async () => {
  const sidebars = (api: string) => `module.exports = { guides: ['guides/a', 'guides/b'], api: ['api/c', '${api}'] }`
  const files = {
    'docusaurus.config.js': 'module.exports = {}',
    ...Object.fromEntries(
      ['guides/a', 'guides/b', 'api/c', 'api/d', 'errors/e'].map((path) => [`docs/${path}.md`, '# Page\n\nText.\n']),
    ),
  }
  const apart = await init('apart', { ...files, 'sidebars.js': sidebars('api/d') })
  equal(apart.settings.products, undefined)
  const mixed = await init('mixed', { ...files, 'sidebars.js': sidebars('errors/e') })
  deepEqual(mixed.settings.products, {})
  deepEqual([...apart.problems(), ...mixed.problems()], [])
})
