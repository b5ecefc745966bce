import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { imageSize } from 'image-size'
import { root } from '../root.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const drawn = { 'favicon.ico': 'AAAB', 'apple-touch-icon.png': 'AAAC', 'icon-192.png': 'AAAD', 'icon-512.png': 'AAAE' }
const names = [...Object.keys(drawn), 'manifest.webmanifest']

const site = (favicon: string) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': `url: https://gannet.example/a\nbrand: { key: gannet, name: Gannet${favicon} }\n`,
      'content/pages/index.md': '# Hello\n\nText.\n',
      'content/assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
      'content/assets/mark.png': '',
      'content/assets/broken.svg': '<svg',
    }),
    { drawIcons: (location) => (location.endsWith('mark.svg') ? drawn : null) },
  )
const linksIn = (html = '') => [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]* href="([^"]*)"/g)]
const iconsOf = (files: ReadonlyMap<string, string>) => names.filter((name) => files.has(name))

test('a site without a picture has icons and a manifest of the theme, which every page names under the base', async () => {
  const files = await filesOf(site(''))
  assert.deepEqual(iconsOf(files), names)
  for (const page of ['index.html', '404.html']) {
    const [ico, svg, ...others] = linksIn(files.get(page)).map(([, rel, href]) => `${rel} ${href}`)
    assert.equal(ico, 'icon /a/favicon.ico')
    assert.match(svg ?? '', /^icon \/a\/_assets\/favicon-brand-\w+\.svg$/)
    assert.deepEqual(others, ['apple-touch-icon /a/apple-touch-icon.png', 'manifest /a/manifest.webmanifest'], page)
  }
  const manifest = JSON.parse(files.get('manifest.webmanifest') ?? '')
  assert.equal(manifest.name, 'Gannet')
  assert.equal(manifest.start_url, '/a')
  assert.deepEqual(
    manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => `${src} ${sizes}`),
    ['/a/icon-192.png 192x192', '/a/icon-512.png 512x512'],
  )
})

test("a site's own drawing becomes its icons; one that is no drawing is the picture of tabs alone", async () => {
  const contents = new Map(
    site(', favicon: mark.svg')
      .render.icons()
      .map(({ path, content }) => [path, content]),
  )
  for (const [name, base64] of Object.entries(drawn))
    assert.deepEqual(contents.get(name), Buffer.from(base64, 'base64'), name)
  const files = await filesOf(site(', favicon: mark.png'))
  assert.deepEqual(iconsOf(files), [])
  assert.deepEqual(
    linksIn(files.get('index.html')).map(([, rel, href]) => `${rel} ${href}`),
    ['icon /a/assets/mark.png'],
  )
})

test('SP1023: a drawing that icons cannot be made of is told at its place', () => {
  const told = (favicon: string) =>
    site(favicon)
      .site.report()
      .diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`)
  assert.deepEqual(told(', favicon: mark.svg'), [])
  assert.deepEqual(told(', favicon: broken.svg'), [
    'SP1023 content/site.yaml:2 Unexpected picture `/assets/broken.svg`, expected one that icons can be drawn from',
  ])
})

test('a drawing of any form is drawn as squares in each size, the same each time; what is no drawing is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-icons-'))
  const draw = (text: string) => {
    writeFileSync(join(folder, 'mark.svg'), text)
    return [join(root, 'bin/icons/print-icons.mjs'), join(folder, 'mark.svg')]
  }
  try {
    const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>'
    const text = execFileSync(process.execPath, draw(wide), { encoding: 'utf8' })
    const icons = Object.entries(JSON.parse(text) as Record<string, string>)
    const sizes = icons.map(([name, base64]) => {
      const { width, height, images = [{ width, height }] } = imageSize(Buffer.from(base64, 'base64'))
      return `${name} ${images.map((one) => `${one.width}x${one.height}`).join(' ')}`
    })
    assert.deepEqual(sizes, [
      'favicon.ico 16x16 32x32 48x48',
      'apple-touch-icon.png 180x180',
      'icon-192.png 192x192',
      'icon-512.png 512x512',
    ])
    assert.notEqual(spawnSync(process.execPath, draw('no drawing'), { stdio: 'ignore' }).status, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
