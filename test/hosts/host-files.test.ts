import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { contentSecurityPolicy } from '../../compiler/hosts/csp.ts'
import { hostNames } from '../../compiler/hosts/hosts.ts'
import { sitemap } from '../../compiler/hosts/sitemap.ts'
import { isHostFile, operatorFileNames } from '../../compiler/model/host-file-names.ts'
import { headersFor, readHeaderRules } from '../browser/header-rules.ts'
import { config, hostFiles, input, page, pages, planOf, texts } from './site.ts'

const files = texts(hostFiles(input()).value)

test('every file, in the order of its kind, and nothing raised', () => {
  const { value, diagnostics } = hostFiles(input({ plan: planOf([['/docs/sms', '/docs/messaging']]) }))
  assert.deepEqual(diagnostics, [])
  assert.deepEqual(
    value.map(({ path }) => path).filter((path) => !/^(en|de|fr|es-mx|pt-br)\//.test(path)),
    [
      'index.html',
      'ja/index.html',
      'ja/docs/index.html',
      'docs/sms/index.html',
      '_redirects',
      '_headers',
      'redirects.nginx.conf',
      'headers.nginx.conf',
      'redirects.json',
      'robots.txt',
      'sitemap.xml',
      'llms.txt',
      'protected.json',
    ],
  )
})

test('the page of a redirect', () => {
  const plan = planOf([['/docs/old', `https://partner.example/a?b="&c='<d>`.replace(/["<>]/g, '-')]])
  const made = texts(hostFiles(input({ plan })).value)
  assert.equal(
    made.get('docs/old/index.html'),
    `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>This page has moved to https://partner.example/a?b=-&amp;c=&#x27;-d-.</title>
<link rel="canonical" href="https://partner.example/a?b=-&amp;c=&#x27;-d-">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=https://partner.example/a?b=-&amp;c=&#x27;-d-">
</head>
<body>
<p>This page has moved to <a href="https://partner.example/a?b=-&amp;c=&#x27;-d-">https://partner.example/a?b=-&amp;c=&#x27;-d-</a>.</p>
</body>
</html>
`,
  )
  assert.match(made.get('index.html') ?? '', /rel="canonical" href="https:\/\/docs\.brightwire\.example\/docs"/)
})

test('where the pages of redirects lie', () => {
  const plan = planOf([
    ['/docs/old', '/docs/voice'],
    ['/docs/old.html', '/docs/voice'],
    ['/docs/old.pdf', '/docs/voice'],
    ['/docs/gr%C3%BCn', '/docs/voice'],
    ['/docs/Voice', '/docs/voice'],
    [`/docs/${'x'.repeat(250)}`, '/docs/voice'],
    ['/docs/{area}/old', '/docs/voice'],
    ['/docs/tree/{path*}', '/docs/voice'],
  ])
  const stubs = (format: 'directory' | 'file', taken: readonly string[]) =>
    hostFiles(input({ plan, taken, config: config({ hosting: { format } }) }))
      .value.map(({ path }) => path)
      .filter((path) => path.startsWith('docs/'))
      .sort()
  assert.deepEqual(stubs('directory', ['docs/voice/index.html']), [
    'docs/grün/index.html',
    'docs/old.html',
    'docs/old.pdf/index.html',
    'docs/old/index.html',
    'docs/tree/index.html',
  ])
  // `docs/old.html` stands for both `/docs/old` and `/docs/old.html` there.
  assert.deepEqual(stubs('file', ['docs/voice.html', 'docs/tree.html']), [
    'docs/grün.html',
    'docs/old.html',
    'docs/old.pdf.html',
  ])
})

test('no page of a redirect lies where a file has to be a folder, or the other way round', () => {
  const plan = planOf([
    ['/docs/map.png/old', '/docs/voice'],
    ['/docs/a.html', '/docs/voice'],
    ['/docs/a.html/b', '/docs/voice'],
    ['/docs/v1.html', '/docs/voice'],
  ])
  const stubs = hostFiles(input({ plan, taken: ['docs/map.png', 'docs/v1.html/c/index.html'] }))
    .value.map(({ path }) => path)
    .filter((path) => path.startsWith('docs/'))
  assert.deepEqual(stubs, ['docs/a.html/b/index.html'])
})

test('_headers: caching rules do not overlap, hidden pages are not indexed', () => {
  const rules = (files.get('_headers') ?? '').trimEnd().split('\n\n')
  const security = rules[0] ?? ''
  assert.deepEqual(
    security.split('\n').map((line) => line.replace(/:.*/, '')),
    [
      '/*',
      '  Content-Security-Policy',
      '  X-Content-Type-Options',
      '  X-Frame-Options',
      '  Referrer-Policy',
      '  Permissions-Policy',
      '  Cross-Origin-Opener-Policy',
    ],
  )
  const revalidated = '  Cache-Control: public, max-age=0, must-revalidate'
  assert.deepEqual(rules.slice(1), [
    '/_assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    ...['/', '/assets/*', '/sitemap.xml', '/docs', '/docs.md', '/docs/*', '/en-us', '/en-us.md', '/en-us/*'].map(
      (path) => `${path}\n${revalidated}`,
    ),
    ...['/docs/enablement.md', '/docs/enablement/*', '/docs/quiet.md', '/docs/voice/beta.md'].map(
      (path) => `${path}\n  X-Robots-Tag: noindex`,
    ),
  ])
  for (const line of (files.get('_headers') ?? '').split('\n')) {
    assert.match(line, /^[\x20-\x7e]*$/)
    assert.ok(line.length < 2000)
  }
})

test('descriptions of hidden APIs are not indexed, on all hosts that give headers', () => {
  const of = (more: Parameters<typeof page>[1]) => {
    const all = ['netlify', 'cloudflare', 'vercel', 'firebase', 'cloudfront', 'caddy'] as const
    const pages = [page('/docs'), page('/docs/quiet', { noindex: true }), page('/docs/api', more)]
    const made = texts(hostFiles(input({ config: config({ hosting: { for: [...all] } }), pages })).value)
    return [...made].filter(([, text]) => /openapi/.test(text)).map(([path]) => path)
  }
  const named = ['_headers', 'firebase.json', 'vercel.json', 'cloudfront-response.js', 'site.caddy']
  assert.deepEqual(of({ internal: true, noindex: true, describesApi: true }), named)
  assert.deepEqual(of({ describesApi: true }), [])
  assert.deepEqual(of({ noindex: true }), [])
})

test('_headers: too many protected pages are a warning, as many as there may be are none', () => {
  const found = (length: number) =>
    hostFiles(
      input({ pages: Array.from({ length }, (_, n) => page(`/docs/p${n}`, { protected: true, noindex: true })) }),
    )
  assert.deepEqual(found(92).diagnostics, [])
  const { diagnostics } = found(100)
  assert.deepEqual(
    diagnostics.map(({ code, message }) => [code, message]),
    [['SP5043', 'Unexpected number of header rules: `_headers` has 108, Cloudflare Pages takes 100']],
  )
})

test('headers.nginx.conf: pages with and without a slash, both formats', () => {
  const conf = (format: 'directory' | 'file') =>
    texts(hostFiles(input({ config: config({ hosting: { format } }) })).value).get('headers.nginx.conf') ?? ''
  assert.match(conf('directory'), /try_files \$uri \$uri\/index\.html =404;/)
  assert.match(conf('directory'), /try_files \$signalpost_page\/index\.html =404;/)
  assert.match(conf('file'), /try_files \$uri \$uri\.html \$uri\/index\.html =404;/)
  assert.match(conf('file'), /try_files \$signalpost_page\.html \$signalpost_page\/index\.html =404;/)
})

test('headers.nginx.conf: which addresses are hidden from search engines', () => {
  const conf = files.get('headers.nginx.conf') ?? ''
  const conditions = [...conf.matchAll(/^if \(\$uri ~ "(.*)"\) \{\n {4}set \$signalpost_robots "noindex";/gm)]
  const hidden = (uri: string) => conditions.some(([, pattern = '']) => new RegExp(pattern).test(uri))
  for (const uri of ['/docs/quiet/openapi.json', '/docs/quiet/openapi.yaml']) assert.ok(hidden(uri), uri)
  for (const uri of ['/docs/voice/beta', '/docs/voice/beta/', '/docs/voice/beta.md', '/docs/quiet.html']) {
    assert.ok(hidden(uri), uri)
  }
  for (const uri of ['/docs/voice', '/docs/voice/beta/more', '/docs/voice/betaXmd']) assert.ok(!hidden(uri), uri)
  const many = Array.from({ length: 500 }, (_, n) => page(`/docs/${'long-name-'.repeat(15)}${n}`, { noindex: true }))
  const long = texts(hostFiles(input({ pages: many })).value).get('headers.nginx.conf') ?? ''
  // nginx takes no word of more than 4,096 characters.
  assert.ok(Math.max(...long.split('\n').map((line) => line.length)) < 4096)
  assert.equal([...long.matchAll(/long-name-(\d+)/g)].length, 500)
})

test('headers.nginx.conf: files that are not served', () => {
  const conf = files.get('headers.nginx.conf') ?? ''
  const patterns = [...conf.matchAll(/^location ~ "(.*)" \{\n {4}return 404;/gm)].map(
    ([, text = '']) => new RegExp(text),
  )
  const refused = (uri: string) => patterns.some((pattern) => pattern.test(uri))
  for (const uri of [
    '/_headers',
    '/_redirects',
    '/firebase.json',
    '/vercel.json',
    '/.signalpost/manifest.json',
    '/docs/.git/config',
  ]) {
    assert.ok(refused(uri), uri)
  }
  for (const uri of ['/docs', '/_assets/a.js', '/robots.txt', '/.well-known/security.txt', '/docs/a.json']) {
    assert.ok(!refused(uri), uri)
  }
})

/** Those of the site, and the rules of what is fetched ahead below `/docs`. */
const ownScripts = "'self' 'sha256-pbbAFXNs4XF31w2ZtwDxYE/ZMCRW/yJP1qXltgDg0NY='"

test('the policy of a site without services', () => {
  const plain = contentSecurityPolicy({ config: config(), videos: false, frames: false, mediaOrigins: [] })
  assert.equal(
    plain,
    `default-src 'none'; script-src ${ownScripts}; style-src 'self'; img-src 'self' data: https:; ` +
      "media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
      "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('each service adds its own origins only', () => {
  const policy = (services: Record<string, unknown>, more = {}) => {
    const facts = { config: config({ services }), videos: false, frames: false, mediaOrigins: [], ...more }
    const text = contentSecurityPolicy(facts)
    assert.doesNotMatch(text, /unsafe-inline|'unsafe-eval'|\*(?!\.(?:hcaptcha\.com|algolia(?:net\.com|\.net)))/)
    return new Map(text.split('; ').map((one) => [one.replace(/ .*/, ''), one.replace(/^\S+ /, '')]))
  }
  const algolia = { provider: 'algolia', appId: 'AB12', apiKey: 'k', indexName: 'i' }
  const hosted = policy({ search: algolia, enablementSearch: algolia, voices: algolia })
  assert.equal(hosted.get('script-src'), ownScripts)
  assert.equal(
    hosted.get('connect-src'),
    "'self' https://ab12-1.algolianet.com https://ab12-2.algolianet.com https://ab12-3.algolianet.com https://ab12-dsn.algolia.net https://ab12.algolia.net",
  )
  assert.equal(hosted.get('media-src'), "'self' https:")
  const odd = policy({ search: { ...algolia, appId: "x; script-src 'unsafe-inline'" } })
  assert.equal(odd.get('script-src'), ownScripts)
  const captcha = policy({ captcha: { provider: 'recaptcha', siteKey: 'k' } })
  assert.equal(captcha.get('frame-src'), 'https://recaptcha.google.com/recaptcha/ https://www.google.com/recaptcha/')
  assert.match(captcha.get('script-src') ?? '', /https:\/\/www\.gstatic\.com\/recaptcha\//)
  assert.match(policy({ captcha: { provider: 'hcaptcha', siteKey: 'k' } }).get('style-src') ?? '', /hcaptcha/)
  assert.equal(
    policy({ captcha: { provider: 'turnstile', siteKey: 'k' } }).get('frame-src'),
    'https://challenges.cloudflare.com',
  )
  assert.equal(policy({ captcha: { provider: 'turnstile', siteKey: 'k' } }).get('connect-src'), "'self'")
  const counted = policy({ analytics: { provider: 'segment', writeKey: 'k' } })
  assert.equal(counted.get('connect-src'), "'self' https://api.segment.io")
  assert.equal(counted.get('script-src'), policy({}).get('script-src'), 'no script of the service is loaded')
  const own = policy({ feedback: { endpoint: 'https://api.brightwire.example/v1/feedback' } }, { videos: true })
  assert.equal(own.get('connect-src'), "'self' https://api.brightwire.example")
  assert.equal(own.get('frame-src'), 'https://www.youtube-nocookie.com')
  // A host may hold a semicolon, which would end the directive.
  const breaking = 'https://api.brightwire.example;script-src/*'
  assert.equal(policy({ feedback: { endpoint: breaking } }, { mediaOrigins: [breaking] }).get('connect-src'), "'self'")
  const media = ['https://media.brightwire.example/a.mp3', '/assets/b.mp3', 'https://media.brightwire.example/c.mp3']
  assert.equal(policy({}, { mediaOrigins: media }).get('media-src'), "'self' https://media.brightwire.example")
})

test('robots.txt and protected.json', () => {
  assert.equal(
    files.get('robots.txt'),
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.brightwire.example/sitemap.xml\n',
  )
  assert.deepEqual(JSON.parse(files.get('protected.json') ?? ''), [
    { route: '/docs/voice/beta', beta_feature: 'next-voice' },
  ])
  assert.equal(texts(hostFiles(input({ pages: [page('/docs')] })).value).get('protected.json'), '[]\n')
})

test('sitemap.xml lists what may be found, in the order of routes', () => {
  assert.equal(
    files.get('sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://docs.brightwire.example/docs</loc></url>
<url><loc>https://docs.brightwire.example/docs/api/errors</loc></url>
<url><loc>https://docs.brightwire.example/docs/api/errors/10001</loc></url>
<url><loc>https://docs.brightwire.example/docs/messaging</loc></url>
<url><loc>https://docs.brightwire.example/docs/voice</loc><lastmod>2026-03-04</lastmod></url>
<url><loc>https://docs.brightwire.example/en-us/legal/tos</loc></url>
</urlset>
`,
  )
})

test('a sitemap of more than 50,000 pages is split', () => {
  const many = Array.from({ length: 50_001 }, (_, n) => page(`/docs/p${String(n).padStart(6, '0')}`))
  const made = texts(sitemap(many, 'https://docs.brightwire.example'))
  assert.deepEqual([...made.keys()], ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  assert.match(made.get('sitemap.xml') ?? '', /<loc>https:\/\/docs\.brightwire\.example\/sitemap-2\.xml<\/loc>/)
  assert.equal([...(made.get('sitemap-1.xml') ?? '').matchAll(/<url>/g)].length, 50_000)
  assert.equal([...(made.get('sitemap-2.xml') ?? '').matchAll(/<url>/g)].length, 1)
})

test('llms.txt: a section a product, Markdown twins, one sentence each, and what data make at the end', () => {
  assert.equal(
    files.get('llms.txt'),
    `# Brightwire

> Everything about Brightwire.

## General

- [Title of /docs](https://docs.brightwire.example/docs.md): What it is.
- [Title of /en-us/legal/tos](https://docs.brightwire.example/en-us/legal/tos.md): What it is.

## API

- [Title of /docs/api/errors](https://docs.brightwire.example/docs/api/errors.md): What it is.

## MESSAGING

- [Send \\[and\\] \\*receive\\* a_b \\_now\\_](https://docs.brightwire.example/docs/messaging.md)

## VOICE

- [Title of /docs/voice](https://docs.brightwire.example/docs/voice.md): What it is.

## Optional

- [Title of /docs/api/errors/10001](https://docs.brightwire.example/docs/api/errors/10001.md): What it is.
`,
  )
})

test('protected pages are named in protected.json alone', () => {
  for (const [path, text] of files) {
    // The two files of headers name the Markdown twin, to keep it out of search engines, and are not shown to readers.
    if (['protected.json', '_headers', 'headers.nginx.conf'].includes(path)) continue
    assert.doesNotMatch(text, /voice\/beta/, path)
    assert.doesNotMatch(text, /enablement/, path)
  }
})

test('the order of the pages makes no difference', () => {
  assert.deepEqual(hostFiles(input({ pages: pages.toReversed() })), hostFiles(input()))
})

const frame = { path: '/_assets/sketch-frame-0A1B/', policy: "default-src 'none'; script-src 'self'", hasOrigin: false }
const framePolicy = "default-src 'none'; script-src 'self'; sandbox allow-scripts; frame-ancestors 'self'"

test('_headers: a site of many pages at its top gives no rule to each, unless frames need one', () => {
  const pages = Array.from({ length: 100 }, (_, n) => page(`/p${n}`))
  const { value, diagnostics } = hostFiles(input({ pages }))
  assert.deepEqual(diagnostics, [])
  const rules = (texts(value).get('_headers') ?? '').split('\n').filter((line) => line.startsWith('/'))
  assert.deepEqual(rules, ['/*', '/_assets/*', '/', '/assets/*', '/sitemap.xml'])
  const framed = hostFiles(input({ pages, frames: [frame] }))
  assert.deepEqual(
    framed.diagnostics.map(({ code }) => code),
    ['SP5043'],
  )
})

test('_headers: a frame’s page has a policy of its own, and no path gets two', () => {
  const text = texts(hostFiles(input({ frames: [frame] })).value).get('_headers') ?? ''
  const rules = readHeaderRules(text)
  assert.equal(headersFor(rules, `${frame.path}index.html`).get('content-security-policy'), framePolicy)
  const framed = headersFor(rules, frame.path)
  assert.equal(framed.get('content-security-policy'), framePolicy)
  assert.equal(framed.has('x-frame-options'), false)
  assert.equal(framed.get('x-content-type-options'), 'nosniff')
  assert.equal(framed.get('cache-control'), 'public, max-age=31536000, immutable')
  for (const path of ['/', '/docs', '/docs/voice', '/docs/no/such/page', '/en-us/legal/tos', '/assets/a.svg']) {
    const found = headersFor(rules, path)
    assert.match(found.get('content-security-policy') ?? '', /^default-src 'none';.* frame-src 'self';/, path)
    assert.equal(found.get('content-security-policy')?.includes(','), false, path)
    assert.equal(found.get('x-frame-options'), 'DENY', path)
    assert.equal(found.get('referrer-policy'), 'strict-origin-when-cross-origin', path)
  }
})

test('_headers: only a frame that asks servers has the origin of the site', () => {
  const asking = { ...frame, path: '/_assets/asking-frame-0A1B/', hasOrigin: true }
  const rules = readHeaderRules(texts(hostFiles(input({ frames: [frame, asking] })).value).get('_headers') ?? '')
  assert.match(
    headersFor(rules, asking.path).get('content-security-policy') ?? '',
    /; sandbox allow-scripts allow-same-origin; frame-ancestors 'self'$/,
  )
  assert.equal(headersFor(rules, frame.path).get('content-security-policy'), framePolicy)
})

test('headers.nginx.conf: a frame’s page has a policy of its own', () => {
  const conf = texts(hostFiles(input({ frames: [frame] })).value).get('headers.nginx.conf') ?? ''
  assert.ok(
    conf.includes(`if ($uri ~ "^${frame.path}") {
    set $signalpost_content_security_policy "${framePolicy}";
    set $signalpost_x_frame_options "";
}
`),
  )
  assert.match(conf, /^set \$signalpost_content_security_policy "default-src 'none';.* frame-src 'self';/m)
  assert.match(conf, /^set \$signalpost_x_frame_options "DENY";$/m)
  assert.match(conf, /^add_header Content-Security-Policy \$signalpost_content_security_policy always;$/m)
  assert.equal(conf.match(/^add_header Content-Security-Policy/gm)?.length, 1)
})

test('each host of hosting.for has its own files, and pages stand in for redirects where one needs them', () => {
  const made = (...named: readonly string[]) => {
    const { value } = hostFiles(input({ config: config({ hosting: { format: 'file', for: named } }) }))
    return value
      .map(({ path, isForHost }) => (isForHost ? `<host>/${path}` : path))
      .filter((path) => !['robots.txt', 'sitemap.xml', 'llms.txt'].includes(path))
      .map((path) => (path.endsWith('.html') ? 'stubs' : path))
      .filter((path, at, all) => all.indexOf(path) === at)
  }
  const always = ['<host>/redirects.json', '<host>/protected.json']
  assert.deepEqual(made(), ['stubs', ...always])
  assert.deepEqual(made('netlify'), ['_redirects', '_headers', ...always])
  assert.deepEqual(made('cloudflare', 'netlify'), ['_redirects', '_headers', ...always])
  assert.deepEqual(made('github'), ['stubs', '.nojekyll', ...always])
  assert.deepEqual(made('firebase'), ['firebase.json', ...always])
  assert.deepEqual(made('vercel'), ['vercel.json', ...always])
  assert.deepEqual(made('cloudfront'), ['<host>/cloudfront-request.js', '<host>/cloudfront-response.js', ...always])
  assert.deepEqual(made('caddy'), ['<host>/site.caddy', ...always])
  assert.deepEqual(made('nginx'), ['<host>/redirects.nginx.conf', '<host>/headers.nginx.conf', ...always])
})

test('what a host of hosting.for cannot hold is a warning, and what it can hold works', () => {
  const many = Array.from({ length: 3000 }, (_, n) => [`/docs/many/${n}`, '/docs/voice'] as const)
  const codes = (name: string) => {
    const given = { plan: planOf(many), config: config({ hosting: { format: 'file', for: [name] } }) }
    const { value, diagnostics } = hostFiles(input(given))
    return { files: texts(value), found: diagnostics.map(({ code, line }) => [code, line !== null]) }
  }
  assert.deepEqual(codes('netlify').found, [])
  assert.deepEqual(codes('cloudflare').found, [['SP5040', true]])
  assert.deepEqual(codes('vercel').found, [['SP5045', true]])
  const cloudfront = codes('cloudfront')
  assert.deepEqual(cloudfront.found, [['SP5046', true]])
  const text = cloudfront.files.get('cloudfront-request.js') ?? ''
  assert.ok(Buffer.byteLength(text) <= 10_240, `${Buffer.byteLength(text)}`)
  assert.ok(text.includes('"/docs/many/1000":'))
  assert.ok(text.includes(String.raw`[/^\/ja\/docs\/(.+)$/,`), 'patterns come first: one stands for many')
})

test('where a page is kept out of search engines, so are all Markdown forms; else none is', () => {
  const hosts = {
    caddy: 'site.caddy',
    firebase: 'firebase.json',
    vercel: 'vercel.json',
    cloudfront: 'cloudfront-response.js',
  }
  for (const [name, path] of Object.entries(hosts)) {
    const says = (shown: typeof pages) => {
      const made = hostFiles(input({ pages: shown, config: config({ hosting: { for: [name] } }) }))
      return /x-robots-tag/i.test(texts(made.value).get(path) ?? '')
    }
    assert.deepEqual([says(pages), says([page('/docs')])], [true, false], name)
  }
})

test('Firebase finds a path of other letters both as it was sent and as it is read', () => {
  const given = {
    plan: planOf([['/old/gr%C3%BCn', '/docs/voice']]),
    config: config({ hosting: { for: ['firebase'] } }),
  }
  const { hosting } = JSON.parse(texts(hostFiles(input(given)).value).get('firebase.json') ?? '')
  const leads = (path: string) =>
    hosting.redirects.some(({ regex }: { regex: string }) => new RegExp(regex.replaceAll('(?P<', '(?<')).test(path))
  assert.deepEqual(['/old/gr%C3%BCn', '/old/gr\u00fcn/', '/old/gruen'].map(leads), [true, true, false])
})

test('a `$` in a target is no variable of a server', () => {
  const plan = planOf([['/docs/iot', '/docs/voice?a=$host&b=$1#$x']])
  const files = texts(hostFiles(input({ plan, config: config({ hosting: { for: ['caddy', 'nginx'] } }) })).value)
  const lineOf = (path: string) => (files.get(path) ?? '').split('\n').find((line) => line.includes('/docs/iot')) ?? ''
  for (const path of ['site.caddy', 'redirects.nginx.conf']) {
    const target = lineOf(path).replace(/^\s*\S+/, '')
    assert.match(target, /a=%24host/, path)
    assert.doesNotMatch(target, /\$/, path)
  }
})

test('a colon in a query is no name of a segment', () => {
  const plan = planOf([
    ['/docs/iot', '/docs/voice?u=:x&t=10:30#a:b'],
    ['/docs/{n}/start', 'https://partner.example/a:n/{n}?u=:n'],
  ])
  const named = { for: ['vercel', 'firebase', 'cloudflare'], format: 'file' }
  const { value, diagnostics } = hostFiles(input({ plan, config: config({ hosting: named }) }))
  const files = texts(value)
  assert.deepEqual(new Set(diagnostics.map(({ code }) => code)), new Set(['SP5047']))
  const vercel = JSON.parse(files.get('vercel.json') ?? '')
  assert.equal(getTransformedRoutes(vercel).error, null)
  for (const name of ['vercel.json', 'firebase.json', '_redirects'])
    assert.doesNotMatch(files.get(name) ?? '', /[?&]u=:n/, name)
  assert.doesNotMatch(files.get('firebase.json') ?? '', /u=:x/)
})

test('every file that a host reads is among the names that no page and no asset may have', () => {
  const made = hostNames.flatMap((name) => {
    const { value } = hostFiles(input({ config: config({ hosting: { for: [name] } }) }))
    return value.map(({ path }) => path).filter((path) => !path.endsWith('.html'))
  })
  assert.ok(made.length > 20)
  assert.deepEqual(
    made.filter((path) => !isHostFile(path) && !operatorFileNames.includes(path)),
    [],
  )
})
