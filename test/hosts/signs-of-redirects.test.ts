import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getTransformedRoutes } from '@vercel/routing-utils'
import redirector from 'netlify-redirector'
import { config, hostFiles, input, page, planOf, texts } from './site.ts'

/** Where Vercel's own translation of `vercel.json` leads. */
function onVercel(redirects: readonly (readonly [string, string])[], base = '') {
  const site = { url: `https://docs.brightwire.example${base}`, hosting: { for: ['vercel'] } }
  const { value } = hostFiles(input({ plan: planOf(redirects), config: config(site) }))
  const { routes } = getTransformedRoutes(JSON.parse(texts(value).get('vercel.json') ?? ''))
  return (path: string, accept = ''): string => {
    for (const route of routes ?? []) {
      if ('handle' in route || route.src === undefined || route.status === undefined) continue
      if (route.has?.every(({ value }) => new RegExp(`^${value}$`).test(accept)) === false) continue
      const found = new RegExp(route.src).exec(path)
      if (found !== null) return (route.headers?.Location ?? '').replace(/\$(\d+)/g, (_, at) => found[Number(at)] ?? '')
    }
    return ''
  }
}

test('Vercel is told a target as browsers are to see it', () => {
  const targets = ['/docs/v1.2', '/docs/a+b(c)', '/docs/c$d', '/docs/x!=y', 'https://partner.example/v1.2']
  const leads = onVercel([
    ...targets.map((to, at): readonly [string, string] => [`/docs/plain-${at}`, to]),
    ...targets.map((to, at): readonly [string, string] => [`/docs/under-${at}/{name}`, `${to}/{name}`]),
    ...targets.map((to, at): readonly [string, string] => [`/docs/below-${at}/{rest*}`, `${to}/{rest*}?a=b.c#d.e`]),
    ['/docs/dollar', '/docs/voice?price=$1'],
  ])
  const read = (to: string) => to.replaceAll('%24', '$')
  for (const [at, to] of targets.entries()) {
    assert.equal(read(leads(`/docs/plain-${at}`)), to)
    assert.equal(read(leads(`/docs/under-${at}/calls`)), `${to}/calls`)
    assert.equal(read(leads(`/docs/below-${at}/a/b`)), `${to}/a/b?a=b.c#d.e`)
  }
  assert.equal(leads('/docs/dollar'), '/docs/voice?price=%241')
})

test('what Vercel takes for a name of its own is left out, and said', () => {
  const plan = planOf([['/docs/{n}/start', '/docs/{n}?price=$1']])
  const { value, diagnostics } = hostFiles(input({ plan, config: config({ hosting: { for: ['vercel'] } }) }))
  assert.deepEqual(
    diagnostics.map(({ code, message }) => [code, /dollar sign/.test(message)]),
    [['SP5047', true]],
  )
  assert.doesNotMatch(texts(value).get('vercel.json') ?? '', /price/)
})

test('Vercel takes the end off an address before it looks for redirects', () => {
  const redirects: readonly (readonly [string, string])[] = [
    ['/docs/gone/index.html', '/docs/voice'],
    ['/docs/left/index', '/docs/messaging'],
    ['/docs/old.html', '/docs/voice'],
    ['/docs/voice.html', '/docs/messaging'],
    ['/docs/{area}/index.html', '/docs/api/errors'],
  ]
  for (const base of ['', '/manual']) {
    const leads = onVercel(redirects, base)
    assert.equal(leads(`${base}/docs/gone`), `${base}/docs/voice`)
    assert.equal(leads(`${base}/docs/left`), `${base}/docs/messaging`)
    assert.equal(leads(`${base}/docs/old`), `${base}/docs/voice`)
    assert.equal(leads(`${base}/docs/voice`), '', 'a page that is there')
    assert.equal(leads(`${base}/docs/any`), '', 'a pattern does not grow')
  }
})

test('a page at the root is led from, too', () => {
  const { value } = hostFiles(input({ pages: [page('/')], config: config({ hosting: { for: ['vercel'] } }) }))
  assert.match(
    texts(value).get('vercel.json') ?? '',
    /"source": "\/",[^}]*text\/markdown[^}]*\}\s*\],\s*"destination": "\/index\.md"/,
  )
})

test('Vercel leads who asks for Markdown to it, below a base, too, and after redirects', () => {
  for (const base of ['', '/manual']) {
    const leads = onVercel([['/docs/sms', '/docs/voice']], base)
    const asks = (path: string) => leads(`${base}${path}`, 'text/html, text/markdown, */*')
    assert.equal(asks('/docs/voice/'), `${base}/docs/voice.md`)
    assert.equal(asks('/docs/sms'), `${base}/docs/voice`)
    assert.equal(asks('/assets/a.svg'), '')
  }
})

/** Netlify's own matcher. */
async function onNetlify(text: string): Promise<(path: string) => string | null> {
  const rules = await redirector.parsePlain(text, {})
  const none = () => ''
  const request = { scheme: 'https', host: 'docs.brightwire.example', query: '', headers: {}, cookieValues: {} }
  return (path) => rules.match({ ...request, path, getHeader: none, getCookie: none })?.to ?? null
}

test('a colon in a source begins no name on Netlify, and is told where it would on Cloudflare', async () => {
  const plan = planOf([
    ['/docs/calls:list', '/docs/voice'],
    ['/docs/at/10:30', '/docs/voice'],
    ['/docs/calls:all/{rest*}', '/docs/{rest*}'],
  ])
  const made = async (named: readonly string[]) => {
    const hosting = { for: named, format: 'file' }
    const { value, diagnostics } = hostFiles(input({ plan, config: config({ hosting }) }))
    const text = texts(value).get('_redirects') ?? ''
    return { leads: await onNetlify(text), codes: diagnostics.map(({ code }) => code), text }
  }
  const netlify = await made(['netlify'])
  assert.deepEqual(netlify.codes, [])
  assert.equal(netlify.leads('/docs/calls:list'), '/docs/voice')
  assert.equal(netlify.leads('/docs/calls:all/a/b'), '/docs/a/b')
  assert.equal(netlify.leads('/docs/callsX'), null)
  const cloudflare = await made(['cloudflare'])
  assert.deepEqual(cloudflare.codes, ['SP5048', 'SP5048'])
  assert.doesNotMatch(cloudflare.text, /:(?:list|all)/)
  assert.match(cloudflare.text, /^\/docs\/at\/10:30 /m)
})

test('GitHub Pages leads nobody on from a pattern: each is said, once', () => {
  const plan = planOf([
    ['/docs/sms', '/docs/messaging'],
    ['/docs/old/{rest*}', '/docs/{rest*}'],
    ['/docs/{area}/start', '/docs/voice/{area}'],
  ])
  const hosting = { for: ['github'], format: 'file' }
  const { diagnostics } = hostFiles(input({ plan, config: config({ hosting }) }))
  assert.deepEqual(
    diagnostics.map(({ code, message }) => [code, /`([^`]+)`/.exec(message)?.[1]]),
    [
      ['SP5049', '/docs/{area}/start'],
      ['SP5049', '/docs/old/{rest*}'],
    ],
  )
})
