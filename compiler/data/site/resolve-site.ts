import { below } from '../../model/routes.ts'
import type { ActionItem, FrameItem, ProductArea, SiteConfig, WrittenSite } from './site-config.ts'

/** What the settings take from the content. */
export interface SiteContent {
  readonly docsRoot: SiteConfig['docsRoot']
  readonly noindex: boolean
  /** Whether a page has a file. */
  hasPage(route: string): boolean
  /** Folders with pages directly below the docs root. */
  readonly folders: readonly string[]
  /** In the order of their file names. */
  readonly navigation: readonly { readonly name: string; readonly title: string; readonly path: string | null }[]
}

/** How many navigation files are in the top bar when the site names no products. */
const most = 6

/** Pages of this folder below the docs root are for the staff; they have a search of their own. */
export const enablementFolder = 'enablement'

/** @returns the settings, with the defaults that depend on the content */
export function resolveSite(site: WrittenSite, content: SiteContent): SiteConfig {
  const { docsRoot, noindex } = content
  const hasRootPage = content.hasPage(docsRoot)
  const home = hasRootPage ? docsRoot : '/'
  const base = site.url.replace(/^https?:\/\/[^/]*/, '')
  return {
    ...site,
    base,
    origin: site.url.slice(0, site.url.length - base.length),
    noindex,
    docsRoot,
    docsPrefix: docsRoot === '/' ? '' : docsRoot,
    home,
    subBrand: site.subBrand === null ? null : ownBrand(site.subBrand, home, content),
    topBar: {
      products: withAll(productItems(site, content), hasRootPage ? docsRoot : null),
      secondary: site.topBar.secondary?.map(itemOf) ?? ownItem('Help Center', site.links.helpCenter),
      actions: actions(site),
    },
    footer: {
      columns: site.footer.columns.map(({ title, links }) => ({ title, links: links.map(itemOf) })),
      legal: site.footer.legal.map(itemOf),
    },
    products: productAreas(site, content),
  }
}

function ownBrand(
  brand: NonNullable<WrittenSite['subBrand']>,
  home: string,
  { docsRoot, hasPage }: SiteContent,
): SiteConfig['subBrand'] {
  const root = below(docsRoot, brand.key)
  return { ...brand, root, home: hasPage(root) ? root : home }
}

interface Target {
  readonly path?: string | undefined
  readonly url?: string | undefined
}

function itemOf({ label, path, url }: Target & { readonly label: string }): FrameItem {
  return { label, href: path ?? url ?? '/' }
}

function ownItem(label: string, href: string | undefined): readonly FrameItem[] {
  return href === undefined ? [] : [{ label, href, isOwn: true }]
}

function productItems({ topBar, subBrand }: WrittenSite, { navigation, docsRoot }: SiteContent): readonly FrameItem[] {
  if (topBar.products !== null) return topBar.products.map(itemOf)
  const apart = [subBrand?.key, enablementFolder].flatMap((key) => (key === undefined ? [] : [key]))
  return navigation
    .flatMap(({ name, title, path }) => {
      if (path === null || apart.some((key) => name === key || folderOf(path, docsRoot) === key)) return []
      return [{ label: title, href: path }]
    })
    .slice(0, most)
}

/** The docs root is after the products, unless one of them leads there. */
function withAll(items: readonly FrameItem[], root: string | null): readonly FrameItem[] {
  if (root === null || items.some(({ href }) => href.replace(/(?<=.)\/$/, '') === root)) return items
  return [...items, { label: 'All docs...', href: root, isOwn: true }]
}

function actions({ url, topBar, links: { logIn, signUp } }: WrittenSite): readonly ActionItem[] {
  const isSignUp = (href: string | undefined) =>
    href !== undefined && signUp !== undefined && isSameAddress(href, signUp, url)
  if (topBar.actions !== null)
    return topBar.actions.map((one) => {
      const item = itemOf(one)
      return { ...item, style: one.style, isSignUp: isSignUp(item.href) }
    })
  return [
    ...ownItem('Log in', logIn).map((item) => ({ ...item, style: 'plain' as const, isSignUp: isSignUp(logIn) })),
    ...ownItem('Sign up', signUp).map((item) => ({ ...item, style: 'primary' as const, isSignUp: true })),
  ]
}

function productAreas(site: WrittenSite, { docsRoot, folders, navigation }: SiteContent): SiteConfig['products'] {
  const { brand, subBrand, platformSection, links } = site
  // The file of a folder has its name, else its path: of two with one path the first, whose sidebar its pages show.
  const titles = new Map([
    ...navigation.toReversed().map(({ title, path }) => [path?.replace(/\/$/, ''), title] as const),
    ...navigation.map(({ name, title }) => [below(docsRoot, name), title] as const),
  ])
  const areas: Record<string, ProductArea> = Object.create(null)
  const add = (key: string, label: string | undefined, icon: string | null, href: string | undefined) => {
    areas[key] = {
      label: label ?? titles.get(below(docsRoot, key)) ?? inWords(key),
      icon,
      href: href ?? links.products[key] ?? below(docsRoot, key),
    }
  }
  for (const key of site.products === null ? folders : []) add(key, undefined, null, undefined)
  // The site's own names are areas whatever it lists.
  const cli = `${brand.key}-cli`
  add(cli, brand.cliName, 'terminal', undefined)
  if (subBrand !== null) add(subBrand.key, subBrand.name, 'email', undefined)
  if (platformSection !== null) add(platformSection.key, platformSection.name, 'data', undefined)
  for (const [key, given] of Object.entries(site.products ?? {})) {
    if (typeof given === 'string') add(key, given, areas[key]?.icon ?? null, undefined)
    else add(key, given.label ?? areas[key]?.label, given.icon ?? areas[key]?.icon ?? null, given.path ?? given.url)
  }
  return areas
}

/** What is written in capitals: none of them is a word of its own in a language that folders are named in. */
const abbreviations = new Set(
  'api cli css csv dns faq html http https json jwt mms pdf sdk sms sql ssh sso ssl tls ui uri url xml yaml'.split(' '),
)

/** @returns the words of a key with capital letters: `phone-numbers` is `Phone Numbers`, `sdks` is `SDKs` */
export function inWords(key: string): string {
  return key
    .split('-')
    .map((word) => {
      if (abbreviations.has(word.toLowerCase())) return word.toUpperCase()
      const one = word.slice(0, -1)
      if (/s$/i.test(word) && abbreviations.has(one.toLowerCase())) return `${one.toUpperCase()}s`
      return word.charAt(0).toUpperCase() + word.slice(1)
    })
    .join(' ')
}

/** @returns the folder of a product that a route is in: the first segment below the docs root; null for none */
export function folderOf(route: string, docsRoot: SiteConfig['docsRoot']): string | null {
  const start = docsRoot === '/' ? '/' : `${docsRoot}/`
  return route.startsWith(start) ? route.slice(start.length).split('/')[0] || null : null
}

/**
 * Whether two links of the settings lead to one place, however they are written: with a slash at the end, capital letters
 * in the host, the site's own address before a path, or campaign parameters (`utm_…`), which change no page.
 *
 * @param site the address of the site, which a path is below
 */
function isSameAddress(one: string, other: string, site: string): boolean {
  return one === other || settled(one, site) === settled(other, site)
}

function settled(link: string, site: string): string {
  const text = link.startsWith('/') ? `${site.replace(/\/$/, '')}${link}` : link
  if (!URL.canParse(text)) return link
  const { origin, pathname, searchParams, hash } = new URL(text)
  const kept = [...searchParams].filter(([name]) => !name.startsWith('utm_'))
  return JSON.stringify([origin, pathname.replace(/\/$/, ''), kept, hash])
}
