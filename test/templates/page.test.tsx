import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import type { PageView } from '../../compiler/model/theme.ts'
import { theme } from '../../templates/theme.ts'
import { sampleView } from './sample-view.tsx'

const render = (changes: Partial<PageView> = {}) => renderToString(theme.Page(sampleView(changes)))
const navigations = (html: string) => [...html.matchAll(/<nav [^>]*aria-label="([^"]+)"/g)].map((match) => match[1])
const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)))

test('the landmarks have the names that readers and tests know them by', () => {
  assert.deepEqual(
    new Set(navigations(render())),
    new Set(['Products', 'Libraries and help', 'Docs', 'On this page', 'Breadcrumb', 'Pagination']),
  )
})

test('product items and secondary items of the main brand, none of the sub-brand', () => {
  const bar = between(render(), '<header', '</header>')
  const links = [...bar.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map((match) => `${match[2]} ${match[1]}`)
  assert.deepEqual(links, [
    'Nests /docs/nests',
    'Voice /docs/voice',
    'All docs... /docs',
    'Kits /docs/kits',
    'Help Center https://help.osprey.example',
    'Log in https://console.osprey.example/login',
  ])
  assert.doesNotMatch(bar, /<svg/, 'what is the same on every page is drawn by the style')
  assert.match(bar, /href="https:\/\/console\.osprey\.example\/signup"[^>]*data-track="signup"[^>]*>Sign up/)
  const sub = render({ brand: 'subBrand' })
  assert.deepEqual(
    navigations(sub).filter((name) => name === 'Products' || name === 'Libraries and help'),
    [],
  )
  assert.match(between(sub, '<header', '</header>'), /href="\/docs\/wren"[\s\S]*Wren/)
  assert.match(sub, /<html [^>]*data-brand="subBrand"/)
  assert.match(sub, /href="https:\/\/ask\.osprey\.example\/wren"/)
})

test('the head holds what search engines, link previews and readers of feeds look for', () => {
  const head = between(render(), '<head>', '</head>')
  for (const part of [
    '<title>Make calls | Osprey Docs</title>',
    '<meta name="description" content="How to place a call."/>',
    '<link rel="canonical" href="https://docs.osprey.example/docs/voice/calls"/>',
    '<link rel="alternate" type="text/markdown" href="/docs/voice/calls.md"/>',
    '<meta property="og:title" content="Make calls"/>',
    '<meta name="twitter:card" content="summary"/>',
    '<link rel="icon" type="image/svg+xml" href="/_assets/favicon-brand.svg"/>',
  ])
    assert.ok(head.includes(part), part)
  assert.doesNotMatch(head, /noindex/)
  assert.match(render({ noindex: true }), /<meta name="robots" content="noindex"\/>/)
  assert.match(render(), /<html lang="en-US"/)
})

test('search engines are told of the article and of the way to it, and nothing ends the element that says so', () => {
  const html = render({ title: '</script>' })
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json)
  const { publisher, ...article } = graph[0]
  assert.deepEqual(article, {
    '@type': 'TechArticle',
    headline: '</script>',
    url: 'https://docs.osprey.example/docs/voice/calls',
    dateModified: sampleView().lastUpdated,
  })
  assert.equal(publisher.name, 'Osprey')
  assert.equal(graph[1]['@type'], 'BreadcrumbList')
  assert.deepEqual(
    graph[1].itemListElement.map(({ position, name }: { position: number; name: string }) => `${position} ${name}`),
    sampleView().breadcrumbs.map(({ title }, index) => `${index + 1} ${title}`),
  )
})

test('what a page has around its text stays small', () => {
  const html = render({ body: null, sidebar: null, headings: [] })
  const [bytes, compressed] = [Buffer.byteLength(html), gzipSync(html).length]
  assert.ok(bytes <= 6600 && compressed <= 2000, `${bytes} bytes, ${compressed} compressed`)
})

test('a picture of the page makes a large card, with an absolute address', () => {
  const html = render({ image: '/assets/call.png' })
  assert.match(html, /<meta property="og:image" content="https:\/\/docs\.osprey\.example\/assets\/call\.png"\/>/)
  assert.match(html, /summary_large_image/)
})

test('structured data cannot end its element, and says where the page stands', () => {
  const title = '</script><script>alert(1)</script>'
  const html = render({ title })
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  const [article, trail] = JSON.parse(json)['@graph']
  assert.equal(article.headline, title)
  assert.equal(article.dateModified, '2026-03-04T23:59:59Z')
  assert.deepEqual(
    trail.itemListElement.map((item: { item: string }) => item.item),
    ['/docs', '/docs/voice', '/docs/voice/calls'].map((path) => `https://docs.osprey.example${path}`),
  )
})

test('nothing in a page is inline: no style, no handler, no script but data', () => {
  const html = render()
  assert.doesNotMatch(html, /\sstyle="|<style|\son[a-z]+="/)
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map((match) => match[1]?.trim())
  assert.ok(
    inline.every((attributes) => /type="application\/(ld\+)?json"/.test(attributes ?? '')),
    inline.join(),
  )
})

test('the style draws the icons of the frame: its markup has those alone that a sidebar or a site chooses', () => {
  const assistants = [{ label: 'Ask', url: 'https://ask.example/{url}' }]
  const html = render({ config: { ...sampleView().config, assistants }, editUrl: '/edit' })
  assert.doesNotMatch(html.replace(between(html, '<nav class="sidebar"', '</nav>'), ''), /class="icon[ "]|<svg/)
})

test('what only works with scripts is marked as such', () => {
  const html = render()
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map((match) => match[0])
  const without = buttons.filter((button) => /data-widget|data-theme-switch|data-copy-page| feedback"/.test(button))
  assert.equal(without.length, 5)
  for (const button of without) {
    const inside = html.slice(0, html.indexOf(button)).lastIndexOf('class="thumbs"')
    assert.ok(button.includes('needs-script') || inside >= 0, button)
  }
  // The others are the browser's own popovers.
  for (const button of buttons.filter((button) => !without.includes(button))) assert.match(button, /popoverTarget="/i)
})

test('an assistant is given the address of the page, whatever stands in it; a page without a twin has no actions', () => {
  const assistants = [{ label: '<Ask>', url: 'https://ask.example/{url}?{url}' }]
  const canonical = "https://docs.osprey.example/a&b?c='$&"
  const html = render({ config: { ...sampleView().config, assistants }, canonical })
  const address = 'https%3A%2F%2Fdocs.osprey.example%2Fa%26b%3Fc%3D&#x27;%24%26'
  assert.ok(
    html.includes(`href="https://ask.example/${address}?${address}"`),
    between(html, 'sp:page-actions', '</ul>'),
  )
  assert.ok(html.includes('&lt;Ask&gt;</a>'))
  assert.doesNotMatch(render({ markdownHref: '' }), /sp:page-actions/)
})

test('the list of contents: levels 2 and 3, the third indented; none for one heading, or where the page wants none', () => {
  const html = render()
  const list = between(html, 'id="sp:contents-list"', '</nav>')
  assert.deepEqual(
    [...list.matchAll(/<li([^>]*)><a href="#([^"]+)">([^<]+)/g)].map((match) => [match[1]?.trim(), match[2], match[3]]),
    [
      ['', 'before', 'Before you begin'],
      ['', 'call', 'Place the call'],
      ['data-depth="3"', 'parameters', 'Parameters'],
    ],
  )
  const one = sampleView().headings.slice(0, 1)
  for (const changes of [{ headings: one }, { headings: [] }, { layout: 'home' }] as const)
    assert.ok(!navigations(render(changes)).includes('On this page'))
})

test('what follows the text: the question, the date in words, the source, the pages around', () => {
  const html = render()
  assert.match(html, /<time dateTime="2026-03-04T23:59:59Z">March 4, 2026<\/time>/)
  assert.match(html, /href="https:\/\/code\.osprey\.example\/edit\/calls\.mdx"[\s\S]*?Edit this page/)
  assert.match(html, /href="\/docs\/voice" rel="prev"[\s\S]*?Previous page[\s\S]*?Overview/)
  assert.match(html, /href="\/docs\/voice\/conference" rel="next"[\s\S]*?Next page[\s\S]*?Moderate/)
  const bare = render({ lastUpdated: null, editUrl: null, previous: null, next: null })
  assert.doesNotMatch(bare, /Last updated|Edit this page|Pagination/)
})

test('of what a page lacks nothing is left, and only the page itself is the current one of the way to it', () => {
  const { config } = sampleView()
  const links = { ...config.links, terms: undefined, privacy: undefined }
  const bare = render({ description: '', canonical: '', config: { ...config, links } })
  assert.doesNotMatch(bare, /content=""|href=""|og:description|og:url|<ul><\/ul>/)
  const way = between(render(), '<nav class="breadcrumbs"', '</nav>')
  assert.deepEqual(way.match(/href="[^"]*" aria-current="page"/g), ['href="/docs/voice/calls" aria-current="page"'])
})

test('guides ask what readers think of them; the first page, and the one for wrong addresses, do not', () => {
  const asks = (changes: Partial<PageView>) => /class="page-question/.test(render(changes))
  assert.deepEqual([{}, { layout: 'home' } as const, { markdownHref: '' }].map(asks), [true, false, false])
})

test('the footer holds the year it is given, or leaves it to the browser', () => {
  assert.match(render(), /Copyright © <span data-year="">2026<\/span> Osprey/)
  assert.match(render({ year: null }), /<span data-year=""><\/span>/)
})

test('the level-1 heading is the frame’s, unless the body brings it', () => {
  assert.match(render(), /<h1>Make calls<\/h1>/)
  assert.doesNotMatch(render({ heading: null }), /<h1/)
})

test('a site with other hues gets a style of its own, others none', () => {
  const { config } = sampleView()
  assert.equal(theme.siteStyles?.(config), '')
  const green = { ...config, brand: { ...config.brand, accentHue: 150 } }
  assert.equal(theme.siteStyles?.(green), ':root{--brand-hue:150}\n')
})

test('a long list of headings is the one that React makes at once, in their order', () => {
  const headings = Array.from({ length: 600 }, (_, at) => ({
    id: `part-${at}`,
    depth: at % 3 === 0 ? (2 as const) : (3 as const),
    value: `"Part" ${at} & more`,
  }))
  const list = headings.map(({ id, depth, value }) => (
    <li key={id} data-depth={depth === 2 ? undefined : depth}>
      <a href={`#${id}`}>{value}</a>
    </li>
  ))
  assert.ok(render({ headings }).includes(renderToString(<ul>{list}</ul>)))
})
