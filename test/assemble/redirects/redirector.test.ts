import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planRedirects } from '../../../compiler/assemble/redirects/plan.ts'
import { redirector } from '../../../compiler/assemble/redirects/redirector.ts'
import { fc } from '../../properties.ts'
import { planOf, records, site, usual } from './site.ts'

const { rewrite, resolve } = redirector(
  planOf(
    ...usual,
    ['/docs/long/{a*}', '/docs/voice'],
    ['/docs/long/deep/{a*}', '/docs/messaging'],
    ['/docs/long/deep/exact', '/docs/libraries/go'],
    ['/docs/{area}/sdk/{name}', '/docs/libraries/{name}?from=old'],
    ['/docs/tab', '/docs/voice?tab=2#top'],
    ['/docs/grüße', '/docs/voice'],
    ['/docs/caf%c3%a9', '/docs/voice'],
    ['/docs/größe/{a*}', '/docs/{a*}'],
  ),
)

test('rewriting: locale first, then the longest source', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['/', '/docs'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs/voice/', '/docs/voice'],
    ['/docs/voice/?a=b#c', '/docs/voice?a=b#c'],
    ['/ja', '/docs'],
    ['/ja/', '/docs'],
    ['/ja/docs/voice', '/docs/voice'],
    ['/ja/docs/voice/?a=b#c', '/docs/voice?a=b#c'],
    ['/ja/de/docs/voice', '/docs/voice'],
    ['/en/docs/sms', '/docs/messaging'],
    ['/en-us/legal/tos', '/en-us/legal/tos'],
    ['/ja/en-us/legal/tos', '/en-us/legal/tos'],
    ['/docs/errors', '/docs/api/errors'],
    ['/docs/errors/', '/docs/api/errors'],
    ['/docs/errors/20003#causes', '/docs/api/errors/20003#causes'],
    ['/pt-br/docs/errors/20003/', '/docs/api/errors/20003'],
    ['/docs/errors/a/b', '/docs/api/errors/a/b'],
    ['/docs/errorsx', '/docs/errorsx'],
    ['/docs/iot?x=1', 'https://partner.example/docs?x=1'],
    ['/docs/iot/wireless/a/b', 'https://partner.example/wireless/a/b'],
    ['/docs/iot/wireless', 'https://partner.example/wireless'],
    ['/docs/iot/unknown', '/docs/iot/unknown'],
    ['/docs/long', '/docs/voice'],
    ['/docs/long/x/y', '/docs/voice'],
    ['/docs/long/deep/x', '/docs/messaging'],
    ['/docs/long/deep/exact', '/docs/libraries/go'],
    ['/docs/any/sdk/go?a=1', '/docs/libraries/go?from=old&a=1'],
    ['/docs/tab?x=1', '/docs/voice?tab=2&x=1#top'],
    ['/docs/tab?#own', '/docs/voice?tab=2#top'],
    ['/docs/grüße#top', '/docs/voice#top'],
    ['/docs/gr%C3%BC%C3%9Fe', '/docs/voice'],
    ['/docs/gr%c3%bc%c3%9fe', '/docs/voice'],
    ['/docs/caf%C3%A9', '/docs/voice'],
    ['/ja/docs/größe/é/x', '/docs/é/x'],
    ['/docs/\ud800', '/docs/\ud800'],
    ['/ja/unknown', '/ja/unknown'],
    ['https://other.example//x', 'https://other.example//x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#part', '#part'],
    ['../voice', '../voice'],
    ['', ''],
  ]
  for (const [url, expected] of cases) assert.equal(rewrite(url), expected, url)
})

test('no path of this site becomes another host', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['/ja//evil.example', '/ja//evil.example'],
    ['/ja/\\evil.example', '/ja/\\evil.example'],
    ['/ja/%5Cevil.example', '/ja/%5Cevil.example'],
    ['/ja/%5cevil.example', '/ja/%5cevil.example'],
    ['/ja/%2F/evil.example', '/ja/%2F/evil.example'],
    ['/ja/%2Fevil.example', '/ja/%2Fevil.example'],
    ['/ja/\t/evil.example', '/ja//evil.example'],
    ['/ja/docs//evil.example', '/ja/docs//evil.example'],
    ['/ja/docs/..//evil.example', '/ja/docs/..//evil.example'],
    ['/ja/docs/%2e%2e/x', '/ja/docs/%2e%2e/x'],
    ['/ja/ja//evil.example', '/ja/ja//evil.example'],
    ['/docs/errors//evil.example', '/docs/errors//evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['\\evil.example', '/evil.example'],
    [' \t//evil.example', '/evil.example'],
    ['/\n/evil.example', '/evil.example'],
  ]
  for (const [url, expected] of cases) {
    assert.equal(rewrite(url), expected, JSON.stringify(url))
    assert.equal(resolve(url), null, JSON.stringify(url))
  }
})

test('a request is answered with its target and its query, one that no rule names with nothing', () => {
  assert.deepEqual(resolve('/ja/docs/errors/20003?a=b'), { target: '/docs/api/errors/20003?a=b', status: 301 })
  assert.deepEqual(resolve('/'), { target: '/docs', status: 301 })
  assert.deepEqual(resolve('/docs/iot'), { target: 'https://partner.example/docs', status: 301 })
  assert.deepEqual(resolve('/docs/errors/é'), { target: '/docs/api/errors/%C3%A9', status: 301 })
  for (const path of ['/docs/voice', '/docs/voice/', '/ja/unknown', 'docs/sms', '/docs/sms\r\nX: y', '/docs/sms?\0']) {
    assert.equal(resolve(path), null, path)
  }
})

const base = 'https://docs.brightwire.example'
const piece = fc.constantFrom(
  '/',
  '\\',
  '%5C',
  '%2f',
  '%2e',
  '.',
  '..',
  'ja',
  'de',
  'docs',
  'errors',
  'iot',
  'wireless',
  'sdk',
  'evil.example',
  '\t',
  '\n',
  ' ',
  '\0',
  '?',
  '#',
  ':',
  '@',
  'é',
)
const path = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`)

test('property: a rewritten path stays on this site, or leads where a redirect says', () => {
  fc.assert(
    fc.property(path, (url) => {
      const result = rewrite(url)
      assert.doesNotMatch(result.replace(/[\t\n\r]/g, ''), /^\s*[/\\]{2}/)
      const { origin, host } = new URL(result, base)
      assert.ok(origin === base || host === 'partner.example', result)
      const answer = resolve(url)
      if (answer === null) return
      assert.doesNotMatch(answer.target, /^[/\\]{2}/)
      assert.doesNotMatch(answer.target, /[^\x21-\x7e]/)
      const to = new URL(answer.target, base)
      assert.ok(to.origin === base || to.host === 'partner.example', answer.target)
      // What leaves the site does so by the author's own host, never by one from the request.
      assert.ok(answer.target.startsWith('/') || answer.target.startsWith('https://partner.example/'), answer.target)
    }),
    { numRuns: 5000 },
  )
})

test('the first page of a site, and that of another one, are led to by their own addresses', () => {
  const { value } = planRedirects(records(['/docs/old', '/'], ['/docs/out', 'https://partner.example']), {
    ...site,
    routes: [{ route: '/', file: 'content/pages/index.md' }],
    home: '/',
  })
  const led = redirector(value)
  assert.equal(led.resolve('/docs/old')?.target, '/')
  assert.equal(led.resolve('/docs/out')?.target, 'https://partner.example')
})

test('what leads into a loop is led to its place, which may be a page that the loop hides, and no host is told of it', () => {
  const { value } = planRedirects(
    records(
      ['/docs/old', '/docs/voice'],
      ['/docs/voice/{a*}', '/docs/voice'],
      ['/docs/more/{a*}', '/docs/more/x/{a*}'],
    ),
    site,
  )
  const led = redirector(value)
  assert.equal(led.rewrite('/docs/old?a=b#c'), '/docs/voice?a=b#c')
  assert.equal(led.rewrite('/docs/more'), '/docs/more')
  for (const path of ['/docs/old', '/docs/voice', '/docs/more']) assert.equal(led.resolve(path), null)
})

test('property: rewriting twice is rewriting once', () => {
  fc.assert(
    fc.property(path, (url) => {
      const once = rewrite(url)
      if (once.startsWith('/')) assert.equal(rewrite(once), once)
    }),
    { numRuns: 2000 },
  )
})

test('property: whatever the records, reading and using them ends and stays safe', () => {
  const word = fc.constantFrom('docs', 'a', 'b', '{x}', '{y}', '{x*}', '{y*}', 'ja', '', '..', '%5C', ':a')
  const text = fc
    .tuple(fc.constantFrom('/', '', 'https://partner.example/', '//'), fc.array(word, { maxLength: 4 }))
    .map(([start, words]) => start + words.join('/'))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), path, (pairs, url) => {
      const { value, diagnostics } = planRedirects(records(...pairs), site)
      const used = redirector(value)
      const result = used.rewrite(url)
      assert.doesNotMatch(result.replace(/[\t\n\r]/g, ''), /^\s*[/\\]{2}/)
      const { origin, host } = new URL(result, base)
      assert.ok(origin === base || host === 'partner.example', result)
      for (const { line, related } of diagnostics) assert.ok(line !== null || related.length > 0)
    }),
    { numRuns: 2000 },
  )
})

test('the order of the records makes no difference to the plan', () => {
  const pairs = [...usual, ['/docs/z', '/docs/voice'], ['/docs/long/{a*}', '/docs/voice']] as const
  fc.assert(
    fc.property(fc.shuffledSubarray([...pairs], { minLength: pairs.length }), (shuffled) => {
      const strip = (plan: ReturnType<typeof planOf>) => plan.redirects.map(({ from, to }) => [from, to])
      assert.deepEqual(strip(planOf(...shuffled)), strip(planOf(...pairs)))
    }),
    { numRuns: 50 },
  )
})
