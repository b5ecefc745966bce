import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { redirector } from '../../compiler/assemble/redirects/redirector.ts'
import { fc } from '../properties.ts'
import { type Matcher, netlifyMatcher, nginxMatcher } from './matchers.ts'
import { config, hostFiles, input, pairs, planOf, texts } from './site.ts'

const withExpressions = ['nginx', 'caddy', 'cloudfront']

const files = texts(hostFiles(input()).value)
const netlify = netlifyMatcher(files.get('_redirects') ?? '')
const nginx = nginxMatcher(files.get('redirects.nginx.conf') ?? '')
const { resolve } = redirector(planOf(pairs))

/** Where a reader ends up who follows a host's answers. */
function follow(matcher: Matcher, path: string): string | null {
  let last: string | null = null
  for (let at = path, steps = 0; steps < 5; steps++) {
    const next = matcher(at)
    if (next === null || !next.startsWith('/')) return next ?? last
    last = next
    at = next.replace(/#.*/, '')
  }
  return last
}

test('_redirects: plain rules first, locales anchored at first segments', () => {
  const lines = (files.get('_redirects') ?? '').trim().split('\n')
  assert.deepEqual(
    lines
      .filter((line) => !/^\S+\/ /.test(line) || line.startsWith('/ '))
      .filter((line) => !/^\/(en|de|fr|es-mx|pt-br)\b/.test(line) || line.startsWith('/en-us')),
    [
      '/ /docs 301',
      '/ja /docs 301',
      '/ja/docs /docs 301',
      '/ja/en-us /en-us 301',
      '/ja/old /old 301',
      '/old/gr%C3%BC%C3%9Fe /docs/voice?q=1 301',
      '/old/a.b(c)+$d /docs/messaging#x 301',
      '/docs/Calls /docs/voice?tab=1#top 301',
      '/docs/SMS /docs/voice 301',
      '/docs/iot https://partner.example/docs 301',
      '/docs/sms /docs/messaging 301',
      '/docs/errors /docs/api/errors 301',
      '/ja/docs/* /docs/:splat 301',
      '/ja/en-us/* /en-us/:splat 301',
      '/ja/old/* /old/:splat 301',
      '/docs/:area/deep/:p001 /docs/voice/:p001/:area 301',
      '/docs/:p000/deep/:p001/* /docs/voice/:p001/:p000/:splat 301',
      '/docs/:area/start /docs/voice/:area 301',
      '/docs/errors/* /docs/api/errors/:splat 301',
      '/docs/iot/* https://partner.example/:splat 301',
    ],
  )
})

test('the same answers in every form', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['/', '/docs'],
    ['/docs', null],
    ['/docs/', null],
    ['/ja', '/docs'],
    ['/ja/', '/docs'],
    ['/ja/docs', '/docs'],
    ['/pt-br/docs/voice', '/docs/voice'],
    ['/ja/en-us/legal/tos', '/en-us/legal/tos'],
    ['/ja/nowhere/x', null],
    ['/ja/docs/sms', '/docs/messaging'],
    ['/docs/errors', '/docs/api/errors'],
    ['/docs/errors/20003/x', '/docs/api/errors/20003/x'],
    ['/docs/iot', 'https://partner.example/docs'],
    ['/docs/iot/a/b', 'https://partner.example/a/b'],
    ['/docs/sms/', '/docs/messaging'],
    ['/docs/SMS', '/docs/voice'],
    ['/docs/Calls', '/docs/voice?tab=1#top'],
    ['/docs/any/start', '/docs/voice/any'],
    ['/docs/any/deep/x', '/docs/voice/x/any'],
    ['/docs/any/deep/x/y/z', '/docs/voice/x/any/y/z'],
    ['/old/gr%C3%BC%C3%9Fe', '/docs/voice?q=1'],
    ['/old/a.b(c)+$d', '/docs/messaging#x'],
    ['/old/axb(c)+$d', null],
  ]
  for (const [path, expected] of cases) {
    assert.equal(follow(netlify, path), expected, `_redirects ${path}`)
    assert.equal(follow(nginx, path), expected, `nginx ${path}`)
    assert.equal(resolve(path)?.target ?? null, expected, `resolve ${path}`)
  }
})

test('nginx keeps query and encoding', () => {
  assert.equal(nginx('/docs/sms?a=b%20c'), '/docs/messaging?a=b%20c')
  assert.equal(nginx('/docs/sms?'), '/docs/messaging')
  assert.equal(nginx('/docs/Calls?a=b'), '/docs/voice?tab=1&a=b#top')
  assert.equal(nginx('/ja/docs/gr%C3%BC?a=/ja//evil.example'), '/docs/gr%C3%BC?a=/ja//evil.example')
  assert.equal(nginx('/docs/errors/%0d%0aX:1'), '/docs/api/errors/%0d%0aX:1')
})

test('what is encoded may be in small letters: %c3 is %C3', () => {
  const plan = planOf([
    ['/old/gr%C3%BC%C3%9Fe', '/docs/voice'],
    ['/old/%C3%BC/{rest*}', '/docs/{rest*}'],
  ])
  const written = texts(hostFiles(input({ plan, config: config({ hosting: { for: withExpressions } }) })).value)
  const onNginx = nginxMatcher(written.get('redirects.nginx.conf') ?? '')
  assert.equal(onNginx('/old/gr%c3%bc%C3%9fe'), '/docs/voice')
  assert.equal(onNginx('/old/%c3%BC/a%c3'), '/docs/a%c3')
  assert.equal(onNginx('/old/GR%C3%BC%C3%9Fe'), null)
  const map = [...(written.get('site.caddy') ?? '').matchAll(/^\t~(\^\S+) "(\S*)"/gm)]
  const onCaddy = (path: string) => map.find(([, expression = '']) => new RegExp(expression).test(path))?.[2]
  assert.equal(onCaddy('/old/gr%c3%bc%C3%9fe'), '/docs/voice')
  assert.equal(onCaddy('/old/GR%C3%BC%C3%9Fe'), undefined)
  const context = createContext({})
  runInContext(written.get('cloudfront-request.js') ?? '', context)
  const onCloudfront = (uri: string) =>
    runInContext(`handler({ request: { uri: '${uri}', querystring: {} } }).headers?.location.value`, context)
  assert.equal(onCloudfront('/old/gr%c3%bc%C3%9fe/'), '/docs/voice')
  assert.equal(onCloudfront('/old/%c3%BC/a'), '/docs/a')
})

test('the locale rule leads to no other host', () => {
  for (const path of [
    '/ja//evil.example',
    '/ja/\\evil.example',
    '/ja/%5Cevil.example',
    '/ja/%2F/evil.example',
    '/ja///',
  ]) {
    assert.equal(netlify(path)?.replace(/^\/docs$/, '') || null, null, path)
    assert.equal(nginx(path)?.replace(/^\/docs$/, '') || null, null, path)
  }
})

const piece = fc.constantFrom(
  '/',
  '/',
  '\\',
  '%5C',
  '%2f',
  '.',
  '..',
  'ja',
  'de',
  'docs',
  'errors',
  'iot',
  'old',
  'sms',
)
const word = fc.constantFrom('ja', 'de', 'docs', 'errors', 'iot', 'old', 'sms', 'SMS', 'x', 'deep', 'start', 'voice')

test('property: no request becomes another host, in any form', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
      (path) => {
        for (const answer of [netlify(path), nginx(path), resolve(path)?.target ?? null]) {
          if (answer === null || answer.startsWith('https://partner.example')) continue
          assert.match(answer, /^\/[a-z]/)
          assert.equal(new URL(answer, 'https://docs.brightwire.example').host, 'docs.brightwire.example')
        }
      },
    ),
    { numRuns: 3000 },
  )
})

test('property: all forms lead to the same place', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 6 }).filter(([first, second]) => first !== 'ja' || second !== 'de'),
      (words) => {
        // One locale at most: hosts take away one prefix, and links with two are rewritten while the site is built.
        const path = `/${words.filter((one, index) => index === 0 || !['ja', 'de'].includes(one)).join('/')}`
        const expected = resolve(path)?.target ?? null
        assert.equal(follow(netlify, path), expected, `_redirects ${path}`)
        assert.equal(follow(nginx, path), expected, `nginx ${path}`)
      },
    ),
    { numRuns: 3000 },
  )
})

test('redirects.json is the same list', () => {
  const list = JSON.parse(files.get('redirects.json') ?? '') as readonly unknown[]
  const lines = (files.get('_redirects') ?? '').trim().split('\n')
  // Each rule stands there once more for the address with a slash; `/` has one already.
  assert.equal(lines.length, 2 * list.length - 1)
  assert.equal(new Set(lines.map((line) => line.replace(/ .*/, ''))).size, lines.length)
  assert.deepEqual(list[0], { old_path: '/', dest_url: '/docs', status: 301 })
  assert.deepEqual(list.at(-1), {
    old_path: '/docs/iot/{path*}',
    dest_url: 'https://partner.example/{path*}',
    status: 301,
  })
})

test('a rule that nginx could not read is left out of its file', () => {
  const long = `/docs/voice?x=${'y'.repeat(4000)}`
  const made = texts(hostFiles(input({ plan: planOf([['/docs/long', long]]) })).value)
  assert.doesNotMatch(made.get('redirects.nginx.conf') ?? '', /docs\/long/)
  assert.match(made.get('_redirects') ?? '', /docs\/long/)
})

test('limits of a host are warnings at the first redirect beyond them', () => {
  const many = Array.from({ length: 1990 }, (_, n) => [`/docs/many/${n}`, '/docs/voice'] as const)
  const patterns = Array.from({ length: 95 }, (_, n) => [`/docs/area-${n}/{x}`, '/docs/voice'] as const)
  const long = ['/docs/long', `/docs/voice?x=${'y'.repeat(1000)}`] as const
  const { diagnostics } = hostFiles(input({ plan: planOf([...many, ...patterns, long]) }))
  assert.deepEqual(
    diagnostics.map(({ code, severity, file, message }) => [code, severity, file, message]),
    [
      [
        'SP5040',
        'warning',
        'content/redirects.yaml',
        'Unexpected number of redirects: `_redirects` has 2010 plain rules, Cloudflare Pages takes 2000',
      ],
      [
        'SP5041',
        'warning',
        'content/redirects.yaml',
        'Unexpected number of redirect patterns: `_redirects` has 107 rules with placeholders, Cloudflare Pages takes 100',
      ],
      [
        'SP5042',
        'warning',
        'content/redirects.yaml',
        'Unexpected length of the redirect of `/docs/long`: its rule has 1029 characters, Cloudflare Pages takes 1000',
      ],
    ],
  )
  assert.ok(diagnostics.every(({ line }) => line !== null))
})

test('ten thousand redirects', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => [`/docs/many/${n}`, '/docs/voice'] as const)
  const made = texts(hostFiles(input({ plan: planOf(many) })).value)
  const conf = made.get('redirects.nginx.conf') ?? ''
  assert.match(conf, /map_hash_max_size 65536;\nmap_hash_bucket_size 128;/)
  assert.equal(nginxMatcher(conf)('/docs/many/9999?x'), '/docs/voice?x')
})
