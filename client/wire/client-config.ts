/** How a page's search is set up: by itself, or with a hosted service, which the browser asks in one way. */
export type SearchService = { readonly provider: 'none' | 'static' } | HostedSearchSettings

/**
 * What the browser needs to ask a hosted index: all of it is public. Each provider has settings of its own, such as the
 * key that may only search.
 */
export interface HostedSearchSettings {
  readonly provider: string
  readonly indexName: string
  readonly [setting: string]: string
}

/** Optional services: a page has no settings for one that the site does not use. */
type Optional = 'captcha' | 'analytics' | 'identity'

/** The settings as they are written, without what a reader knows: no service, and the one search for both. */
export type WrittenConfig = Omit<ClientConfig, Optional | 'search'> &
  Partial<Pick<ClientConfig, Optional>> & {
    readonly search: Omit<ClientConfig['search'], 'enablement'> & Partial<Pick<ClientConfig['search'], 'enablement'>>
  }

/**
 * How the services are set up: `templates/page/client-settings.ts` writes it from `site.yaml`, before the first script of
 * pages, and `client/services/config.ts` reads it. It holds no secret.
 */
export interface ClientConfig {
  readonly feedback: { readonly endpoint: string }
  readonly captcha:
    | { readonly provider: 'none' }
    | { readonly provider: 'recaptcha' | 'hcaptcha' | 'turnstile'; readonly siteKey: string }
  readonly analytics:
    | { readonly provider: 'none' | 'dataLayer' }
    | { readonly provider: 'segment'; readonly writeKey: string }
  readonly identity: { readonly provider: 'none' } | { readonly provider: 'cookie'; readonly name: string }
  /** The path below which the pages of products are. */
  readonly docsRoot: string
  /** Texts of scripts in the language of the page, by the English ones; absent for an English page. */
  readonly texts?: Readonly<Record<string, string>>
  /** Site paths or absolute URLs of the legal pages. */
  readonly links: { readonly terms: string | null; readonly privacy: string | null }
  readonly search: {
    readonly site: SearchService
    readonly enablement: SearchService
    /** The tags that a page's brand chooses between. */
    readonly tags: { readonly brand: string; readonly subBrand: string }
    /** What the brands are called, by their tags; only where a hosted service can't say it. */
    readonly brands?: Readonly<Record<string, string>>
    /** The public address of the site, with its base. */
    readonly origin: string
    /** What the empty field shows. */
    readonly placeholder: string
  }
  /** URLs of styles that come with a widget, by the widget's name. */
  readonly styles: { readonly feedback: string; readonly search: string; readonly tryIt?: string }
}
