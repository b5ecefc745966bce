import { renderToString } from 'react-dom/server'
import { isSearched } from '../data/site/search-service.ts'
import type { FrameItem } from '../data/site/site-config.ts'
import { assetsOf } from '../model/bundle.ts'
import { isDrawn } from '../model/icon.ts'
import { notFoundFile, notFoundRoute, underBase } from '../model/routes.ts'
import type { PageView } from '../model/theme.ts'
import { languageTag, speakerOf } from './language.ts'
import type { RenderedPage, RenderInput } from './render-input.ts'
import { stylesOf } from './sheets.ts'

/** Renders `404.html`, which hosts show for every address that the site does not have. */
export function notFoundPage(input: RenderInput): RenderedPage {
  const { site, theme, client } = input
  const { config } = site
  const sources = new Set<string>(theme.assets)
  const asset = assetsOf(config.base, client, sources)
  const lang = languageTag(config.locales.default)
  const early = input.early(lang)
  for (const source of early.sources) sources.add(source)
  const title = speakerOf(theme, lang, config)('Page not found')
  const view: PageView = {
    config,
    route: underBase(config.base, notFoundRoute),
    image: null,
    title,
    description: '',
    lang,
    canonical: '',
    layout: 'doc',
    brand: 'brand',
    product: null,
    noindex: true,
    isSearched: isSearched(config.services.search),
    headings: [],
    heading: title,
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
    markdownHref: '',
    editUrl: null,
    lastUpdated: null,
    year: input.year,
    hasIcons: isDrawn(config.brand.favicon),
    styles: stylesOf(theme.notFoundStyles ?? [], input, asset),
    scripts: [asset('client/boot.ts')],
    earlyScript: underBase(config.base, `/${early.file.path}`),
    asset,
    body: null,
  }
  // It suggests what the bar shows, but no page that only some may read.
  const isOpen = ({ href }: FrameItem) => site.view.page(site.view.link(href).route ?? '')?.protected !== true
  const open = { ...config, topBar: { ...config.topBar, products: config.topBar.products.filter(isOpen) } }
  const html = renderToString(<theme.Page {...view} body={<theme.NotFound {...view} config={open} />} />)
  return { files: [{ path: notFoundFile, content: `<!doctype html>${html}` }], sources, shared: [early] }
}
