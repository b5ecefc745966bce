import { deepStrictEqual, doesNotMatch, match, ok, strictEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parseYaml } from '../../compiler/formats/yaml/parse-yaml.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { root } from '../root.ts'
import { filesOf, memoryContent, openFolder, pipelineOf } from '../site.ts'

async function build(folder: string): Promise<ReadonlyMap<string, string>> {
  const world = { mode: 'build', lastUpdated: () => '2026-03-01T12:00:00Z', year: () => 2026 } as const
  const pipeline = openFolder(folder, world)
  const errors = pipeline.site.report().diagnostics.filter(({ severity }) => severity === 'error')
  deepStrictEqual(
    errors.map(({ file, line, message }) => `${file}:${line} ${message}`),
    [],
  )
  return await filesOf(pipeline)
}

const site = await build(join(root, 'test/sites/second-brand/in'))
const page = (path: string) => site.get(path) ?? ''

describe('a site of a second brand', () => {
  test('names the example brand nowhere', () => {
    const example = parseYaml(readFileSync(join(root, 'content/site.yaml'), 'utf8'), { file: 'content/site.yaml' })
    const { brand, subBrand, platformSection } = (example.value?.value ?? {}) as Record<string, Record<string, string>>
    const names = [brand, subBrand, platformSection].flatMap((one) => [one?.name ?? '', one?.key ?? ''])
    strictEqual(names.length, 6)
    const pattern = new RegExp(names.join('|'), 'i')
    deepStrictEqual(
      [...site].filter(([, text]) => pattern.test(text)).map(([path]) => path),
      [],
    )
  })

  test('has every page as HTML and as Markdown', () => {
    for (const route of [
      'docs',
      'docs/voice',
      'docs/voice/beta',
      'docs/postbox',
      'en-us/legal/tos',
      'docs/enablement',
    ]) {
      match(page(`${route}/index.html`), /^<!doctype html><html/i)
      match(page(`${route}.md`), /^# /)
    }
    match(page('404.html'), /Page not found/)
  })

  test('keeps scripts and styles out of the HTML', () => {
    for (const [path, text] of site) {
      if (!path.endsWith('.html')) continue
      strictEqual(/\sstyle="/.test(text), false, `${path}: inline style`)
      strictEqual(/\son[a-z]+="/.test(text), false, `${path}: inline handler`)
      const scripts = [...text.matchAll(/<script(?<attributes>[^>]*)>(?<text>[^<]*)/g)].map(({ groups }) => groups)
      for (const script of scripts)
        ok(script?.text === '' || script?.attributes?.includes('application/'), `${path}: inline script`)
    }
  })

  test('keeps protected pages out of what leads to pages', () => {
    for (const path of ['sitemap.xml', 'llms.txt', 'robots.txt', 'docs/voice/index.html', 'docs/index.html'])
      strictEqual(page(path).includes('/docs/voice/beta'), false, path)
    match(page('docs/voice/beta/index.html'), /<meta name="robots" content="noindex"/)
    match(page('docs/voice/beta/index.html'), /Protected Content/)
    match(page('protected.json'), /call-radar/)
  })

  test('keeps enablement pages out of what leads to pages', () => {
    for (const path of ['sitemap.xml', 'llms.txt']) strictEqual(page(path).includes('/docs/enablement'), false, path)
    match(page('docs/enablement/index.html'), /noindex/)
  })

  test('ships the site’s own hue in a file of its own', () => {
    const name = /href="\/(_assets\/site-[0-9A-F]{8}\.css)"/.exec(page('docs/voice/index.html'))?.[1] ?? ''
    match(page(name), /--brand-hue:20/)
  })

  test('takes the sub-brand under its path', () => {
    match(page('docs/postbox/index.html'), /data-brand="subBrand"/)
    match(page('docs/voice/index.html'), /<html lang="en[^"]*"(?! data-brand)/)
  })

  test('leads old paths on, without opening a way out', () => {
    match(page('docs/calls/index.html'), /url=\/docs\/voice/)
    const rules = page('_redirects')
    match(rules, /^\/docs\/calls\s+\/docs\/voice\s+301/m)
    match(rules, /^\/ja\/docs\/\*\s+\/docs\/:splat\s+301/m)
    strictEqual(/^\/ja\/\*/m.test(rules), false)
  })

  test('shows values of the site, tabs and code', () => {
    const html = page('docs/voice/index.html')
    match(html, /Calls of Acme begin here/)
    match(html, /call\.js/)
    match(page('docs/voice.md'), /Calls of Acme begin here/)
    match(page('docs/voice.md'), /\*\*One\*\*/)
  })
})

test('the same input gives the same bytes', async () => {
  deepStrictEqual([...(await build(join(root, 'test/sites/second-brand/in')))], [...site])
})

test('a page whose front matter says `toc: false` has no list of its headings', async () => {
  const page = (head: string) => `---\ntitle: Calls\n${head}---\n\n## One\n\nText.\n\n## Two\n\nText.\n`
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': siteYaml,
        'content/pages/docs/index.md': page(''),
        'content/pages/docs/bare.md': page('toc: false\n'),
      }),
    ),
  )
  match(files.get('docs/index.html') ?? '', /class="contents"/)
  doesNotMatch(files.get('docs/bare/index.html') ?? 'class="contents"', /class="contents"/)
})
