/** What a host should answer. */
export type Expected =
  | { readonly kind: 'page' | 'twin' | 'file'; readonly at: string }
  /** A page, or one redirect to its address. */
  | { readonly kind: 'form'; readonly at: string }
  /** A Markdown form, or one redirect to it or to its page. */
  | { readonly kind: 'markdown'; readonly at: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' }
  /** Anything but another host or a file of the tool. */
  | { readonly kind: 'harmless' }

export interface HostRequest {
  readonly group: string
  readonly path: string
  /** What the client says it would have. */
  readonly accept?: string
  readonly expected: Expected
  /** A header that the answer must have; null for one that it may not have. */
  readonly header?: { readonly name: string; readonly value: RegExp | null }
}

export const routes = ['/docs', '/docs/voice', '/docs/voice/calls', '/docs/v1.2', '/docs/messaging', '/en-us/legal/tos']
const secret = '/docs/voice/beta'

/** Plain redirects and what they lead to. */
const plain: readonly (readonly [string, string])[] = [
  ['/docs/sms', '/docs/messaging'],
  ['/docs/SMS-guide', '/docs/messaging'],
  ['/docs/old.html', '/docs/voice'],
  ['/docs/a.b(c)+d', '/docs/voice'],
  ['/old', '/docs'],
  ['/old/gr%C3%BCn', '/docs/voice'],
  ['/docs/tab', '/docs/voice?tab=1'],
  ['/docs/part', '/docs/voice#part'],
  ['/docs/both', '/docs/voice?tab=1#part'],
  ['/docs/partner', 'https://partner.example/docs'],
]
export const pairs: readonly (readonly [string, string])[] = [
  ...plain,
  ['/docs/tree/{path*}', '/docs/voice/{path*}'],
  ['/docs/{area}/start', '/docs/voice/{area}'],
  ['/docs/x/{a}/{ab}', '/docs/voice/{ab}/{a}'],
  ['/ext/{path*}', 'https://partner.example/{path*}'],
]

const moved = (to: string): Expected => ({ kind: 'moved', to })
const group = (name: string, rows: readonly (readonly [string, Expected])[]): readonly HostRequest[] =>
  rows.map(([path, expected]) => ({ group: name, path, expected }))

/** What programs send that read for people. */
const agents = 'text/markdown, text/html, */*'
const asking = (path: string, accept: string, expected: Expected): HostRequest => ({
  group: 'markdown',
  path,
  accept,
  expected,
})

/** The query of a request stands between the target's own and its fragment. */
function withQuery(target: string, query: string): string {
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  return `${before}${before.includes('?') ? '&' : '?'}${query}${fragment}`
}

const controls = [
  ...['/.signalpost/manifest.json', '/manifest.json', '/protected.json', '/redirects.json'],
  ...['/redirects.nginx.conf', '/headers.nginx.conf', '/site.caddy', '/cloudfront-request.js'],
  ...['/site.host/protected.json', '/../site.host/protected.json', '/.git/config', '/.env'],
]
const escapes = [
  ...['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/docs/..%5c..%5cwindows', '/docs/%00', '/docs/%0d%0aX:1'],
  ...['/docs/voice%2f..%2fbeta', '/docs//voice', '/docs/./voice', '/docs/%', '/docs/%zz', '/docs/%ff', '/docs\\voice'],
  ...['/ja/docs/a%2Fb', '/docs/tree/%2e%2e/x', '/docs/tree/%2F%2Fevil.example', '/docs/tree//evil.example'],
]
const openings = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/%09/evil.example',
  '//',
]
const locales = ['en', 'ja', 'de', 'fr', 'es-mx', 'pt-br']

/** The requests of the table, in groups. */
export const requests: readonly HostRequest[] = [
  ...group(
    'pages',
    routes.map((route) => [route, { kind: 'page', at: route }] as const),
  ),
  ...group(
    'pages',
    routes.map((route) => [`${route}?a=1&b=%20`, { kind: 'page', at: route }] as const),
  ),
  ...group('pages', [[secret, { kind: 'page', at: secret }]]),
  ...group(
    'slash',
    [...routes, secret].map((at) => [`${at}/`, { kind: 'form', at }] as const),
  ),
  ...group(
    'slash',
    routes.map((at) => [`${at}/?a=1`, { kind: 'form', at }] as const),
  ),
  ...group(
    'file names',
    routes.map((at) => [`${at}.html`, { kind: 'form', at }] as const),
  ),
  ...group(
    'redirects',
    plain.map(([from, to]) => [from, moved(to)] as const),
  ),
  ...group(
    'redirects, slash',
    plain.map(([from, to]) => [`${from}/`, moved(to)] as const),
  ),
  ...group(
    'redirects, query',
    plain.map(([from, to]) => [`${from}?q=1`, moved(withQuery(to, 'q=1'))] as const),
  ),
  ...group(
    'redirects, both',
    plain.map(([from, to]) => [`${from}/?q=1`, moved(withQuery(to, 'q=1'))] as const),
  ),
  ...group('patterns', [
    ['/docs/tree/calls', moved('/docs/voice/calls')],
    ['/docs/tree/a/b/c', moved('/docs/voice/a/b/c')],
    ['/docs/tree', moved('/docs/voice')],
    ['/docs/tree/', moved('/docs/voice')],
    ['/docs/tree/calls/', moved('/docs/voice/calls')],
    ['/docs/tree/calls?q=1', moved('/docs/voice/calls?q=1')],
    ['/docs/tree/gr%C3%BCn', moved('/docs/voice/gr%C3%BCn')],
    ['/docs/any/start', moved('/docs/voice/any')],
    ['/docs/any/start/', moved('/docs/voice/any')],
    ['/docs/any/start?q=1', moved('/docs/voice/any?q=1')],
    ['/docs/x/one/two', moved('/docs/voice/two/one')],
    ['/docs/x/one/two/', moved('/docs/voice/two/one')],
    ['/ext', moved('https://partner.example')],
    ['/ext/a/b', moved('https://partner.example/a/b')],
    ['/ext/a?q=1', moved('https://partner.example/a?q=1')],
  ]),
  ...group('locales', [
    ['/', moved('/docs')],
    ['/?q=1', moved('/docs?q=1')],
    ...locales.flatMap((locale) => [
      [`/${locale}`, moved('/docs')] as const,
      [`/${locale}/`, moved('/docs')] as const,
      [`/${locale}/docs`, moved('/docs')] as const,
      [`/${locale}/docs/voice`, moved('/docs/voice')] as const,
      [`/${locale}/docs/voice/`, moved('/docs/voice')] as const,
      [`/${locale}/docs/voice?q=1`, moved('/docs/voice?q=1')] as const,
      [`/${locale}/docs/voice.md`, moved('/docs/voice.md')] as const,
      [`/${locale}/en-us/legal/tos`, moved('/en-us/legal/tos')] as const,
    ]),
    ['/ja/nowhere', { kind: 'missing' }],
    ['/xx/docs', { kind: 'missing' }],
    ['/en-us/docs', { kind: 'missing' }],
    ['/ja/en/docs', { kind: 'missing' }],
  ]),
  ...group('encodings', [
    ['/docs/gr%C3%BC%C3%9Fe', { kind: 'missing' }],
    ['/docs/%76oice', { kind: 'form', at: '/docs/voice' }],
    ['/ja/docs/gr%C3%BCn', moved('/docs/gr%C3%BCn')],
    ['/ja/docs/a%20b', moved('/docs/a%20b')],
    ['/assets/a%20b.svg', { kind: 'file', at: '/assets/a b.svg' }],
    ['/DOCS/voice', { kind: 'missing' }],
    ['/docs/VOICE', { kind: 'missing' }],
    ['/docs/Sms', { kind: 'harmless' }],
  ]),
  ...group('attacks', [
    ...escapes.map((path) => [path, { kind: 'harmless' }] as const),
    ...openings.map((path) => [path, { kind: 'harmless' }] as const),
    ...['ja', 'de', 'docs', 'ext', 'docs/tree'].flatMap((first) =>
      openings.map((end) => [`/${first}${end}`, { kind: 'harmless' }] as const),
    ),
  ]),
  ...group(
    'control files',
    controls.map((path) => [path, { kind: 'missing' }] as const),
  ),
  ...group('not found', [
    ...['/nothing', '/docs/nothing', '/docs/voice/nothing', '/docs/voice/nothing/', '/docs/nothing.md'].map(
      (path) => [path, { kind: 'missing' }] as const,
    ),
    ...['/assets/none.svg', '/_assets/none.js', '/assets', '/_assets', '/docs/voice.mdx', '/docs/voice/index'].map(
      (path) => [path, { kind: path.endsWith('/index') ? 'harmless' : 'missing' }] as const,
    ),
  ]),
  ...group(
    'twins',
    [...routes, secret].map((at) => [`${at}.md`, { kind: 'twin', at }] as const),
  ),
  ...[...routes, secret].map((at) => ({
    group: 'twins',
    path: `${at}.md`,
    expected: { kind: 'twin', at } as const,
    header: { name: 'content-type', value: /^text\/markdown\b/ },
  })),
  ...[...routes, secret].map((at) => asking(at, agents, { kind: 'markdown', at })),
  ...[`${routes[1]}?a=1`, `${routes[1]}/`].map((path) =>
    asking(path, agents, { kind: 'markdown', at: routes[1] ?? '' }),
  ),
  asking('/docs/voice', 'text/plain, text/markdown;q=1.0, */*;q=0.1', { kind: 'markdown', at: '/docs/voice' }),
  ...['text/html, text/markdown;q=0.5', 'text/markdownish', 'text/html,application/xhtml+xml,*/*;q=0.8', '*/*'].map(
    (accept) => asking('/docs/voice', accept, { kind: 'page', at: '/docs/voice' }),
  ),
  asking('/docs/voice.md', agents, { kind: 'twin', at: '/docs/voice' }),
  asking('/docs/sms', agents, moved('/docs/messaging')),
  asking('/docs/nothing', agents, { kind: 'missing' }),
  asking('/assets/a.svg', agents, { kind: 'file', at: '/assets/a.svg' }),
  {
    ...asking('/docs/voice', agents, { kind: 'twin', at: '/docs/voice' }),
    header: { name: 'content-type', value: /^text\/markdown\b/ },
  },
  ...[agents, '*/*'].map((accept) => ({
    ...asking('/docs/voice', accept, { kind: accept === agents ? 'twin' : 'page', at: '/docs/voice' }),
    header: { name: 'vary', value: /\bAccept\b(?!-)/ },
  })),
  ...[
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'permissions-policy',
  ].flatMap((name) =>
    ['/docs/voice', '/docs/voice.md', '/assets/a.svg'].map(
      (path): HostRequest => ({ group: 'headers', path, expected: expectedAt(path), header: { name, value: /./ } }),
    ),
  ),
  ...['/docs', '/docs.md', '/docs/voice', '/docs/voice.md', '/assets/a.svg', '/sitemap.xml'].map((path) => ({
    group: 'caching',
    path,
    expected: expectedAt(path),
    header: { name: 'cache-control', value: /max-age=0, must-revalidate/ },
  })),
  ...['/_assets/app-12345678.js', '/_assets/app-12345678.css'].map((path) => ({
    group: 'caching',
    path,
    expected: { kind: 'file', at: path } as const,
    header: { name: 'cache-control', value: /immutable/ },
  })),
  {
    group: 'hidden',
    path: `${secret}.md`,
    expected: { kind: 'twin', at: secret },
    header: { name: 'x-robots-tag', value: /noindex/ },
  },
  {
    group: 'hidden',
    path: '/docs/voice',
    expected: { kind: 'page', at: '/docs/voice' },
    header: { name: 'x-robots-tag', value: null },
  },
  ...group(
    'crawlers',
    ['/robots.txt', '/sitemap.xml', '/llms.txt'].map((at) => [at, { kind: 'file', at }] as const),
  ),
]

function expectedAt(path: string): Expected {
  if (path.endsWith('.md')) return { kind: 'twin', at: path.slice(0, -3) }
  return routes.includes(path) ? { kind: 'page', at: path } : { kind: 'file', at: path }
}
