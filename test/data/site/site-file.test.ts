import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSiteConfig, type SiteMode } from '../../../compiler/data/site/site-file.ts'
import { siteValue, siteValuePaths } from '../../../compiler/data/site/site-value.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { hostNames } from '../../../compiler/hosts/hosts.ts'
import { found } from '../../formats/yaml/found.ts'
import { sampleConfig, siteYaml } from './sample-site.ts'

function load(text: string, env: Environment = {}, mode: SiteMode = 'build') {
  return loadSiteConfig({ path: 'content/site.yaml', text }, env, mode, hostNames)
}

test('what the file leaves out has a default', () => {
  const config = sampleConfig()
  assert.equal(config.brand.cliName, 'Cormorant CLI')
  assert.deepEqual(config.locales, { default: 'en', all: ['en'] })
  assert.equal(config.links.terms, undefined)
  assert.deepEqual(config.services.feedback, { endpoint: '/api/docs/v1/feedback' })
  assert.deepEqual(config.services.search, { provider: 'static' })
  assert.equal(config.hosting.format, 'directory')
  assert.equal(config.repository, null)
  assert.equal(config.codeSamples.plugin, 'Cormorant Plugin')
  assert.ok(config.badgeHosts.includes('img.shields.io'))
  assert.equal(Object.getPrototypeOf(config.links.products), null)
})

test('a mark is a file of content/assets however its path begins, a repository an address, a check off in that word', () => {
  const of = (lines: string) => load(`url: https://a.example\nbrand:\n  key: a\n  name: A\n${lines}\n`)
  for (const logo of ['mark.svg', './mark.svg', '/assets/mark.svg', './assets/mark.svg', 'content/assets/mark.svg'])
    assert.equal(of(`  logo: ${logo}`).value?.brand.logo, '/assets/mark.svg', logo)
  assert.deepEqual(
    of('repository: acme/docs\nchecks: { SP4005: false }').diagnostics.map(({ message, hint }) => `${message} ${hint}`),
    [
      'Unexpected string `acme/docs`, expected an absolute URL such as `https://github.com/acme/docs` Write `https://github.com/acme/docs`.',
      'Unexpected boolean `false`, expected `off` or `warning` or `error` Write `off`.',
    ],
  )
})

test('a list of locales that is empty is told once', () => {
  const { diagnostics } = load(
    'url: https://a.example\nbrand: { key: a, name: A }\nlocales: { default: de, all: [] }\n',
  )
  assert.deepEqual(
    diagnostics.map(({ column, message }) => `${column} ${message}`),
    ['30 Unexpected list, expected at least 1 item'],
  )
})

test('a locale is one that engines write dates and numbers in', () => {
  const { diagnostics } = load(
    'url: https://a.example\nbrand: { key: a, name: A }\nlocales: { all: [de-ab-cd, de-1, de] }\n',
  )
  assert.deepEqual(
    diagnostics.map(({ column, message }) => `${column} ${message}`),
    [
      '18 Unexpected string `de-ab-cd`, expected a lower-case locale such as en-us',
      '28 Unexpected string `de-1`, expected a lower-case locale such as en-us',
    ],
  )
  // `de-1` looks like one that was meant, but is the one that is wrong.
  assert.deepEqual(
    diagnostics.map(({ hint }) => hint),
    [null, null],
  )
})

test('a repository is a URL or says more', () => {
  const whole = sampleConfig('repository: { url: https://code.example/docs/, branch: trunk, directory: /site/ }\n')
  assert.deepEqual(whole.repository, { url: 'https://code.example/docs', branch: 'trunk', directory: 'site' })
  const short = sampleConfig('repository: https://code.example/docs\n')
  assert.deepEqual(short.repository, { url: 'https://code.example/docs', branch: 'main', directory: '' })
})

test('the address of the site is one that can be read as a URL, which much is made of', () => {
  for (const address of ['http://[', 'https://%', 'https://docs.cormorant.example:99999']) {
    const text = siteYaml.replace('https://docs.cormorant.example', `"${address}"`)
    assert.deepEqual(
      found(load(text).diagnostics).map((one) => one.replace(/^\S+ /, '')),
      [`SP1223 Unexpected string \`${address}\`, expected a URL that browsers can read`],
    )
  }
})

test('every mistake is reported at its place', () => {
  const text = siteYaml
    .replace('docs.cormorant.example', 'docs.cormorant.example/a?b')
    .replace('key: wren', 'key: Wren Two')
    .replace('mailto:help@cormorant.example', '//evil.example')
    .replace('name: Estuary', 'nam: Estuary')
  const more =
    'locales: { default: nl, all: [en, fr] }\nservices:\n  captcha: { provider: recaptcha }\n  serch: { provider: static }\n'
  assert.deepEqual(found(load(text + more).diagnostics), [
    '1:6-1:40 SP1223 Unexpected string `https://docs.cormorant.example/a?b`, expected an absolute URL, its path of letters, digits and `._~-`',
    '3:18-3:26 SP1223 Unexpected string `Wren Two`, expected lower-case letters, digits and single dashes',
    '4:34-4:37 SP1221 Unexpected key `nam`',
    '9:12-9:26 SP1223 Unexpected string `//evil.example`, expected an absolute URL or a site path',
    '12:21-12:23 SP1223 Unexpected string `nl`, expected one of the locales of `all`',
    '14:3-14:10 SP1222 Missing key `siteKey`',
    '15:3-15:8 SP1221 Unexpected key `serch`',
  ])
  assert.equal(load(text).value, null)
})

test('the keys of brands and of the platform section tell them apart: the later one is refused', () => {
  const site = (sub: string, section: string) =>
    `url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nsubBrand: { key: ${sub}, name: Post }\nplatformSection: { key: ${section}, name: Hub }\n`
  assert.deepEqual(found(load(site('post', 'hub')).diagnostics), [])
  const ofBrands = "expected another key than the brand's and the sub-brand's"
  assert.deepEqual(found(load(site('post', 'post')).diagnostics), [
    `4:25-4:29 SP1223 Unexpected string \`post\`, ${ofBrands}`,
  ])
  assert.deepEqual(found(load(site('acme', 'acme')).diagnostics), [
    "3:18-3:22 SP1223 Unexpected string `acme`, expected another key than the brand's",
    `4:25-4:29 SP1223 Unexpected string \`acme\`, ${ofBrands}`,
  ])
  // A section that is not there has no key.
  assert.deepEqual(found(load('url: https://docs.acme.example\nbrand: { key: "", name: Acme }\n').diagnostics), [
    '2:15-2:17 SP1223 Unexpected empty string, expected lower-case letters, digits and single dashes',
  ])
})

test('the older form of where products lead names them as the newer one does', () => {
  const lead = (form: string) => load(`url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n${form}\n`)
  const expected = 'expected the name of a folder: lower-case letters, digits and `._-`'
  for (const form of ['links: { products: { Voice: /docs } }', 'products: { Voice: Voice }'])
    assert.deepEqual(
      lead(form).diagnostics.map(({ message }) => message),
      [`Unexpected key \`Voice\`, ${expected}`],
    )
})

test('an assistant has an address of the web, whose host is its own', () => {
  const good = ['https://ask.example/?q={url}', 'https://ask.example', 'http://ask.example:8080/{url}#{url}']
  const bad = [
    ...['javascript:alert(1)', 'data:text/html,{url}', '//ask.example/{url}', '/ask?{url}', 'mailto:a@ask.example'],
    ...['https://', 'https://{url}', 'https:///{url}', 'https://docs.example@ask.example/', 'https://ask.example/a b'],
  ]
  const config = (url: string) => load(`${siteYaml}assistants: [{ label: Ask, url: '${url}' }]\n`)
  for (const url of good) assert.deepEqual(config(url).value?.assistants, [{ label: 'Ask', url }])
  for (const url of bad) {
    const { value, diagnostics } = config(url)
    assert.deepEqual([value, ...diagnostics.map(({ code }) => code)], [null, 'SP1223'], url)
  }
})

test('a missing file is one error', () => {
  const { value, diagnostics } = loadSiteConfig(null, {}, 'check', hostNames)
  assert.equal(value, null)
  assert.deepEqual(
    diagnostics.map(({ code, file }) => `${code} ${file}`),
    ['SP1243 content/site.yaml'],
  )
})

const hosted = `${siteYaml}services:
  search: { provider: algolia, appId: '\${APP}', apiKey: '\${KEY}', indexName: docs }
`

test('values come from the environment, and an unset one is an error that names it', () => {
  const set = load(hosted, { APP: 'A1', KEY: 'secret' })
  assert.deepEqual(set.diagnostics, [])
  assert.deepEqual(set.value?.services.search, {
    provider: 'algolia',
    appId: 'A1',
    apiKey: 'secret',
    indexName: 'docs',
  })
  const unset = load(hosted, { APP: 'A1', KEY: '' })
  assert.equal(unset.value, null)
  assert.deepEqual(found(unset.diagnostics), [
    '13:57-13:65 SP1242 Unexpected unset environment variable `KEY`, expected a value',
  ])
  const names = load(hosted.replace('${APP}', '${__proto__}').replace('${KEY}', '${toString}'), {})
  assert.equal(names.diagnostics.length, 2)
})

test("the tool's own secrets are withheld from content", () => {
  for (const name of [
    'CODE_HOST_TOKEN',
    'CODE_HOST_CLIENT_SECRET',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'ALGOLIA_ADMIN_KEY',
    'SIGNALPOST_FEEDBACK_DB_TOKEN',
  ]) {
    const { value, diagnostics } = load(`${siteYaml}description: 'Key \${${name}}'\n`, { [name]: 'hunter2' })
    assert.equal(value, null)
    assert.match(found(diagnostics).join(), new RegExp(`SP1242 .*\`${name}\``))
    assert.doesNotMatch(JSON.stringify(diagnostics), /hunter2/)
  }
})

test('where nothing is published, an unset value is a warning and something stands in for it', () => {
  for (const mode of ['check', 'preview'] as const) {
    const { value, diagnostics } = load(
      hosted.replace('https://docs.cormorant.example', "'${SITE}'"),
      { KEY: 'k' },
      mode,
    )
    assert.deepEqual(
      diagnostics.map(({ code, severity, line }) => `${code} ${severity} ${line}`),
      ['SP1242 warning 1', 'SP1242 warning 13'],
    )
    assert.equal(value?.url, 'https://unset.invalid')
  }
})

test('a value of the environment is never shown in a message', () => {
  const { diagnostics } = load(siteYaml.replace('https://docs.cormorant.example', "'${SITE}'"), { SITE: 'top-secret' })
  assert.deepEqual(found(diagnostics), [
    '1:6-1:15 SP1223 Unexpected value of `${SITE}`, expected an absolute URL, its path of letters, digits and `._~-`',
  ])
})

test('pages may name what site.yaml says of the brand, and nothing of the services', () => {
  const config = sampleConfig('services:\n  analytics: { provider: segment, writeKey: k }\n')
  assert.equal(siteValue(config, ['brand', 'name']), 'Cormorant')
  assert.equal(siteValue(config, ['links', 'products', 'engage']), 'https://engage.cormorant.example')
  assert.equal(siteValue(config, ['links', 'products', 'constructor']), undefined)
  assert.equal(siteValue(config, ['brand', 'constructor', 'name']), undefined)
  assert.equal(siteValue(config, ['brand', 'name', 'length']), undefined)
  assert.equal(siteValue(config, ['services', 'analytics', 'writeKey']), undefined)
  assert.equal(siteValue(config, ['__proto__']), undefined)
  assert.equal(siteValue(config, []), undefined)
  const paths = siteValuePaths(config)
  assert.ok(
    paths.includes('site.brand.name') && paths.includes('site.url') && paths.includes('site.links.questions.brand'),
  )
  assert.ok(!paths.some((path) => path.startsWith('site.services') || path.includes('writeKey')))
})

test('a setting that stands at the top is told where it belongs, and one of another generator what says the same', () => {
  const { diagnostics } = load(
    'url: https://a.example\nbrand: { key: a, name: A }\nlogo: a.svg\nanalytics: {}\nformat: file\ntitle: A\nbase: /x\nbanner: {}\n',
  )
  assert.deepEqual(
    diagnostics.map(({ line, hint }) => `${line} ${hint?.replace(/^Known keys.*/, 'Known keys')}`),
    [
      '3 It stands in `brand`: `brand: { logo: … }`.',
      '4 It stands in `services`: `services: { analytics: … }`.',
      '5 It stands in `hosting`: `hosting: { format: … }`.',
      '6 Remove it: `brand` says it.',
      '7 Remove it: the path of `url` stands before every address.',
      '8 Known keys',
    ],
  )
})

test('typographic quotes around a value are told, in braces too', () => {
  const { diagnostics } = load(
    "url: https://a.example\nbrand: { key: a, name: A }\nsearch: { placeholder: “Find” }\ndescription: '“A”'\n",
  )
  assert.deepEqual(
    diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
    ['SP1250 3:24'],
  )
})

test('the address has the form that sitemaps and browsers compare, whatever its host is written in', () => {
  const url = (written: string) => load(`url: ${written}\nbrand: { key: a, name: A }\n`).value?.url
  assert.equal(url('https://bücher.example/docs/'), 'https://xn--bcher-kva.example/docs')
  assert.equal(url('https://Docs.Example/A'), 'https://docs.example/A')
  assert.equal(url('http://localhost:3000'), 'http://localhost:3000')
})

test('no hint leads to a second key, or to an address that the site cannot have', () => {
  const hints = (text: string) => load(text).diagnostics.map(({ hint }) => hint)
  const brand = 'brand: { key: a, name: A }\n'
  assert.deepEqual(hints(`url: https://a.example\n${brand}name: B\nsite_url: https://b.example\nurll: x\n`), [
    'Remove it: `brand.name` says it.',
    'Remove it: `url` says it.',
    '`url` is there already: remove one of the two.',
  ])
  const urls = ['/my docs/ä', '/a%20b', '/docs?a#b', '/my docs?a', '/a//b', '/..']
  assert.deepEqual(
    urls.map((path) => hints(`url: "https://a.example${path}"\n${brand}`)),
    [
      ['Publish it below another path, such as `/my-docs/a`.'],
      ['Publish it below another path, such as `/a-b`.'],
      ['Remove `?a#b`.'],
      ['Publish it below another path, such as `/my-docs`.'],
      [null],
      [null],
    ],
  )
})

test('what stands in another form than this file has is shown in that', () => {
  const hints = (text: string) =>
    load(`url: https://a.example\nbrand: { key: a, name: A }\n${text}`).diagnostics.map(({ hint }) => hint)
  assert.deepEqual(hints('products: { Field_Notes: Notes, Loft: A, loft: B }\n'), ['Write `field-notes`.', null])
  assert.deepEqual(hints('strings: { pt_BR: { Search: Buscar }, Plattdüütsch: { Search: Söken } }\n'), [
    'Write `pt-br`.',
    null,
  ])
  assert.deepEqual(hints('branch: main\n'), ['It stands in `repository`: `repository: { branch: … }`.'])
  assert.deepEqual(hints('checks: [SP4005]\n'), [null])
})
