import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

type Files = Readonly<Record<string, string>>

/** Pages of tests say nothing. */
const emptyPage = 'SP2091'

const url = 'url: https://docs.gannet.example\n'
const brand = 'brand: { key: gannet, name: Gannet }\n'

const siteOf = (files: Files, settings = '') =>
  pipelineOf(
    memoryContent(
      Object.fromEntries(
        Object.entries({ 'site.yaml': url + brand + settings, ...files }).map(([path, text]) => [
          `content/${path}`,
          text,
        ]),
      ),
    ),
  )

const report = (files: Files, settings = '') =>
  siteOf(files, settings)
    .site.report()
    .diagnostics.filter(({ code }) => code !== emptyPage)
    .map(({ code, severity, file, line, column, message }) =>
      [code, severity, `${file}:${line}:${column}`, message].join(' '),
    )

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, href, label]) => `${label} ${href}`)

const between = (html: string, from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to))

const htmlOf = (files: Files, route: string, settings = '') =>
  String(siteOf(files, settings).render.html(route).files[0]?.content)

test('a site of one page and two keys has no finding and no link that leads nowhere', async () => {
  const files = { 'pages/index.md': '# Welcome\n\nText.' }
  assert.deepEqual(report(files), [])
  const output = await filesOf(siteOf(files))
  const html = output.get('index.html') ?? ''
  assert.deepEqual(linksOf(between(html, '<header', '</header>')), ['Gannet /', 'All docs... /'].slice(0, 2))
  assert.deepEqual(linksOf(between(html, '<footer', '</footer>')), ['All documentation /'])
  const paths = new Set(output.keys())
  for (const [, href = ''] of html.matchAll(/\shref="(\/[^"#]*)"/g)) {
    const path = href.slice(1)
    const isThere = href === '/' ? paths.has('index.html') : paths.has(path) || path.startsWith('_assets/')
    assert.ok(isThere, href)
  }
  for (const name of ['Messaging', 'Voice', 'Log in', 'Sign up', 'Terms', 'Privacy Policy', 'SDKs'])
    assert.ok(!html.includes(name), name)
})

test('an action that leads to the sign-up is tracked, however its address is written', () => {
  const actions = [
    ['One', 'url: https://Gannet.example:443/join/'],
    ['Two', 'url: "https://gannet.example/join?utm_source=docs"'],
    ['Three', 'url: "https://gannet.example/join?plan=free"'],
    ['Four', 'url: https://gannet.example/joint'],
  ]
  const items = actions.map(([label, target]) => `    - { label: ${label}, ${target}, style: plain }\n`).join('')
  const settings = `topBar:\n  actions:\n${items}links: { signUp: https://gannet.example/join }\n`
  const html = htmlOf({ 'pages/docs/index.md': '# Home' }, '/docs', settings)
  assert.deepEqual(
    [...new Set([...html.matchAll(/data-track="signup">(\w+)</g)].map(([, label]) => label))],
    ['One', 'Two'],
  )
})

test('a heading without text is in no list of contents', () => {
  const html = htmlOf({ 'pages/docs/index.md': '# Home\n\n## One\n\nText\n\n##\n\nText\n\n## Two\n\nText' }, '/docs')
  assert.deepEqual(
    linksOf(between(html, '<nav class="contents"', '<div class="page">')).map((link) => link.replace(/.*#/, '#')),
    ['#one', '#two'],
  )
})

test('what is listed is shown, and the list that is shown is checked at its items', () => {
  const settings = `topBar:
  products:
    - { label: Nests, path: /docs/nests }
    - { label: Eggs, path: /docs/eggs }
  secondary: [{ label: Forum, url: https://forum.gannet.example }]
  actions:
    - { label: Join, url: https://gannet.example/join, style: primary }
footer:
  columns: [{ title: More, links: [{ label: Flock, path: /docs/flock }] }]
  legal: [{ label: Imprint, url: https://gannet.example/imprint }]
links: { signUp: https://gannet.example/join, terms: /docs/terms }
products: { nests: { label: Nests, path: /docs/nest } }
`
  const files = { 'pages/docs/index.md': '# Home', 'pages/docs/nests/index.md': '# Nests' }
  const html = htmlOf(files, '/docs', settings)
  assert.deepEqual(linksOf(between(html, '<header', '</header>')), [
    'Gannet /docs',
    'Nests /docs/nests',
    'Eggs /docs/eggs',
    'All docs... /docs',
    'Forum https://forum.gannet.example',
    'Join https://gannet.example/join',
  ])
  assert.match(html, /data-track="signup">Join</)
  assert.deepEqual(linksOf(between(html, '<footer', '</footer>')), [
    'Flock /docs/flock',
    'All documentation /docs',
    'Terms of service /docs/terms',
    'Imprint https://gannet.example/imprint',
  ])
  assert.deepEqual(
    report(files, settings).map((one) => one.replace(/ Dead.*page at/, '')),
    [
      'SP4008 warning content/site.yaml:6:28 `/docs/eggs`',
      'SP4008 warning content/site.yaml:11:58 `/docs/flock`',
      'SP4008 warning content/site.yaml:13:54 `/docs/terms`',
      'SP4008 warning content/site.yaml:14:42 `/docs/nest`',
    ],
  )
})

test('without lists the navigation files are the products, and folders the areas', async () => {
  const sidebar = (title: string, path: string | null) =>
    `title: ${title}\n${path === null ? '' : `path: ${path}\n`}entries: []\n`
  const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const files: Files = {
    'pages/docs/index.md': '# Home\n\n::products-used{products="b, phone-numbers"}',
    'pages/docs/phone-numbers/index.md': '# Numbers',
    'pages/docs/enablement/index.md': '# Inside',
    ...Object.fromEntries(areas.map((name) => [`pages/docs/${name}/index.md`, `# Page ${name}`])),
    ...Object.fromEntries(
      areas.map((name) => [`navigation/${name}.yaml`, sidebar(`Area ${name}`, name === 'b' ? null : `/docs/${name}`)]),
    ),
    'navigation/enablement.yaml': sidebar('Enablement', '/docs/enablement'),
  }
  const settings = 'subBrand: { key: c, name: Cee }\nlinks: { helpCenter: https://help.gannet.example }\n'
  const html = htmlOf(files, '/docs', settings)
  assert.deepEqual(linksOf(between(html, '<header', '</header>')), [
    'Gannet /docs',
    ...['a', 'd', 'e', 'f', 'g', 'h'].map((name) => `Area ${name} /docs/${name}`),
    'All docs... /docs',
    'Help Center https://help.gannet.example',
  ])
  assert.deepEqual(linksOf(between(html, 'products-used-list', '</article>')), [
    'Area b /docs/b',
    'Phone Numbers /docs/phone-numbers',
  ])
  assert.equal(siteOf(files, settings).facts.facts('/docs/b')?.product, 'b')
  const sections = (await filesOf(siteOf(files, settings))).get('llms.txt')?.match(/^## .*$/gm)
  const labels = ['a', 'b', 'd', 'e', 'f', 'g', 'h'].map((name) => `## Area ${name}`)
  assert.deepEqual(sections, ['## General', ...labels, '## Cee', '## Phone Numbers'])
  const [unknown] = report({ ...files, 'pages/docs/x.md': '---\nproduct: phone-number\n---\n# X' }, settings)
  assert.match(unknown ?? '', /^SP5102 .*`phone-number`/)
})

test('of two navigation files with one path the first, whose sidebar its pages show, names the area', () => {
  const files: Files = {
    'pages/docs/index.md': '# Home\n\n::products-used{products="calls"}',
    'pages/docs/calls/index.md': '# Calls',
    'navigation/one.yaml': 'title: One\npath: /docs/calls\nentries: []\n',
    'navigation/two.yaml': 'title: Two\npath: /docs/calls/\nentries: []\n',
  }
  const html = htmlOf(files, '/docs')
  assert.deepEqual(linksOf(between(html, 'products-used-list', '</article>')), ['One /docs/calls'])
})

test('the mark of a sub-brand without a page of its own leads to the docs, as that of a brand without one leads to /', () => {
  const settings = 'subBrand: { key: tern, name: Tern }\n'
  const files: Files = { 'pages/docs/index.md': '# Home', 'pages/docs/tern/a.md': '# A' }
  const marks = (more: Files) =>
    [
      .../<a class="brand[^>]*href="([^"]*)/g[Symbol.matchAll](htmlOf({ ...files, ...more }, '/docs/tern/a', settings)),
    ].map(([, href]) => href)
  assert.deepEqual(marks({}), ['/docs'])
  assert.deepEqual(marks({ 'pages/docs/tern/index.md': '# Tern' }), ['/docs/tern'])
})

test('the page of a missing address suggests what the bar shows', async () => {
  const settings = 'topBar: { products: [{ label: Nests, path: /docs/nests }] }\n'
  const files = { 'pages/docs/index.md': '# Home', 'pages/docs/nests.md': '# Nests' }
  const html = (await filesOf(siteOf(files, settings))).get('404.html') ?? ''
  assert.deepEqual(linksOf(between(html, 'Where to go from here', '</article>')), [
    'All documentation /docs',
    'Nests /docs/nests',
  ])
})

test('all that is wrong with the settings is told at once', () => {
  const settings = `brant: {}
locales: { default: nl, all: [Xx, de] }
topBar:
  products: [{ label: Nests }]
  secondary: [{ label: Both, path: /docs, url: https://gannet.example }]
products: { nests: { lable: Nests } }
footer: { columns: [{ title: More }] }
hosting: { for: [nowhere] }
`
  const found = report({ 'pages/index.md': '# Home' }, settings)
  assert.deepEqual(
    found.map((one) => one.split(' ').slice(0, 3).join(' ')),
    [
      'SP1221 error content/site.yaml:3:1',
      'SP1223 error content/site.yaml:4:21',
      'SP1223 error content/site.yaml:4:31',
      'SP1222 error content/site.yaml:6:14',
      'SP1223 error content/site.yaml:7:15',
      'SP1221 error content/site.yaml:8:22',
      'SP1222 error content/site.yaml:9:21',
      'SP1224 error content/site.yaml:10:18',
    ],
  )
})

test("a site's own mark and picture stand in the frame, and a missing one is a warning at its value", () => {
  const settings = ''
  const own = `url: https://docs.gannet.example\nbrand: { key: gannet, name: Gannet, logo: mark.svg, favicon: /assets/gone.ico }\n`
  const files = { 'site.yaml': own, 'pages/index.md': '# Home', 'assets/mark.svg': '<svg/>' }
  const html = htmlOf(files, '/', settings)
  assert.match(html, /<img class="brand-logo" src="\/assets\/mark\.svg" alt=""\/>/)
  assert.match(html, /<link rel="icon" href="\/assets\/gone\.ico"\/>/)
  assert.deepEqual(
    report(files).map((one) => one.split(' ').slice(0, 3).join(' ')),
    ['SP4008 warning content/site.yaml:2:62'],
  )
})

test('links of the frame lead through the redirects, and have no slash at their end', () => {
  const settings = `locales: { default: en, all: [en, ja] }
links: { helpCenter: /docs/old, support: /docs/a/, terms: '/ja/docs/a', privacy: 'https://gannet.example/privacy/' }
topBar:
  products: [{ label: Slash, path: /docs/a/ }, { label: Old, path: /docs/old }]
  actions: [{ label: Join, path: '/docs/a/?x=1#a' }]
footer:
  columns: [{ title: More, links: [{ label: Column, path: /docs/a/ }] }]
  legal: [{ label: Legal, path: /docs/old }]
`
  const files = {
    'pages/docs/index.md': '# Home\n\nText.',
    'pages/docs/a.md': '# A\n\nText.',
    'redirects.yaml': '- { old_path: /docs/old, dest_url: /docs/a }\n',
  }
  assert.deepEqual(report(files, settings), [])
  const html = htmlOf(files, '/docs/a', settings)
  assert.deepEqual(linksOf(between(html, '<header', '</header>')), [
    'Gannet /docs',
    'Slash /docs/a',
    'Old /docs/a',
    'All docs... /docs',
    'Help Center /docs/a',
    'Join /docs/a?x=1#a',
  ])
  assert.match(html, /<a [^>]*aria-current="page"[^>]*>(?:<[^>]*>)*Slash/)
  assert.deepEqual(linksOf(between(html, '<footer', '</footer>')), [
    'Column /docs/a',
    'support team /docs/a',
    'Terms of service /docs/a',
    'Privacy Policy https://gannet.example/privacy/',
    'Legal /docs/a',
  ])
})
