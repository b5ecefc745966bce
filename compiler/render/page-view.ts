import type { SitePage } from '../assemble/frame.ts'
import { isSearched } from '../data/site/search-service.ts'
import { isDrawn } from '../model/icon.ts'
import { markdownPath } from '../model/page-path.ts'
import { canonicalUrl, underBase } from '../model/routes.ts'
import type { PageView } from '../model/theme.ts'
import { languageOf } from './language.ts'
import type { RenderInput } from './render-input.ts'

/** @returns the view of a page: everything that its frame shows */
export function pageView(
  page: SitePage,
  input: Omit<RenderInput, 'imageSize' | 'highlighted' | 'shells'>,
  {
    body,
    styles,
    scripts,
    earlyScript,
    asset,
  }: Pick<PageView, 'body' | 'styles' | 'scripts' | 'earlyScript' | 'asset'>,
): PageView {
  const { site } = input
  const { config } = site
  const { frontMatter, file } = page.model.page
  const { below, source } = page.model.page
  const isFile = source.text !== ''
  const { repository } = config
  // Named one by one: an object that begins as the copy of another one costs the engine fifty times as much.
  return {
    body,
    styles,
    scripts,
    earlyScript,
    asset,
    config,
    route: underBase(config.base, page.route),
    image: frontMatter.image === undefined ? null : input.site.link(frontMatter.image, file).href,
    title: page.title,
    partOf: below === undefined ? undefined : titleAt(page, underBase(config.base, below)),
    description: page.description,
    lang: languageOf(frontMatter.lang, config),
    canonical: canonicalUrl(config.url, page.route),
    layout: frontMatter.layout,
    brand: page.brand,
    product: page.product,
    noindex: page.noindex,
    isSearched: isSearched(page.enablement ? config.services.enablementSearch : config.services.search),
    headings: frontMatter.toc ? page.model.headings : [],
    heading: page.model.bringsTitle ? null : page.title,
    sidebar: page.sidebar,
    breadcrumbs: page.breadcrumbs,
    previous: page.previous,
    next: page.next,
    markdownHref: underBase(config.base, `/${markdownPath(page.route)}`),
    editUrl:
      repository === null || !isFile
        ? null
        : [repository.url, 'edit', repository.branch, repository.directory, file]
            .filter((part) => part !== '')
            .join('/'),
    lastUpdated: isFile ? input.lastUpdated(file) : null,
    year: input.year,
    hasIcons: isDrawn(config.brand.favicon),
    cache: input.kept,
  }
}

/** @returns the title of a page that is on the way to this one */
const titleAt = ({ breadcrumbs }: SitePage, path: string) => breadcrumbs.find((step) => step.path === path)?.title
