export type SearchService =
  | { readonly provider: 'none' | 'static' }
  /** A hosted service: the browser has one way to ask it, whatever it is called. */
  | { readonly provider: string; readonly appId: string; readonly apiKey: string; readonly indexName: string }

/** How the services are set up, as `site.yaml` says it and `templates/page/ClientConfig.tsx` writes it into the page. */
export interface ClientConfig {
  readonly feedback: { readonly endpoint: string }
  readonly captcha:
    | { readonly provider: 'none' }
    | { readonly provider: 'recaptcha' | 'hcaptcha' | 'turnstile'; readonly siteKey: string }
  readonly analytics:
    | { readonly provider: 'none' | 'dataLayer' }
    | { readonly provider: 'segment'; readonly writeKey: string }
  readonly identity: { readonly provider: 'none' } | { readonly provider: 'cookie'; readonly name: string }
  /** What pages of products stand below. */
  readonly docsRoot: string
  /** Site paths or absolute URLs of the legal pages. */
  readonly links: { readonly terms: string | null; readonly privacy: string | null }
  readonly search: {
    readonly site: SearchService
    readonly enablement: SearchService
    /** The tags that a page's brand chooses between. */
    readonly tags: { readonly brand: string; readonly subBrand: string }
    /** The public address of the site, without path. */
    readonly origin: string
    /** What stands in the empty field. */
    readonly placeholder: string
  }
  /** URLs of styles that come with a widget, by the widget's name. */
  readonly styles: { readonly feedback: string; readonly search: string }
}

/**
 * Reads the page's data block. It holds no secret: all of it is public.
 *
 * @throws when the page has none, which is a fault of the theme
 */
export function readConfig(): ClientConfig {
  const block = document.getElementById('signalpost-config')
  if (block === null) throw new Error('The page holds no #signalpost-config')
  return JSON.parse(block.textContent ?? '') as ClientConfig
}
