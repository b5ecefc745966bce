import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToString } from 'react-dom/server'
import { wholeConfig } from '../../client/services/config.ts'
import type { ClientConfig as Config } from '../../client/wire/client-config.ts'
import { ClientConfig } from '../../templates/page/ClientConfig.tsx'
import { resolvedSite } from '../resolved-site.ts'
import { sampleView } from '../templates/sample-view.tsx'

const base = {
  url: 'https://docs.osprey.example',
  brand: { key: 'osprey', name: 'Osprey' },
  subBrand: { key: 'wren', name: 'Wren' },
  platformSection: { key: 'delta', name: 'Delta' },
  links: {
    logIn: '/in',
    signUp: '/up',
    helpCenter: '/help',
    support: '/support',
    questions: { brand: '/q', subBrand: '/q' },
  },
}

function render(services: object): { readonly html: string; readonly config: Config } {
  const config = resolvedSite({ ...base, services })
  const view = sampleView({ config, asset: (source) => `/_assets/${source.replaceAll('/', '-')}` })
  const html = renderToString(<ClientConfig view={view} />)
  const [, json = ''] = /^<script type="application\/json" id="signalpost-config">(.*?)<\/script>/s.exec(html) ?? []
  return { html, config: wholeConfig(json) }
}

test('the defaults cross to the browser', () => {
  const { html, config } = render({})
  // Other widgets have settings there too.
  const { feedback, captcha, analytics, identity, links, styles } = config
  const given = { feedback, captcha, analytics, identity, links, styles: styles.feedback }
  assert.deepEqual(given, {
    feedback: { endpoint: '/api/docs/v1/feedback' },
    captcha: { provider: 'none' },
    analytics: { provider: 'none' },
    identity: { provider: 'none' },
    links: { terms: null, privacy: null },
    styles: '/_assets/client-widgets-feedback-feedback.css',
  })
  assert.doesNotMatch(html, /none|enablement/)
  assert.equal(html.match(/<script/g)?.length, 1)
})

test('each place has its own search, or both have the one', () => {
  const hosted = { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' }
  const search = (services: object) => {
    const { site, enablement } = render(services).config.search
    return [site.provider, enablement.provider]
  }
  assert.deepEqual(search({}), ['static', 'static'])
  assert.deepEqual(search({ search: hosted }), ['algolia', 'static'])
  assert.deepEqual(search({ search: hosted, enablementSearch: hosted }), ['algolia', 'algolia'])
})

test('no value ends the block, and each comes back as it was written', () => {
  const writeKey = `</script><script>alert(1)</script><!-- ]]> \u2028 & " '`
  const { html, config } = render({
    analytics: { provider: 'segment', writeKey },
    captcha: { provider: 'turnstile', siteKey: '<!--<script>' },
    identity: { provider: 'cookie', name: 'user_id' },
    feedback: { endpoint: 'https://feedback.osprey.example/v1' },
  })
  assert.deepEqual(config.analytics, { provider: 'segment', writeKey })
  assert.deepEqual(config.captcha, { provider: 'turnstile', siteKey: '<!--<script>' })
  assert.deepEqual(config.identity, { provider: 'cookie', name: 'user_id' })
  assert.deepEqual(config.feedback, { endpoint: 'https://feedback.osprey.example/v1' })
  assert.equal(html.match(/<[!/a-z]/gi)?.length, 4)
  assert.ok(
    html.endsWith('<script type="module" src="/_assets/client-widgets-analytics-analytics.client.ts"></script>'),
  )
})
