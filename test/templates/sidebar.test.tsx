import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToString } from 'react-dom/server'
import type { MenuItem, RenderCache } from '../../compiler/model/theme.ts'
import { Sidebar } from '../../templates/page/sidebar/Sidebar.tsx'
import { theme } from '../../templates/theme.ts'
import { config, sidebar } from './sample-view.tsx'

const render = (route: string) =>
  renderToString(<Sidebar sidebar={sidebar} route={route} product="voice" config={config} />)

/** Folders by name, and whether they are open. */
function folders(html: string) {
  const found = [...html.matchAll(/<details([^>]*)><summary>(?:<(svg|span).*?<\/\2>)?([^<]+)/g)]
  return Object.fromEntries(found.map((match) => [match[3], (match[1] ?? '').includes('open')]))
}

test('folders are open on the way to the current page, and closed elsewhere', () => {
  assert.deepEqual(folders(render('/docs/voice/conference')), { Calls: true, Conferences: true, Machines: false })
  assert.deepEqual(folders(render('/docs/voice/calls')), { Calls: true, Conferences: false, Machines: false })
  assert.deepEqual(folders(render('/docs/voice')), { Calls: false, Conferences: false, Machines: false })
})

test('the file of the current path is selected, and no other', () => {
  const selected = [...render('/docs/voice/calls').matchAll(/<a href="([^"]+)"[^>]*aria-current="page"/g)]
  assert.deepEqual(
    selected.map((match) => match[1]),
    ['/docs/voice/calls'],
  )
})

test('a file of another product shows its icon, a file of this one none', () => {
  const html = render('/docs/voice')
  assert.match(html, /href="\/docs\/phone-numbers\/buy"[^>]*><span class="icon i-document"><\/span>/)
  assert.match(html, /href="\/docs\/voice\/calls"[^>]*>Make calls/)
})

test('an external link shows so and says so; files take the query, links do not', () => {
  const html = render('/docs/voice')
  assert.match(
    html,
    /href="https:\/\/status\.osprey\.example" rel="external" data-link="">Status<span class="external"><span> \(external link\)/,
  )
  assert.match(html, /<li><a href="\/docs\/voice\/detect">/)
})

test('a separator is a label with what follows it', () => {
  assert.match(render('/docs/voice'), /<li class="sidebar-separator"><span>Guides<\/span><\/li>/)
})

test('a folder that is a page itself leads to it first, unless its children do', () => {
  const path = '/docs/voice/calls'
  const withChildren = (...children: readonly MenuItem[]) => {
    const own = { title: 'Voice', items: [{ type: 'folder' as const, name: 'Calls', path, children }] }
    return renderToString(<Sidebar sidebar={own} route={path} product="voice" config={config} />)
  }
  assert.match(
    withChildren(),
    /<details[^>]*open=""><summary>Calls<\/summary><ul><li><a href="\/docs\/voice\/calls"[^>]*>Overview/,
  )
  assert.doesNotMatch(withChildren({ type: 'file', name: 'All calls', path }), /Overview/)
})

test('the title leads to the page that it has', () => {
  assert.match(render('/docs/voice/calls'), /<p class="sidebar-title">.*?<a href="\/docs\/voice">Voice<\/a><\/p>/)
  const own = { title: 'Voice', items: [] }
  const html = renderToString(<Sidebar sidebar={own} route="/docs/voice" product={null} config={config} />)
  assert.match(html, /<p class="sidebar-title">Voice<\/p>/)
})

test('an operation shows its method before its name', () => {
  const own = { title: 'API', items: [{ type: 'file' as const, name: 'Drop eggs', path: '/drop', badge: 'DELETE' }] }
  const html = renderToString(<Sidebar sidebar={own} route="/drop" product={null} config={config} />)
  assert.match(
    html,
    /<a href="\/drop"[^>]* aria-current="page"><span class="badge badge-danger">DELETE<\/span> Drop eggs/,
  )
})

test('in a sidebar of more than 200 entries the folders off the way to the page are links to their first page', () => {
  const folder = (name: string, count: number) => ({
    type: 'folder' as const,
    name,
    children: Array.from({ length: count }, (_, at) => ({
      type: 'file' as const,
      name: `${name} ${at}`,
      path: `/${name}/${at}`,
    })),
  })
  const all = (count: number) => ({
    title: 'All',
    items: [{ ...folder('a', 10), children: [folder('b', 3), folder('c', 3)] }, folder('d', count)],
  })
  const of = (count: number, route: string) =>
    renderToString(<Sidebar sidebar={all(count)} route={route} product={null} config={config} />)
  const linked = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  const long = of(191, '/c/1')
  assert.deepEqual(linked(long), ['/b/0', '/c/0', '/c/1', '/c/2', '/d/0'])
  assert.deepEqual(folders(long), { a: true, c: true })
  assert.match(long, /href="\/c\/1"[^>]* aria-current="page"/)
  assert.doesNotMatch(long, /hole/)
  assert.deepEqual(linked(of(191, '/elsewhere')), ['/b/0', '/d/0'])
  assert.match(long, /<a class="folder-link" href="\/d\/0" data-folder="3">/)
  assert.equal(linked(of(190, '/c/1')).length, 196)
  // The rest lies in a file, under the numbers that the links have.
  const whole = (count: number) => theme.menu?.(all(count), { lang: 'en', config }) ?? null
  assert.match(whole(191) ?? '', /<details class="folder" data-folder="3"><summary>d<\/summary>/)
  assert.equal(linked(whole(191) ?? '').length, 197)
  assert.equal(whole(190), null)
})

test('the link of a closed folder leads to a page in it and not to a link before, and shows where there are only links', () => {
  const away = { type: 'link' as const, name: 'Away', path: 'https://away.example/', isExternal: true }
  const inside: MenuItem = { type: 'folder', name: 'Deep', children: [{ type: 'file', name: 'Own', path: '/own' }] }
  const folder = (name: string, ...children: readonly MenuItem[]): MenuItem => ({ type: 'folder', name, children })
  const files = Array.from({ length: 200 }, (_, at): MenuItem => ({ type: 'file', name: `${at}`, path: `/${at}` }))
  const items = [folder('Both', away, inside), folder('Links', away), ...files]
  const html = renderToString(<Sidebar sidebar={{ title: 'All', items }} route="/0" product={null} config={config} />)
  const [both = '', links = ''] = html.match(/<a class="folder-link".*?<\/a>/g) ?? []
  assert.match(both, /href="\/own"/)
  assert.doesNotMatch(both, /external/)
  assert.match(links, /href="https:\/\/away\.example\/" rel="external" data-link="" .*Links<span class="external">/)
})

test('one file of a long menu serves pages of all products: each icon in it has its product', () => {
  const items = Array.from({ length: 201 }, (_, at) => ({
    type: 'file' as const,
    name: `Product ${at}`,
    path: `/${at}`,
    ...(at < 2 ? { product: `p${at}` } : {}),
  }))
  const sidebar = { title: 'All', items }
  const html = renderToString(<Sidebar sidebar={sidebar} route="/0" product="p0" menuHref="/m.json" config={config} />)
  assert.match(html, /data-menu="\/m\.json" data-product="p0"/)
  assert.match(html, /<a href="\/0" aria-current="page">Product 0<\/a>/)
  assert.match(html, /<a href="\/1"><span class="icon [^"]+"><\/span>Product 1<\/a>/)
  const whole = theme.menu?.(sidebar, { lang: 'en', config }) ?? ''
  for (const at of [0, 1])
    assert.match(
      whole,
      new RegExp(`<a href="/${at}"><span data-of="p${at}"><span class="icon [^"]+"></span></span>Product ${at}</a>`),
    )
  assert.match(whole, /<a href="\/2">Product 2<\/a>/)
})

const apiPaths = Array.from({ length: 204 }, (_, at) => `/api/${at}`)
const apiItems = apiPaths.map((path) => ({ type: 'file' as const, name: `Operation ${path}`, path }))

test('of a long list a page has the entries around its own, within a folder, below a heading and at the top', () => {
  const heading = { type: 'separator' as const, name: 'API', children: apiItems }
  for (const [items, number] of [
    [apiItems, ''],
    [[heading], ' data-folder="0"'],
  ] as const) {
    const all = { title: 'All', items }
    const html = renderToString(<Sidebar sidebar={all} route="/api/100" product={null} config={config} />)
    const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    assert.deepEqual(linked, apiPaths.slice(79, 122))
    assert.ok(html.includes(`<a class="more-link" href="/api/79"${number}>Show 80 more</a>`), html)
    assert.ok(html.includes(`<a class="more-link" href="/api/121"${number}>Show 83 more</a>`), html)
    const whole = theme.menu?.(all, { lang: 'en', config }) ?? ''
    assert.equal([...whole.matchAll(/href=/g)].length, 204)
    assert.equal(whole.includes('<li class="sidebar-separator" data-folder="0">'), number !== '')
  }
})

test('of a long folder a page has the entries around its own, and links that lead to all others one after the other', () => {
  const paths = apiPaths
  const own = { title: 'All', items: [{ type: 'folder' as const, name: 'API', path: '/api', children: apiItems }] }
  const of = (route: string) => renderToString(<Sidebar sidebar={own} route={route} product={null} config={config} />)
  const seen = new Set<string>()
  const waiting = ['/api/7']
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
    const html = of(route)
    const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    assert.ok(linked.length <= 43 && html.length < 4000, `${linked.length} links on ${route}`)
    assert.match(html, new RegExp(`href="${route}"[^>]* aria-current="page"`))
    for (const path of linked) if (!seen.has(path) && seen.add(path)) waiting.push(path)
  }
  assert.deepEqual([...seen].sort(), ['/api', ...paths].sort())
  assert.match(of('/api/100'), /<a class="more-link" href="\/api\/79" data-folder="0">Show 81 more<\/a>/)
  assert.match(of('/api/100'), /<a class="more-link" href="\/api\/121" data-folder="0">Show 83 more<\/a>/)
  assert.doesNotMatch(of('/api/100'), /hole/)
  assert.equal([...of('/api/schemas/bird').matchAll(/href=/g)].length, 42)
})

test('a long list that is drawn once for all pages leads on from each as if it was drawn for it', () => {
  const all = { title: 'All', items: apiItems }
  const drawn = new Map<string, unknown>()
  const kept: RenderCache = (_of, name, make) => {
    if (!drawn.has(name)) drawn.set(name, make())
    return drawn.get(name) as ReturnType<typeof make>
  }
  const on = (route: string, more: { readonly kept?: RenderCache }) =>
    renderToString(<Sidebar sidebar={all} route={route} product={null} config={config} {...more} />)
  for (const at of [0, 21, 22, 23, 22, 100, 100, 203, 100])
    assert.equal(on(`/api/${at}`, { kept }), on(`/api/${at}`, {}), `${at}`)
})

test('a folder shows the icon of its key, as link cards do, or of its name', () => {
  const icon = (folderIcon: string) => {
    const items = [{ type: 'folder' as const, name: 'Calls', folderIcon, children: [] }]
    const html = renderToString(
      <Sidebar sidebar={{ title: 'Voice', items }} route="/docs" product="voice" config={config} />,
    )
    return html.match(/<summary>(.*?)Calls/)?.[1]
  }
  assert.equal(icon('UploadToCloud'), icon('upload'))
  assert.equal(icon('Build'), icon('wrench'))
  assert.notEqual(icon('Build'), icon('nobody'))
})

test('a page that no entry leads to opens the nearest folder above it, and is no entry’s', () => {
  const file = { type: 'file' as const, name: 'List', path: '/nests/api/list' }
  const own = {
    title: 'Nests',
    items: [
      { type: 'folder' as const, name: 'API', path: '/nests/api', children: [file] },
      { type: 'folder' as const, name: 'More', path: '/nests/more', children: [{ ...file, path: '/nests/more/a' }] },
    ],
  }
  const shown = (route: string, items = own.items) =>
    renderToString(<Sidebar sidebar={{ ...own, items }} route={route} product={null} config={config} />)
  assert.deepEqual(folders(shown('/nests/api/schemas/nest')), { API: true, More: false })
  assert.doesNotMatch(shown('/nests/api/schemas/nest'), /aria-current/)
  assert.deepEqual(folders(shown('/nests/other')), { API: false, More: false })
  const many = Array.from({ length: 300 }, (_, index) => ({ ...file, path: `/nests/more/${index}` }))
  const long = [...own.items, { type: 'folder' as const, name: 'Long', path: '/nests/long', children: many }]
  const html = shown('/nests/api/schemas/nest', long)
  assert.deepEqual(folders(html), { API: true })
  assert.match(html, /class="folder-link" href="\/nests\/long"/)
})
