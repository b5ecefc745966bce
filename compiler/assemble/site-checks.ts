import { unknownKind } from '../data/kinds.ts'
import type { NavigationFile } from '../data/navigation.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import type { LoadedSite } from '../data/site/site-file.ts'
import { undrawableIcon } from '../diagnostics/codes/file-texts.ts'
import { duplicateRoute } from '../diagnostics/codes/pages.ts'
import { siteWithoutPages } from '../diagnostics/codes/read.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { iconFileNames } from '../model/host-file-names.ts'
import { isDrawn } from '../model/icon.ts'
import type { SiteView } from '../model/site.ts'
import type { LinkGraph } from './check-links.ts'
import { checkConfigNames, checkFrameLink, configLinks, type LinkFindings, oncePerTarget } from './check-page-links.ts'
import type { FrameInput } from './frame.ts'
import { outputClashes } from './output-clashes.ts'
import type { FilePage, RoutedPage } from './page-summary.ts'
import { redirectAnchors } from './redirect-anchors.ts'
import type { Redirect } from './redirects/draft.ts'
import { navigationPaths } from './sidebar.ts'
import { findUnusedNavigation } from './unused-navigation.ts'

/** What a check of the whole site may ask. */
export interface WholeSite {
  readonly config: SiteConfig
  /** The settings as they were written. */
  readonly settings: Pick<LoadedSite, 'standIn' | 'placeOf'>
  /** What they were read from, relative to the root. */
  readonly siteFile: string
  /** Paths of the files of pages, also of those that can't be read. */
  readonly pageFiles: readonly string[]
  readonly assets: readonly string[]
  /** Files under `data/` that no kind reads. */
  readonly strayData: readonly string[]
  /** One after the other: all of them hold every sidebar of the site. */
  readonly navigation: Iterable<NavigationFile>
  readonly redirects: readonly Redirect[]
  /** Pages that have a file, in the order of the files; of two with one route both. */
  readonly written: readonly FilePage[]
  /** Pages that are made from data. */
  readonly generated: readonly RoutedPage[]
  productOf(route: string): string | null
  readonly sidebarName: FrameInput['sidebarName']
  /** What each page's links have found, pages in the order of their routes. */
  readonly links: readonly LinkFindings[]
  readonly graph: LinkGraph
  /** The one for a list of links: of very many no answer stays. */
  graphFor(links: readonly unknown[]): LinkGraph
  isDrawable(sitePath: string): boolean
  readonly view: SiteView
}

/** Everything that only the whole site can tell, a function each. */
export const siteChecks: readonly ((site: WholeSite) => readonly Diagnostic[])[] = [
  noPages,
  strayData,
  sameRoutes,
  samePlaces,
  pageLinks,
  derivedLinks,
  undrawnIcon,
  ({ redirects, graph }) => redirectAnchors(redirects, graph),
  ({ settings, siteFile, view }) => checkConfigNames(settings, siteFile, view),
  ({ navigation, written, generated, productOf, sidebarName }) =>
    findUnusedNavigation(navigation, [...written, ...generated], productOf, sidebarName),
]

function noPages({ pageFiles }: WholeSite): readonly Diagnostic[] {
  return pageFiles.length > 0 ? [] : [siteWithoutPages({ file: 'content/pages', place: null })]
}

/** Only SVG has every size: of other pictures no icons are drawn. */
function undrawnIcon({ config, settings, siteFile, isDrawable }: WholeSite): readonly Diagnostic[] {
  const { favicon } = config.brand
  if (favicon === null || !isDrawn(favicon) || isDrawable(favicon)) return []
  return [undrawableIcon({ file: siteFile, place: settings.placeOf(['brand', 'favicon']) }, { path: favicon })]
}

function strayData({ strayData: paths }: WholeSite): readonly Diagnostic[] {
  return paths.map(unknownKind)
}

/** Two files with one route: the later one is blamed and left out. */
function sameRoutes({ written }: WholeSite): readonly Diagnostic[] {
  const first = new Map<string, FilePage>()
  return written.flatMap((page) => {
    const other = first.get(page.route)
    if (other === undefined) {
      first.set(page.route, page)
      return []
    }
    const related = [{ message: 'The first file', file: other.file, line: null, column: null }]
    const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
    return [duplicateRoute({ file: page.file, place, related }, { route: page.route, first: other.file })]
  })
}

function samePlaces({ written, assets, config }: WholeSite): readonly Diagnostic[] {
  const unique = new Map(written.toReversed().map((page) => [page.route, page])).values()
  const pages = [...unique].map(({ route, file, frontMatter }) => ({
    route,
    file,
    isReference: frontMatter.openapi !== undefined,
  }))
  return outputClashes(
    pages,
    assets.map((path) => ({ path })),
    config.hosting.format,
    isDrawn(config.brand.favicon) ? iconFileNames : [],
  )
}

function pageLinks({ links }: WholeSite): readonly Diagnostic[] {
  return links.flatMap(({ written }) => [...written])
}

/** Links that blocks, data and the frame make. */
function derivedLinks({
  config,
  links,
  navigation,
  settings,
  siteFile,
  graph,
  graphFor,
  view,
}: WholeSite): readonly Diagnostic[] {
  const ofPages = links.flatMap(({ derived }) => derived)
  const ofSidebars: Diagnostic[] = []
  for (const { file, tree, placeOf } of navigation) {
    const paths = navigationPaths(tree)
    const known = graphFor(paths)
    for (const { url, path } of paths)
      append(
        ofSidebars,
        checkFrameLink({ url, file, placeOf: () => placeOf(path), isPage: path.at(-1) === 'path' }, known),
      )
  }
  const ofSettings = configLinks(settings.standIn).flatMap(({ url, path }) =>
    checkFrameLink({ url, file: siteFile, placeOf: () => settings.placeOf(path), isPublic: true }, graph),
  )
  // Each of these stands at a place of its own.
  const ofFrame = [...ofSidebars, ...ofSettings, ...markLinks(config, settings, siteFile, graph)]
  return [...oncePerTarget(ofPages), ...ofFrame, ...resultLinks(view, graph)]
}

/** Every page leads to the home of its brand, whose page may be a draft. Without a page it is `/`, which leads on. */
function markLinks(
  { home, subBrand }: SiteConfig,
  settings: WholeSite['settings'],
  file: string,
  graph: LinkGraph,
): readonly Diagnostic[] {
  const homes = new Map<string, 'brand' | 'subBrand'>([[home, 'brand']])
  if (subBrand !== null && subBrand.home !== home) homes.set(subBrand.home, 'subBrand')
  homes.delete('/')
  return [...homes].flatMap(([url, brand]) =>
    checkFrameLink({ url, file, placeOf: () => settings.placeOf([brand, 'key']) }, graph),
  )
}

/** Results of the search that the data gives: those below the site's own address lead to its pages. */
function resultLinks({ data }: SiteView, graph: LinkGraph): readonly Diagnostic[] {
  return data.searchResults.flatMap((record) => {
    const origin = data.originOf(record)
    if (origin === null) return []
    const { url } = record
    const placeOf = () => data.placeOfLink(origin, url)
    return checkFrameLink({ url, file: origin.file, placeOf, isPublic: true }, graph)
  })
}
