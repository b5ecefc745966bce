import type { ReactElement, ReactNode } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { useTexts } from '../../elements/texts/texts.ts'
import { addressOf, brandHome } from '../site-links.ts'
import { jsonLd } from './json-ld.ts'

/** Preloaded, so that most readers never see the fallback font. */
const textFont = 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'

/** The document's head; `children` come last. Nothing in it runs inline, so that the content security policy stays strict. */
export function Head({ view, children }: { view: PageView; children?: ReactNode }): ReactElement {
  const { config, title, description, canonical, lang, asset } = view
  const say = useTexts()
  const site = `${brandHome(config, view.brand).name} ${say('Docs')}`
  const fullTitle = [...new Set([title, view.partOf ?? title, site])].join(' | ')
  const image = absoluteUrl(view.image, config.origin)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {/* Before the styles: it puts the reader's theme on the root element, so that no other theme flashes. It also has what
          widgets must know of the site. */}
      <script src={view.earlyScript} />
      <link rel="preload" as="font" crossOrigin="" href={asset(textFont)} />
      {view.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {view.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {description !== '' && <meta name="description" content={description} />}
      {view.noindex && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {/* Browsers take the first that holds. */}
      <meta name="theme-color" content="#10141c" media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content="#fcfdff" />
      {canonical !== '' && <link rel="canonical" href={canonical} />}
      <Icons view={view} />
      {view.markdownHref !== '' && <link rel="alternate" type="text/markdown" href={view.markdownHref} />}
      <meta property="og:type" content={view.layout === 'home' ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      {canonical !== '' && <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={site} />
      <meta property="og:locale" content={lang.replace('-', '_')} />
      {image !== null && <meta property="og:image" content={image} />}
      {/* Title, text and picture are those above, where it does not say others. */}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
      {canonical !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; jsonLd() escapes what could end it
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(view) }} />
      )}
      {config.services.analytics.provider !== 'none' && (
        <script type="module" src={asset('client/widgets/analytics/analytics.client.ts')} />
      )}
      {children}
    </head>
  )
}

/** The site's own picture, or the theme's for the brand, and what is drawn from it. */
function Icons({ view: { config, brand, asset, hasIcons = false } }: { view: PageView }): ReactElement {
  const own = config.brand.favicon
  const href = (own !== null && addressOf(own, config)) || asset(`page/head/favicon-${brand}.svg`)
  const type = href.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
  if (!hasIcons) return <link rel="icon" {...type} href={href} />
  return (
    <>
      {/* With `sizes="any"` browsers that read SVG would take this file instead of the SVG. */}
      <link rel="icon" sizes="32x32" href={addressOf('/favicon.ico', config)} />
      <link rel="icon" {...type} href={href} />
      <link rel="apple-touch-icon" href={addressOf('/apple-touch-icon.png', config)} />
      <link rel="manifest" href={addressOf('/manifest.webmanifest', config)} />
    </>
  )
}

/** @returns a path under the site's host; an absolute URL as it is; null for none */
function absoluteUrl(url: string | null, site: string): string | null {
  if (url === null) return null
  return url.startsWith('/') ? `${site}${url}` : url
}
