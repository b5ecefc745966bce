import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { wholeConfig } from '../../client/services/config.ts'
import type { ClientConfig as Config, WrittenConfig } from '../../client/wire/client-config.ts'
import { texts } from '../../templates/elements/texts/texts.ts'
import { clientSettings } from '../../templates/page/client-settings.ts'
import { resolvedSite } from '../resolved-site.ts'

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

function render(services: object): { readonly script: string; readonly config: Config } {
  const config = resolvedSite({ ...base, services })
  const asset = (source: string) => `/_assets/${source.replaceAll('/', '-')}`
  const script = clientSettings({ config, asset }, texts('en', {}))
  const context: { signalpost?: WrittenConfig } = {}
  runInNewContext(script, context)
  assert.ok(context.signalpost)
  // Objects of another realm are equal to none of ours.
  return { script, config: wholeConfig(structuredClone(context.signalpost)) }
}

test('the defaults cross to the browser', () => {
  const { script, config } = render({})
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
  assert.doesNotMatch(script, /none|enablement/)
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

test('each value comes back as it was written, and nothing in it runs', () => {
  const writeKey = `</script><script>alert(1)</script><!-- ]]> \u2028 & " '`
  const { config } = render({
    analytics: { provider: 'segment', writeKey },
    captcha: { provider: 'turnstile', siteKey: '<!--<script>' },
    identity: { provider: 'cookie', name: 'user_id' },
    feedback: { endpoint: 'https://feedback.osprey.example/v1' },
  })
  assert.deepEqual(config.analytics, { provider: 'segment', writeKey })
  assert.deepEqual(config.captcha, { provider: 'turnstile', siteKey: '<!--<script>' })
  assert.deepEqual(config.identity, { provider: 'cookie', name: 'user_id' })
  assert.deepEqual(config.feedback, { endpoint: 'https://feedback.osprey.example/v1' })
})

test('what a page says when a script of it does not come is in its settings, in its language', () => {
  const settings = (lang: string) => clientSettings({ config: resolvedSite(base), asset: String }, texts(lang, {}))
  assert.match(settings('de'), /"This could not be loaded\. Try again\.":"Dies konnte nicht geladen werden\./)
  assert.doesNotMatch(settings('en'), /This could not be loaded/)
})
