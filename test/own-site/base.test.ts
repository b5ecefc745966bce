import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, firstScriptOf, memoryContent, pipelineOf } from '../site.ts'

const hosts = ['netlify', 'cloudflare', 'firebase', 'vercel', 'cloudfront', 'caddy', 'nginx']

/** Something of everything that makes an address. */
const files: Readonly<Record<string, string>> = {
  'content/site.yaml': `url: https://gannet.example/a/b/
brand: { key: gannet, name: Gannet, logo: mark.svg, favicon: mark.svg, accentHue: 30 }
subBrand: { key: post, name: Post }
platformSection: { key: river, name: River }
links: { signUp: /docs/join, terms: /docs/terms, privacy: https://gannet.example/elsewhere }
topBar: { products: [{ label: Nests, path: /docs/nests }] }
footer: { columns: [{ title: More, links: [{ label: Join, path: /docs/join }] }] }
locales: { default: en, all: [en, de] }
hosting: { format: file, for: [${hosts.join(', ')}] }
`,
  'content/redirects.yaml': `- { old_path: /docs/old, dest_url: /docs/nests }
- { old_path: '/docs/older/{rest*}', dest_url: '/docs/nests/{rest*}' }
- { old_path: /docs/abs, dest_url: https://gannet.example/a/b/docs/join }
- { old_path: /docs/out, dest_url: https://gannet.example/other }
`,
  'content/navigation/nests.yaml': `title: Nests
path: /docs/nests
entries:
  - page: { title: Build, path: /docs/nests/build }
  - childSubsection: { subheading: More, path: /docs/nests/keep, entries: [] }
  - link: { title: Join, link: /docs/join }
`,
  'content/pages/docs/index.mdx': `---
title: Home
image: /assets/a.png
redirect_from: /docs/start
---

See [nests](/docs/nests), [beside](./join), [old](/docs/old#x), [whole](https://gannet.example/a/b/docs/join),
[out](https://gannet.example/other), [here](#h) and [the file](/assets/a.png). ![A](/assets/a.png)

## H {/* #h */}

<a href="/docs/join">HTML</a> <img src="/assets/a.png" alt="A" />

<LinkCard title="Nests" href="/docs/nests" />

<ProductsUsed products="nests, post" />

<ErrorIndex />

<DestinationInfo slug="bird" />

<VoiceLibrary />

<Lightbox src="/assets/a.png" alt="A" />

<CodeSampleCatalog />
`,
  'content/pages/docs/nests/index.md': '# Nests\n\nText.\n\n## X\n\nText.',
  'content/pages/docs/nests/build.md': '# Build\n\nText.',
  'content/pages/docs/nests/keep.md': '# Keep\n\nText.',
  'content/pages/docs/join.md': '# Join\n\nText.',
  'content/pages/docs/terms.md': '# Terms\n\nText.',
  'content/pages/docs/beta.md': '---\nbeta_feature: true\n---\n# Beta\n\nText.',
  'content/pages/docs/enablement/a.md': '# Inside\n\nText.',
  'content/pages/docs/reference/index.md': '---\ntitle: API\nopenapi: birds\n---\n\nText.',
  'content/data/openapi/birds.yaml': `openapi: 3.1.0
info: { title: Birds, version: '1' }
paths:
  /birds:
    get: { operationId: listBirds, summary: List, description: 'See [nests](/docs/nests).', responses: { '200': { description: OK } } }
`,
  'content/data/errors.yaml': '- { code: 20003, message: No, log_level: ERROR, product: Nests }\n',
  'content/data/destinations.yaml':
    'items:\n  - { id: "1", display_name: Bird, name: Bird, slug: bird, url: bird, status: PUBLIC }\n',
  // More than a page of them: without scripts a link leads to all.
  'content/data/voices.yaml': Array.from(
    { length: 21 },
    (_, index) =>
      `- { objectID: a${index}, voiceID: a, voiceName: A, description: A, labels: [], previewUrl: /assets/a.mp3, locale: en, accent: a, category: a, age: a, gender: a }\n`,
  ).join(''),
  'content/data/code-samples.yaml':
    '- { title: A, url: /docs/nests, description: A, product: { primary: sms, secondaries: [] }, language: go, tags: [], contributorType: community, flags: {} }\n',
  'content/assets/a.png': '',
  'content/assets/a.mp3': '',
  'content/assets/mark.svg': '<svg/>',
}

const output = filesOf(pipelineOf(memoryContent(files), { mode: 'build' }))

const base = '/a/b'
const isBelow = (address: string) =>
  address === base || [`${base}/`, `${base}#`, `${base}?`].some((start) => address.startsWith(start))

/** Addresses of this site in a text: those of its host as paths, and paths in attributes and quotes. */
function addressesIn(path: string, text: string): readonly string[] {
  const found = new Set<string>()
  for (const [, own = ''] of text.matchAll(/https:\/\/gannet\.example([^\s"'<>)\\]*)/g))
    found.add(own.replace(/\.$/, '')) // the end of a sentence
  const add = (pattern: RegExp) => {
    for (const [, one = ''] of text.matchAll(pattern)) found.add(one)
  }
  if (path.endsWith('.html')) {
    add(/\s(?:href|src|content|poster|action|data-[a-z-]+)="(?:0; url=)?(\/[^"]*)"/g)
    add(/srcset="([^" ]*)/g)
    add(/(?:"|&quot;)(\/[^"&\\<>\s]+)(?:"|&quot;)/g)
  }
  if (path.endsWith('.md')) add(/\]\((\/[^)\s]*)/g)
  if (path === '_redirects')
    for (const line of text.split('\n')) for (const one of line.split(' ')) if (one !== '') found.add(one)
  if (path === '_headers') add(/^(\/\S*)/gm)
  if (/\.json$/.test(path) && !['vercel.json', 'firebase.json'].includes(path)) add(/"(\/[^"]*)"/g)
  return [...found].filter((one) => one.startsWith('/') || one === '')
}

/** What is of another site, or no address. */
const elsewhere = new Set(['/elsewhere', '/other', '/birds'])

test('every address of every file is below the path of `url`, and no file lies there', async () => {
  const all = await output
  const wrong = [...all].flatMap(([path, text]) =>
    addressesIn(path, text)
      .filter((one) => !isBelow(one) && !elsewhere.has(one))
      .map((one) => `${path}: ${one}`),
  )
  assert.deepEqual(wrong, [])
  assert.ok(![...all.keys()].some((path) => path.startsWith('a/')))
  const twice = [...all].flatMap(([path, text]) =>
    [...text.matchAll(/.{0,80}\/a\/b\/a\/b.{0,40}/g)].map(([found]) => `${path}: ${found}`),
  )
  assert.deepEqual(twice, [])
})

test('what hosts are given begins with it too', async () => {
  const all = await output
  const vercel = JSON.parse(all.get('vercel.json') ?? '')
  for (const { source, destination } of vercel.redirects)
    assert.ok(
      isBelow(source.replaceAll('\\', '').replace('{/}?', '')) &&
        (isBelow(destination) || !destination.startsWith('/')),
      source,
    )
  for (const { source } of vercel.headers) assert.ok(isBelow(source.replaceAll('\\', '')), source)
  const { hosting } = JSON.parse(all.get('firebase.json') ?? '')
  for (const { regex, destination } of hosting.redirects)
    assert.ok(
      isBelow(regex.slice(1).replaceAll('/?$', '')) && (isBelow(destination) || !destination.startsWith('/')),
      regex,
    )
  for (const { regex } of hosting.headers) assert.ok(isBelow(regex.slice(1)), regex)
  const maps = all.get('redirects.nginx.conf') ?? ''
  assert.match(maps, /"\/a\/b\/docs\/old" "\/a\/b\/docs\/nests";/)
  assert.match(maps, /"\/a\/b" "\/a\/b\/docs";/)
  assert.match(maps, /"\/a\/b\/docs\/out" "https:\/\/gannet\.example\/other";/)
  assert.match(all.get('headers.nginx.conf') ?? '', /rewrite "\^\/a\/b\(\/\.\*\)\$" \$1;/)
  assert.match(all.get('site.caddy') ?? '', /uri strip_prefix \/a\/b/)
})

test('nobody writes it: links with it are those of the site, and one address is given for each page', async () => {
  const site = pipelineOf(memoryContent(files))
  const errors = site.site.report().diagnostics.filter(({ severity }) => severity === 'error')
  assert.deepEqual(errors, [])
  const all = await output
  const html = all.get('docs.html') ?? ''
  assert.match(html, /<link rel="canonical" href="https:\/\/gannet\.example\/a\/b\/docs"\/>/)
  assert.match(html, /<a href="\/a\/b\/docs\/join"[^>]*>whole<\/a>/)
  assert.match(html, /<a href="https:\/\/gannet\.example\/other" rel="external"/)
  assert.match(firstScriptOf(all, 'docs.html'), /"docsRoot":"\/a\/b\/docs"/)
  assert.match(firstScriptOf(all, 'docs.html'), /"endpoint":"\/a\/b\/api\/docs\/v1\/feedback"/)
  assert.match(all.get('docs/nests/build.html') ?? '', /<a href="\/a\/b\/docs\/nests\/build"[^>]*aria-current="page"/)
  assert.match(all.get('llms.txt') ?? '', /\(https:\/\/gannet\.example\/a\/b\/docs\/nests\.md\)/)
  assert.match(all.get('sitemap.xml') ?? '', /<loc>https:\/\/gannet\.example\/a\/b\/docs\/nests<\/loc>/)
})

/** What answers at a host of plain files, without a redirect of its own: `x`, `x.html` or `x/index.html`. */
function fileAt(address: string, all: ReadonlyMap<string, string>): string | undefined {
  const path = decodeURI(address.replace(/[?#].*$/, '').slice(base.length)).replace(/^\/|\/$/g, '')
  return [path, ...(path === '404' ? [] : [`${path}.html`]), path === '' ? 'index.html' : `${path}/index.html`].find(
    (one) => all.has(one),
  )
}

/** Patterns of hosts, not addresses, and what a server of the site's own answers. */
const isNoFile = (path: string, address: string) => path === '_headers' || /[*:{]|%7B|^\/a\/b\/api\//.test(address)

for (const format of ['file', 'directory'])
  test(`every address of every file answers, and has the place that it names (${format})`, async () => {
    const settings = files['content/site.yaml']
      ?.replace(/hosting: .*/, `hosting: { format: ${format} }`)
      .replace('default: en,', 'default: de,')
    const more = {
      'content/site.yaml': settings ?? '',
      'content/pages/docs/post/index.md': '# Post\n\nText.',
      'content/pages/docs/river/guides/filtering-data.md':
        '# Filter\n\n## Filtering with the integrations object\n\nText.',
    }
    const all = await filesOf(pipelineOf(memoryContent({ ...files, ...more }), { mode: 'build' }))
    const wrong = [...all].flatMap(([path, text]) => {
      const styles = path.endsWith('.css') ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, one = '']) => one) : []
      return [...addressesIn(path, text), ...styles.filter((one) => !one.startsWith('data:'))]
        .filter((one) => !elsewhere.has(one) && !isNoFile(path, one))
        .flatMap((one) => {
          const file = fileAt(one, all)
          const [, anchor] = one.split('#')
          if (file === undefined) return [`${path}: ${one}`]
          if (anchor === undefined || anchor === '' || !file.endsWith('.html')) return []
          return all.get(file)?.includes(` id="${anchor}"`) ? [] : [`${path}: ${one} has no such place`]
        })
    })
    assert.deepEqual(wrong, [])
  })
