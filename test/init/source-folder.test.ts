import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { existingPages } from '../../bin/services/init/existing-pages.ts'
import { sourceSettings } from '../../bin/services/init/source-folder.ts'
import { putFiles } from '../put-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'signalpost-source-'))
after(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
function rootOf(files: Readonly<Record<string, string>>): string {
  const root = join(folder, String(count++))
  putFiles(root, files)
  return root
}

const page = '# A\n\nText.\n'

test('the settings of another tool say where its pages are', () => {
  const settings = {
    'src .vitepress/config.ts': "export default { title: 'A', srcDir: 'src' }",
    '. .vitepress/config.mts': 'export default {}',
    'docs/pages docs/.vitepress/config.js': 'export default { srcDir: "./pages" }',
    'content hugo.toml': "title = 'A'",
    'site/en hugo.yaml': 'contentDir: site/en',
    'content/en config/_default/hugo.toml': "[[module.mounts]]\nsource = 'content/en'\ntarget = 'content'",
    'manual mkdocs.yml': 'site_name: A\ndocs_dir: manual # here\n',
    'text book.toml': '[book]\nsrc = "text"\n',
    'guide .gitbook.yaml': 'root: ./guide/\n',
    'docs/source docs/source/conf.py': 'project = "A"',
    '. docs.json': '{}',
    'src/content/docs astro.config.mjs': '',
    'docs/src/content/docs docs/astro.config.ts': '',
    'website/src/content/docs website/astro.config.mjs': '',
  }
  for (const [at, said] of Object.entries(settings)) {
    const [wanted = '', file = ''] = at.split(' ')
    const root = rootOf({ [file]: said, [join(wanted, 'a.md')]: page, 'package.json': '{}' })
    assert.deepEqual(sourceSettings(root), { folder: wanted, file }, at)
    assert.deepEqual(
      existingPages(root)?.copies.map(({ from, to }) => [from, to]),
      [[join(wanted, 'a.md'), 'content/pages/a.md']],
      at,
    )
  }
})

test('the pages of Docusaurus may lie beside the code, and those of Starlight have pictures beside them', () => {
  const beside = rootOf({ 'website/docs/a.md': page, 'website/docusaurus.config.js': '', 'website/README.md': page })
  assert.equal(existingPages(beside)?.folder, 'website/docs')
  const starlight = rootOf({
    'docs/src/content/docs/a.md': '# A\n\n![b](/b.png)\n',
    'docs/public/b.png': 'B',
    'docs/astro.config.mjs': '',
    'docs/README.md': page,
  })
  assert.deepEqual(
    existingPages(starlight)?.copies.map(({ from, to }) => [from, to]),
    [
      ['docs/src/content/docs/a.md', 'content/pages/a.md'],
      ['docs/public/b.png', 'content/assets/b.png'],
    ],
  )
})

test('a folder that is not there, or not below the project, is none', () => {
  const settings = {
    '.vitepress/config.ts': ["srcDir: '../other'", "srcDir: '/etc'", "srcDir: 'missing'"],
    'mkdocs.yml': ['docs_dir: ..', 'docs_dir: ../../etc', 'docs_dir: /etc', 'theme: a'],
  }
  for (const [file, all] of Object.entries(settings))
    for (const said of all) assert.equal(sourceSettings(rootOf({ [file]: said })), null, said)
  assert.equal(sourceSettings(rootOf({ 'a.md': page })), null)
})
