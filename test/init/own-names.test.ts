import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { putFiles } from '../put-files.ts'
import { problemsIn, runInit } from './run-init.ts'

const folder = mkdtempSync(join(tmpdir(), 'signalpost-names-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const page = { 'docs/index.md': '# Home\n\nText\n' }
let count = 0

async function init(files: Readonly<Record<string, string>>) {
  const root = join(folder, `site-${count++}`)
  putFiles(root, { ...page, ...files })
  const { said } = await runInit(root)
  const { url, brand } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  assert.deepEqual(problemsIn(root), [])
  return { url, ...brand, said: said.split('\n').filter((line) => /^(?:Address|Brand):/.test(line)) }
}

test('the settings of another tool say what a site is called, and where it is published', async () => {
  const own = { 'package.json': '{ "name": "docs" }' }
  const starlight = { 'src/content/docs/index.md': '# Home\n\nText\n' }
  const tools: readonly [Readonly<Record<string, string>>, string, string, string][] = [
    [
      {
        'mkdocs.yml':
          "site_name: Kestrel's Port\nsite_url: https://port.example/en/ # there\ntheme: !!python/name:a.b ''\n",
      },
      'https://port.example/en (`site_url` of mkdocs.yml)',
      "Kestrel's Port, key kestrel-s-port (`site_name` of mkdocs.yml)",
      'mkdocs',
    ],
    [
      {
        'docusaurus.config.ts':
          "const config: Config = { title: 'Kestrel Port Docs', url: 'https://port.example', baseUrl: '/manual/', plugins: [require('a')] }\nexport default config\n",
      },
      'https://port.example/manual (`url` of docusaurus.config.ts)',
      'Kestrel Port, key kestrel-port (`title` of docusaurus.config.ts)',
      'docusaurus',
    ],
    [
      {
        ...starlight,
        'astro.config.mjs':
          "export default defineConfig({ site: 'https://port.example', integrations: [starlight({ title: 'Kestrel', logo: { src: logo } })] })\n",
      },
      'https://port.example (`site` of astro.config.mjs)',
      'Kestrel, key kestrel (`title` of astro.config.mjs)',
      'starlight',
    ],
    [
      {
        'docs/.vitepress/config.mts':
          "export default withDrawings(defineConfig<Theme>({ title: 'Kestrel', base: '/port/', sitemap: { hostname: 'https://k.example' } }))\n",
      },
      'https://k.example/port (`sitemap.hostname` of docs/.vitepress/config.mts)',
      'Kestrel, key kestrel (`title` of docs/.vitepress/config.mts)',
      'vitepress',
    ],
    [
      { 'docs/docs.json': '{ "name": "Kestrel: API documentation", "navigation": [] }' },
      'https://docs.example.com (an example: put in your own)',
      'Kestrel, key kestrel (`name` of docs/docs.json)',
      'mintlify',
    ],
  ]
  for (const [files, address, brand, tool] of tools)
    assert.deepEqual((await init({ ...own, ...files })).said, [`Address: ${address}`, `Brand: ${brand}`], tool)
})

test('`package.json` comes first, where it says whose the site is', async () => {
  const { url, key, name } = await init({
    'package.json': '{ "name": "heron-port", "homepage": "https://heron.example" }',
    'mkdocs.yml': 'site_name: Kestrel\nsite_url: https://port.example\n',
  })
  assert.deepEqual([url, key, name], ['https://heron.example', 'heron-port', 'Heron Port'])
})

test('an address in a list is none', async () => {
  const { url } = await init({ 'package.json': '{ "name": "heron", "homepage": ["https://heron.example"] }' })
  assert.equal(url, 'https://docs.example.com')
})

test('what is code, no address or says only what a site is, is not taken', async () => {
  const own = { 'package.json': '{ "name": "docs" }' }
  for (const [file, text] of [
    ['mkdocs.yml', 'site_name: Documentation\nsite_url: !ENV [ADDRESS, "https://port.example"]\n'],
    ['mkdocs.yml', 'site_name: [a]\nsite_url: ""\n'],
    ['mkdocs.yml', 'site_name: "\nnav: ]\n'],
    ['docusaurus.config.js', 'module.exports = { title: `${name}`, url: process.env.URL, baseUrl: "/" }\n'],
    ['docusaurus.config.js', 'module.exports = async () => ({ title: "A", url: "https://port.example" })\n'],
  ] as const) {
    const { url, key, name } = await init({ ...own, [file]: text })
    assert.deepEqual([url, key, name], ['https://docs.example.com', 'docs', 'Docs'], text)
  }
})
