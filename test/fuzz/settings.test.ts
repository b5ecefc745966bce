import { test } from 'node:test'
import { z } from 'zod'
import { navigationSchema } from '../../compiler/data/navigation.ts'
import { siteConfigSchema } from '../../compiler/data/site/site-config.ts'
import { hostNames } from '../../compiler/hosts/hosts.ts'
import { judgeOneByOne, judgeTogether, sample } from './judge-faults.ts'
import { faultsIn, type Schema, tried, type Value } from './odd-values.ts'
import { oddTexts, yamlText } from './yaml-text.ts'

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

const site: Value = {
  url: 'https://docs.acme.example',
  description: 'A site',
  brand: { key: 'acme', name: 'Acme', cliName: 'Acme CLI', accentHue: 10 },
  subBrand: { key: 'post', name: 'Post', accentHue: 20 },
  platformSection: { key: 'graph', name: 'Graph' },
  locales: { default: 'en', all: ['en', 'de'] },
  links: {
    logIn: 'https://acme.example/in',
    signUp: '/docs',
    helpCenter: '/docs',
    support: 'mailto:a@acme.example',
    questions: { brand: '/docs', subBrand: '/docs' },
    terms: '/docs',
    privacy: '/docs',
    products: { voice: '/docs' },
  },
  services: {
    feedback: { endpoint: '/api' },
    search: { provider: 'algolia', appId: 'A', apiKey: 'b', indexName: 'c' },
    enablementSearch: { provider: 'static' },
    voices: { provider: 'static' },
    captcha: { provider: 'turnstile', siteKey: 'x' },
    analytics: { provider: 'segment', writeKey: 'x' },
    consent: { provider: 'onetrust' },
    identity: { provider: 'cookie', name: 'who' },
  },
  topBar: {
    products: [{ label: 'A', path: '/docs' }],
    secondary: [{ label: 'B', path: '/docs' }],
    actions: [{ label: 'C', url: 'https://acme.example', style: 'primary' }],
  },
  footer: {
    columns: [{ title: 'D', links: [{ label: 'E', url: '/docs' }] }],
    legal: [{ label: 'F', path: '/docs' }],
  },
  products: { voice: { label: 'Voice', icon: 'handset', path: '/docs' } },
  assistants: [{ label: 'G', url: 'https://assistant.example/?q={url}' }],
  search: { placeholder: 'Find', synonyms: [['a', 'b']] },
  repository: { url: 'https://code.example/docs', branch: 'main', directory: 'docs' },
  hosting: { format: 'file', for: ['netlify'] },
  codeHost: { clientId: 'x', url: 'https://code.example', apiUrl: 'https://api.code.example' },
  checks: { SP4005: 'error' },
  openapi: { calls: { lenient: true } },
  badgeHosts: ['img.example'],
  codeSamples: { products: { flex: 'Flex' }, tags: { new: 'New' }, plugin: 'Plug-in' },
}

test('no fault of site.yaml ends a check, a preview or a build, or takes away what is wrong elsewhere', async (t) => {
  const faults = [...faultsIn(site, schemaOf(siteConfigSchema(hostNames)))].map(({ value }) => yamlText(value))
  t.diagnostic(await judgeOneByOne('site.yaml', [yamlText(site), ...faults, ...oddTexts], {}))
})

test('no fault of a sidebar ends a check, a preview or a build', async (t) => {
  const page: Value = { page: { title: 'Right', path: '/docs/right' } }
  const link: Value = { link: { title: 'Out', link: 'https://acme.example', external: true } }
  const whole: Value = {
    title: 'Sidebar',
    path: '/docs',
    entries: [
      page,
      link,
      { subsection: { subheading: 'Part', betaFeature: 'Radar', entries: [page] } },
      { childSubsection: { subheading: 'Folder', icon: 'phone', path: '/docs', entries: [link] } },
    ],
  }
  const texts = [...faultsIn(whole, schemaOf(navigationSchema))].map(({ value }) => yamlText(value))
  const faults = sample([...texts, ...oddTexts], 200).map((text, at) => ({
    what: text,
    files: {
      [`navigation/n${at}.yaml`]: text,
      [`pages/docs/f/${at}.md`]: `---\ntitle: Page\nsidebar: n${at}\n---\n\nText.\n`,
    },
  }))
  t.diagnostic(await judgeTogether(faults, {}))
})

test('no fault of a redirect ends a check, a preview or a build', async (t) => {
  const paths = [
    ...[
      '/docs/{a}',
      '/docs/{a*}',
      '/docs/{a*}/b',
      '/{a}',
      '{a}',
      '/docs/{',
      '/docs/}',
      '/docs/{}',
      '/docs/{a}{b}',
      '/de/docs',
    ],
    ...[
      '/',
      '//',
      '/docs',
      '/docs/right',
      '/docs/a?b',
      '/docs/a#b',
      '/docs/ä',
      '/docs/a b',
      '/../x',
      '/docs/{a}/{a}',
      '/{a*}',
    ],
  ]
  const odd = [...paths, ...tried]
  const pairs = paths.flatMap((from) => odd.map((to) => ({ old_path: from, dest_url: to })))
  const more = odd.map((from) => ({ old_path: from, dest_url: '/docs' }))
  const shapes = [...faultsIn([{ old_path: '/docs/a', dest_url: '/docs' }], {})].map(({ value }) => yamlText(value))
  const texts = [yamlText([...pairs, ...more]), ...pairs.map((pair) => yamlText([pair])), ...shapes, ...oddTexts]
  t.diagnostic(await judgeOneByOne('redirects.yaml', texts, {}))
})
