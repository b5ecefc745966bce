import { valueAt } from '../../formats/members.ts'
import { knownKeys } from '../../formats/shape/known-keys.ts'
import { named, unlessGiven } from '../foreign-keys.ts'
import type { SiteConfigSchema } from './site-config.ts'

/** The settings that hold others, those that are meant most often first. */
const groups = [
  'brand',
  'links',
  'services',
  'search',
  'hosting',
  'locales',
  'topBar',
  'footer',
  'codeHost',
  'allow',
  'repository',
]

/** Keys of other generators' settings, and what says the same here. */
const meanings: ReadonlyMap<string, string> = new Map([
  ...named(
    ['title', 'siteName', 'site_name', 'siteTitle'],
    'Write `brand: { key: …, name: … }`: the site has the name of its brand.',
  ),
  ...named(
    ['base', 'baseUrl', 'baseurl', 'basePath', 'pathPrefix'],
    'Remove it: the path of `url` stands before every address.',
  ),
  ...named(['site', 'site_url', 'siteUrl', 'baseURL', 'domain'], 'Write `url`.'),
  ...named(
    ['nav', 'navbar', 'navigation', 'menu'],
    'Write `topBar` for the bar above the pages; sidebars are files under `content/navigation/`.',
  ),
  ...named(['redirects'], 'Redirects stand in `content/redirects.yaml`.'),
  ...named(['language', 'lang', 'locale', 'i18n', 'defaultLocale'], 'Write `locales: { default: en, all: [en] }`.'),
  ...named(
    ['repo', 'repo_url', 'repoUrl', 'github', 'editLink', 'edit_uri'],
    'Write `repository`, the address of the repository.',
  ),
  ...named(
    ['theme', 'themeConfig', 'colors', 'customCss', 'extra_css'],
    'The look is set in `theme.css` beside `content/`; a colour alone is `brand.accentHue`.',
  ),
  ...named(
    ['plugins', 'presets', 'integrations', 'markdown_extensions'],
    'Remove it: there are no plug-ins. Blocks of your own lie in `blocks/` beside `content/`.',
  ),
])

/** @returns where an unknown key at the top of `site.yaml` belongs, or null */
export function siteKeyHint(key: string, site: unknown, schema: SiteConfigSchema): string | null {
  const known = unlessGiven(meanings.get(key) ?? null, site)
  if (known !== null) return known
  const group = groups.find((one) => knownKeys(schema, [one], site).includes(key))
  if (group === undefined) return null
  return valueAt(site, [group, key]) !== undefined
    ? `Remove it: \`${group}.${key}\` says it.`
    : `It stands in \`${group}\`: \`${group}: { ${key}: … }\`.`
}
