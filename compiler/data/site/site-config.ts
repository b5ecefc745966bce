import { z } from 'zod'
import { choices, choosableCodes } from '../../diagnostics/choices.ts'
import { explanationOf } from '../../diagnostics/explain.ts'
import { oneLine } from '../one-line.ts'
import { badgeHosts } from './badge-hosts.ts'
import { asset, assistants, footer, links, name, products, topBar } from './frame.ts'
import { hosting } from './hosting.ts'
import { locales, strings } from './language.ts'
import { codeHost, repository } from './repository.ts'
import { services } from './services.ts'
import { withoutPrototype } from './without-prototype.ts'

const key = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single dashes')
  .describe('Short name in paths and data: lower-case letters, digits and dashes')

const hue = (standard: number) =>
  z.number().min(0).max(360).default(standard).describe('Hue of the accent colour, in degrees of OKLCH')

const labels = z.record(z.string(), z.string()).default({}).transform(withoutPrototype)

const openapi = z
  .record(
    z.string(),
    z.strictObject({
      lenient: z.boolean().default(false).describe('Its own faults are warnings that keep the operation out'),
    }),
  )
  .default({})
  .transform(withoutPrototype)
  .describe('What holds for a specification, by its name')

/** Named one by one, so that editors complete them. */
const checks = z
  .strictObject(
    Object.fromEntries(
      choosableCodes().map((code) => [
        code,
        z
          .enum(choices)
          .optional()
          .describe(explanationOf(code)?.title ?? ''),
      ]),
    ),
  )
  .default({})
  .transform(withoutPrototype)
  .describe('What a finding that is a warning, or off by default, is on this site')

const brand = z
  .strictObject({
    key,
    name,
    cliName: z.string().min(1).optional().describe("Name of the brand's command line tool"),
    logo: asset.optional().describe("The mark before the brand's name: a picture of content/assets"),
    logoDark: asset.optional().describe('The mark of the dark theme; default: `logo`'),
    favicon: asset.optional().describe('The picture in tabs of browsers: one of content/assets'),
    accentHue: hue(258),
  })
  .transform(({ logo = null, logoDark = logo, favicon = null, ...brand }) => ({
    ...brand,
    logo,
    logoDark,
    favicon,
    cliName: brand.cliName ?? `${brand.name} CLI`,
  }))

const ownSearch = z
  .strictObject({
    placeholder: z
      .string()
      .min(1, 'expected a text')
      .optional()
      .describe("What stands in the empty search field; default: 'Search'"),
    synonyms: z
      .array(z.array(z.string().min(1, 'expected a word')).min(2, 'expected two words or more that mean the same'))
      .default([])
      .describe('Lists of words that mean the same to readers: one finds pages that only have another'),
  })
  .prefault({})
  .describe("What the site's own search should know")

const allow = z
  .strictObject({
    activeAssets: z
      .array(z.string().regex(/^[^\\]+$/, 'expected the path of a file'))
      .default([])
      .describe('Files under content/ that browsers may run, by their paths'),
    secrets: z
      .array(z.string().regex(/^sha256:[0-9a-f]{64}$/, 'expected `sha256:` and 64 hexadecimal digits'))
      .default([])
      .describe('Hashes of texts that have the shape of a secret and are none'),
  })
  .prefault({})
  .describe('What may be published although it looks dangerous')

const codeSamples = z
  .strictObject({
    products: labels.describe("The provider's own product keys and their labels"),
    tags: labels.describe("The provider's own tag keys and their labels"),
    plugin: z.string().min(1).optional().describe("Label of the 'plugin' feature"),
  })
  .prefault({})
  .describe('Names that the catalogue of code samples shows besides the common ones')

const url = z
  .string()
  .regex(/^https?:\/\/[^\s/?#@\\;,'"<>]+(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)*\/?$/, {
    error: 'expected an absolute URL, its path of letters, digits and `._~-`',
    abort: true,
  })
  .refine(URL.canParse, 'expected a URL that browsers can read')
  // Sitemaps, headers and browsers know a host by its letters of ASCII alone: `bücher.example` is `xn--bcher-kva.example`.
  .transform((url) => url.replace(/\/$/, '').replace(/^https?:\/\/[^/]+/, (origin) => new URL(origin).origin))
  .describe('Where the site is published; its path stands before every address of the output, and is written nowhere')

/**
 * `content/site.yaml`: strict, every default filled in.
 *
 * @param hostNames the hosts that `hosting.for` may name: a later stage knows them
 */
export const siteConfigSchema = (hostNames: readonly string[]) =>
  z
    .strictObject({
      url,
      description: z.string().transform(oneLine).default('').describe('One sentence about the whole site'),
      brand,
      subBrand: z
        .strictObject({ key, name, accentHue: hue(175) })
        .optional()
        .describe('A brand of its own below the docs root: its pages have their own name, colour and search'),
      platformSection: z
        .strictObject({ key, name })
        .optional()
        .describe('The section below the docs root that destinations and sources lead to'),
      locales,
      links,
      topBar,
      footer,
      products,
      assistants,
      sidebar: z
        .enum(['files', 'auto'])
        .default('files')
        .describe('auto makes the sidebar of a page without a navigation file from its folder'),
      services,
      strings,
      search: ownSearch,
      repository: repository.optional().describe("Where 'Edit this page' leads"),
      hosting: hosting(hostNames),
      codeHost,
      checks,
      allow,
      openapi,
      badgeHosts,
      codeSamples,
    })
    // The search asks for pages by a brand's key, and paths below the docs root begin with the others.
    .refine(({ brand, subBrand }) => subBrand?.key !== brand.key, {
      path: ['subBrand', 'key'],
      error: "expected another key than the brand's",
    })
    .refine(
      ({ brand, subBrand, platformSection: section }) =>
        section === undefined || ![brand.key, subBrand?.key].includes(section.key),
      { path: ['platformSection', 'key'], error: "expected another key than the brand's and the sub-brand's" },
    )
    .transform((config) => ({
      ...config,
      subBrand: config.subBrand ?? null,
      platformSection: config.platformSection ?? null,
      repository: config.repository ?? null,
      codeHost: { ...config.codeHost, clientId: config.codeHost.clientId ?? null },
      codeSamples: { ...config.codeSamples, plugin: config.codeSamples.plugin ?? `${config.brand.name} Plugin` },
    }))

type DeepReadonly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }

export type SiteConfigSchema = ReturnType<typeof siteConfigSchema>

/** `site.yaml` as it was written: checked, with every default that depends on nothing but the file. */
export type WrittenSite = DeepReadonly<z.output<SiteConfigSchema>>

/** A link of the frame. */
export interface FrameItem {
  readonly label: string
  /** A site path or an absolute URL. */
  readonly href: string
  /** The label is the tool's own text, which the frame says in the language of the page. */
  readonly isOwn?: true
}

export interface ActionItem extends FrameItem {
  readonly style: 'primary' | 'plain'
  /** It leads to the sign-up, which is counted. */
  readonly isSignUp: boolean
}

/** A product area: what it is called, which icon it has, and where it leads. */
export interface ProductArea {
  readonly label: string
  readonly icon: string | null
  readonly href: string
}

/** What of the settings depends on the content as well. */
interface Settled {
  /** The path of `url`, which is before every address of the output: nothing, or `/a/b`. */
  readonly base: string
  /** `url` without it. */
  readonly origin: string
  /** No search engine may list any page: the command was asked for that. */
  readonly noindex: boolean
  /** What pages of products are below: `/docs` where `pages/docs/` exists, else `/`. */
  readonly docsRoot: '/' | '/docs'
  /** What is before `/voice` in the path of a page of the docs: nothing, or `/docs`. */
  readonly docsPrefix: '' | '/docs'
  /** Where the brand in the top bar leads: the docs root, or `/` where it has no page. */
  readonly home: string
  /** All below `root` is the sub-brand's; `home` is the same, or that of the site where it has no page. */
  readonly subBrand: (NonNullable<WrittenSite['subBrand']> & { readonly root: string; readonly home: string }) | null
  readonly topBar: {
    readonly products: readonly FrameItem[]
    readonly secondary: readonly FrameItem[]
    readonly actions: readonly ActionItem[]
  }
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly FrameItem[] }[]
    readonly legal: readonly FrameItem[]
  }
  readonly products: Readonly<Record<string, ProductArea>>
}

/** The settings as the rest of the compiler sees them: checked, and nothing missing but what is null. */
export interface SiteConfig extends Omit<WrittenSite, keyof Settled>, Settled {}
