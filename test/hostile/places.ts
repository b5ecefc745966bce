/** The files of a site by their paths, with an address in one place of it. */
export type Place = (address: string) => Readonly<Record<string, unknown>>

const site = {
  url: 'https://docs.acme.example',
  brand: { key: 'acme', name: 'Acme' },
  subBrand: { key: 'postbox', name: 'Postbox' },
  locales: { default: 'en-us', all: ['en-us', 'ja'] },
}
const base = {
  'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\n## Start\n\nText.\n',
  'content/pages/docs/voice/index.md': '---\ntitle: Voice\n---\n\nText.\n',
  'content/pages/docs/postbox/index.md': '---\ntitle: Postbox\n---\n\nText.\n',
}
const withSettings =
  (more: (address: string) => Readonly<Record<string, unknown>>): Place =>
  (address) => ({ ...base, 'content/site.yaml': { ...site, ...more(address) } })
const withFiles =
  (files: Place): Place =>
  (address) => ({ ...base, 'content/site.yaml': site, ...files(address) })
const page = (frontMatter: Readonly<Record<string, unknown>>, body = 'Text.') =>
  `---\n${JSON.stringify({ title: 'Page', ...frontMatter })}\n---\n\n${body}\n`
const entry = (one: unknown) =>
  withFiles((address) => ({
    'content/navigation/voice.yaml': JSON.parse(
      JSON.stringify({ title: 'Voice', path: '/docs/voice', entries: [one] }, (_, value) =>
        value === '@' ? address : value,
      ),
    ),
  }))

const links = ['logIn', 'signUp', 'helpCenter', 'support', 'terms', 'privacy']

/** Addresses that are never shown as they are written: an asset, a branch of a service, a name that becomes a path. */
export const notShown: ReadonlySet<string> = new Set([
  ...['links.products', 'products.url', 'products.path', 'topBar.products', 'codeHost', 'badgeHosts', 'strings'],
  ...['brand.logo', 'brand.logoDark', 'brand.favicon', 'page of a sidebar', 'source of a redirect'],
])

/** Every place outside of a page's body where an address may stand. One line is one place. */
export const places: Readonly<Record<string, Place>> = {
  'the address of the site': withSettings((url) => ({ url })),
  ...Object.fromEntries(links.map((name) => [`links.${name}`, withSettings((url) => ({ links: { [name]: url } }))])),
  'links.questions': withSettings((url) => ({ links: { questions: { brand: url, subBrand: url } } })),
  'links.products': withSettings((url) => ({ links: { products: { voice: url } } })),
  'products.url': withSettings((url) => ({ products: { voice: { label: 'Voice', url } } })),
  'products.path': withSettings((path) => ({ products: { voice: { label: 'Voice', path } } })),
  'topBar.products': withSettings((path) => ({ topBar: { products: [{ label: 'x', path }] } })),
  'topBar.secondary': withSettings((url) => ({ topBar: { secondary: [{ label: 'x', url }] } })),
  'topBar.actions': withSettings((url) => ({ topBar: { actions: [{ label: 'x', url }] } })),
  'footer.columns': withSettings((url) => ({ footer: { columns: [{ title: 'x', links: [{ label: 'x', url }] }] } })),
  'footer.legal': withSettings((url) => ({ footer: { legal: [{ label: 'x', url }] } })),
  'brand.logo': withSettings((logo) => ({ brand: { ...site.brand, logo } })),
  'brand.logoDark': withSettings((logoDark) => ({ brand: { ...site.brand, logo: 'a.svg', logoDark } })),
  'brand.favicon': withSettings((favicon) => ({ brand: { ...site.brand, favicon } })),
  assistants: withSettings((url) => ({ assistants: [{ label: 'x', url }] })),
  repository: withSettings((repository) => ({ repository })),
  'repository.branch': withSettings((branch) => ({ repository: { url: 'https://code.example/a', branch } })),
  'repository.directory': withSettings((directory) => ({ repository: { url: 'https://code.example/a', directory } })),
  codeHost: withSettings((url) => ({ codeHost: { url, apiUrl: url } })),
  badgeHosts: withSettings((host) => ({ badgeHosts: [host] })),
  'services.feedback': withSettings((endpoint) => ({ services: { feedback: { endpoint } } })),
  'services.captcha': withSettings((siteKey) => ({ services: { captcha: { provider: 'turnstile', siteKey } } })),
  'services.analytics': withSettings((writeKey) => ({ services: { analytics: { provider: 'segment', writeKey } } })),
  'services.search': withSettings((value) => ({
    services: { search: { provider: 'algolia', appId: value, apiKey: value, indexName: value } },
  })),
  strings: withSettings((text) => ({ strings: { ja: { Search: text, Docs: text } } })),
  description: withSettings((description) => ({ description })),
  'brand.name': withSettings((name) => ({ brand: { key: 'acme', name, cliName: name } })),
  'link of a sidebar': entry({ link: { title: 'x', link: '@', external: true } }),
  'link of a sidebar to a page': entry({ link: { title: 'x', link: '@' } }),
  'page of a sidebar': entry({ page: { title: 'x', path: '@' } }),
  'folder of a sidebar': entry({
    childSubsection: {
      subheading: '@',
      path: '@',
      icon: '@',
      entries: [{ page: { title: '@', path: '/docs/voice' } }],
    },
  }),
  'heading of a sidebar': withFiles((path) => ({
    'content/navigation/voice.yaml': { title: path, path, entries: [{ page: { title: 'x', path: '/docs/voice' } }] },
  })),
  'image of a page': withFiles((image) => ({ 'content/pages/docs/a.md': page({ image }) })),
  'title and description of a page': withFiles((text) => ({
    'content/pages/docs/a.md': page({ title: text, description: text }, '<DocumentTitle />'),
  })),
  'heading and text of a page': withFiles((text) => ({
    'content/pages/docs/a.md': page({}, `## ${text}\n\n\`${text}\`\n\n- ${text}\n\n| a |\n|---|\n| ${text} |\n`),
  })),
  'value of the site in a page': (address) => ({
    ...withSettings((url) => ({ links: { helpCenter: url }, description: url }))(address),
    'content/pages/docs/a.mdx':
      '---\ntitle: A\n---\n\n{site.description} {site.links.helpCenter}\n\n<ActionButton url={site.links.helpCenter} label={site.description} />\n\n<a href={site.description}>x</a> <img src={site.description} alt="x" />\n',
  }),
  'target of a redirect': withFiles((address) => ({
    'content/redirects.yaml': [
      { old_path: '/docs/old', dest_url: address },
      { old_path: '/docs/all/{x*}', dest_url: `${address}/{x*}` },
    ],
  })),
  'source of a redirect': withFiles((address) => ({
    'content/redirects.yaml': [{ old_path: `/docs/${address}`, dest_url: '/docs/voice' }],
  })),
}
