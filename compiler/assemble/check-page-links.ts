import type { WrittenSite } from '../data/site/site-config.ts'
import type { LoadedSite } from '../data/site/site-file.ts'
import { unknownSpecification } from '../diagnostics/codes/api-mentions.ts'
import { deadDerivedLink, linkToProtected, unsafeAddress } from '../diagnostics/codes/links.ts'
import { unknownProduct, unknownSidebar } from '../diagnostics/codes/pages.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { grouped } from '../formats/grouped.ts'
import { nearest } from '../formats/nearest.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import { linkRoot, readSitePath } from '../model/routes.ts'
import type { SiteView } from '../model/site.ts'
import { nearestSpecification } from '../openapi/look-up.ts'
import { checkLink, type LinkGraph, type LinkSource } from './check-links.ts'
import type { DerivedUse, PageOutline } from './outline.ts'
import { flagsOf } from './page-flags.ts'

/** What is wrong with the links of a page; of what is derived, each target is reported once for the whole site. */
export interface LinkFindings {
  readonly written: Iterable<Diagnostic>
  readonly derived: readonly DerivedFinding[]
}

/** What is wrong with a link that nobody wrote. */
export interface DerivedFinding {
  readonly found: Diagnostic
  /** The anchor that a text of the data has of the page it is on: one link, on however many pages. Null for other links. */
  readonly anchor: string | null
}

/** Names that front matter may give, as the site has them. */
export interface KnownNames {
  readonly areas: ReadonlySet<string>
  readonly sidebars: ReadonlySet<string>
}

/** Holds the links of a page and the names in its front matter against the site. */
export function checkPageLinks(page: PageOutline, graph: LinkGraph, site: SiteView, names: KnownNames): LinkFindings {
  const { route, file, frontMatter } = page
  const from = {
    route,
    file,
    protected: flagsOf(route, frontMatter, site.config).protected,
    ids: page.isWhole ? page : null,
  }
  const written = new Findings()
  for (const use of page.links) {
    const found = checkLink(use, from, graph)
    if (found !== null) written.add(found)
  }
  written.addAll(checkNames(page, site, names))
  const derived: DeadUse[] = []
  for (const use of page.derived) {
    const found = checkDerived(use, from, graph, site)
    if (found !== null) derived.push({ use, found })
  }
  return { written, derived: anchorsInOne(derived, route) }
}

interface DeadUse {
  readonly use: DerivedUse
  readonly found: Diagnostic
}

/** Anchors of its own page that a block links to by itself are missing for one reason, and reported in one. */
function anchorsInOne(dead: readonly DeadUse[], route: string): readonly DerivedFinding[] {
  const placeOfUse = ({ use: { file, place, url, specification, record } }: DeadUse) =>
    url.startsWith('#') && place !== null && specification === null && record === null
      ? placeOf({ file, ...place })
      : null
  return [...grouped(dead, (one) => placeOfUse(one) ?? one).values()].flatMap((together) => {
    const [first] = together
    if (first === undefined) return []
    const { use, found } = first
    const urls = [...new Set(together.map((one) => one.use.url))]
    if (urls.length === 1) return [{ found, anchor: isOfData(found) && use.url.startsWith('#') ? use.url : null }]
    const message = `Dead links: no anchors ${urls.map((url) => `\`${url}\``).join(', ')} on \`${route}\``
    const hint = 'Give headings of the page these ids, or give the block links of your own.'
    return [{ found: { ...found, message, hint }, anchor: null }]
  })
}

/** What a specification holds is blamed there, at each place that has it. */
function checkDerived(use: DerivedUse, from: LinkSource, graph: LinkGraph, { data }: SiteView): Diagnostic | null {
  const found = checkLink(use, from, graph)
  if (found === null) return null
  if (use.record !== null) return blameRecord(use, found, data.placeOfLink(use.record, use.record.written))
  if (use.specification === null) return found
  const [first, ...others] = data.specifications.byName.get(use.specification)?.linkPlaces(use.url) ?? []
  if (first === undefined) return found
  const related = others.map(({ file, place }) => ({
    message: 'The same here',
    file,
    line: place?.line ?? null,
    column: place?.column ?? null,
  }))
  return checkLink({ ...use, ...first, related }, from, graph) ?? found
}

/** What a record of the data has is blamed there, with the block that shows it. */
function blameRecord({ record, related }: DerivedUse, found: Diagnostic, place: Place | null): Diagnostic {
  if (record === null || place === null) return found
  const { line, column, endLine, endColumn } = place
  const shown = { message: 'The block that shows it', file: found.file ?? '', line: found.line, column: found.column }
  return { ...found, file: record.file, line, column, endLine, endColumn, related: [shown, ...related] }
}

/**
 * A choice for a specification that is not there chooses nothing.
 *
 * @param file what the configuration was read from
 */
export function checkConfigNames(
  { standIn, placeOf }: Pick<LoadedSite, 'standIn' | 'placeOf'>,
  file: string,
  { data }: SiteView,
): readonly Diagnostic[] {
  // A second choice for one that has a choice would be the next mistake.
  const free = [...data.specifications.byName.keys()].filter((name) => !Object.hasOwn(standIn.openapi, name))
  return Object.keys(standIn.openapi).flatMap((name) => {
    if (data.specifications.byName.has(name) || data.isRefused({ kind: 'openapi', name })) return []
    const at = { file, place: placeOf(['openapi', name], 'key'), severity: 'warning' as const }
    return [unknownSpecification(at, { name, nearest: nearestSpecification(name, free) })]
  })
}

function checkNames(page: PageOutline, { data }: SiteView, { areas, sidebars }: KnownNames): readonly Diagnostic[] {
  // A page made from data has the names of the page that it belongs to, where they are reported.
  if (!page.hasFile) return []
  const { product, sidebar, openapi } = page.frontMatter
  const found: Diagnostic[] = []
  const at = (key: string) => ({ file: page.file, place: page.places.get(key) ?? null })
  if (product !== undefined && !areas.has(product))
    found.push(unknownProduct(at('product'), { product, nearest: nearest(product, areas) }))
  if (sidebar !== undefined && !sidebars.has(sidebar))
    found.push(unknownSidebar(at('sidebar'), { sidebar, nearest: nearest(sidebar.replace(/\.ya?ml$/i, ''), sidebars) }))
  if (openapi === undefined) return found
  const { byName } = data.specifications
  if (!byName.has(openapi) && !data.isRefused({ kind: 'openapi', name: openapi }))
    found.push(
      unknownSpecification(at('openapi'), { name: openapi, nearest: nearestSpecification(openapi, byName.keys()) }),
    )
  return found
}

/** One target may be derived on hundreds of pages: the first place says it for all. What must not be is said at each. */
export function oncePerTarget(derived: readonly DerivedFinding[]): readonly Diagnostic[] {
  const first = new Map<string, Diagnostic>()
  for (const { found, anchor } of derived) {
    const { code, message, severity } = found
    const place = severity === 'error' || anchor !== null ? placeOf(found) : ''
    const key = `${code} ${anchor ?? message} ${place}`
    if (!first.has(key)) first.set(key, found)
  }
  return [...first.values()]
}

function placeOf({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  return `${file} ${line} ${column}`
}

function isOfData({ file, line }: Diagnostic): boolean {
  return file?.startsWith('content/data/') === true && line !== null
}

/** Links of the frame are on every page: they are seen from everywhere, and a dead one is a warning. */
const everywhere = { route: '/', file: linkRoot, protected: true, ids: null }

/** A link of the frame. */
export interface FrameLinkUse {
  readonly url: string
  readonly file: string
  /** Finds its place in the file that gives it. For the first one the file is read once more, and most have nothing wrong. */
  readonly placeOf: () => Place | null
  /** Nobody hides it from readers for whom its page is not meant. */
  readonly isPublic?: boolean
  /** It is to lead to a page: the Markdown form of one is a file. */
  readonly isPage?: boolean
}

/** @returns what is wrong with a link of the frame */
export function checkFrameLink({ isPublic, isPage, ...link }: FrameLinkUse, graph: LinkGraph): readonly Diagnostic[] {
  const { url, file, placeOf } = link
  const from = { ...everywhere, protected: isPublic !== true }
  const found = checkLink({ url, kind: 'derived', file, place: null, related: [] }, from, graph)
  if (found === null) return isPage === true ? markdownForm(link, graph) : []
  const hint = found.code === linkToProtected.code ? 'Remove the link: public pages show it.' : found.hint
  // What is dead may come; an address that runs code never will.
  return [{ ...found, ...placeOf(), hint, severity: found.code === unsafeAddress.code ? 'error' : 'warning' }]
}

function markdownForm({ url, file, placeOf }: FrameLinkUse, graph: LinkGraph): readonly Diagnostic[] {
  const { route } = readSitePath(graph.rewrite(url))
  const page = route.replace(/\.md$/, '')
  const isForm = page !== route && graph.page(route) === undefined && graph.page(page) !== undefined
  return isForm ? [deadDerivedLink({ file, place: placeOf() }, { path: route, nearest: page })] : []
}

/** A link that `site.yaml` gives, with the way to its value in the file. */
export interface SettingLink {
  readonly url: string
  readonly path: ValuePath
}

/** @returns what `site.yaml` links to, which is always shown: the one list that the frame shows and that is checked */
export function configLinks(site: WrittenSite): readonly SettingLink[] {
  const { links, topBar, footer, products, brand } = site
  const { questions, products: older, ...single } = links
  const ofRecord = (record: Readonly<Record<string, string | undefined>>, path: ValuePath) =>
    Object.entries(record).flatMap(([key, url]) => (url === undefined ? [] : [{ url, path: [...path, key] }]))
  const ofItems = (items: readonly Item[] | null, path: ValuePath) =>
    (items ?? []).flatMap(({ path: inside, url }, index) => ofRecord({ path: inside, url }, [...path, index]))
  const { logo, logoDark, favicon } = brand
  return [
    ...ofRecord(single, ['links']),
    ...ofRecord(questions, ['links', 'questions']),
    ...ofRecord(older, ['links', 'products']),
    ...ofItems(topBar.products, ['topBar', 'products']),
    ...ofItems(topBar.secondary, ['topBar', 'secondary']),
    ...ofItems(topBar.actions, ['topBar', 'actions']),
    ...footer.columns.flatMap((column, index) => ofItems(column.links, ['footer', 'columns', index, 'links'])),
    ...ofItems(footer.legal, ['footer', 'legal']),
    ...Object.entries(products ?? {}).flatMap(([key, given]) =>
      typeof given === 'string' ? [] : ofRecord({ path: given.path, url: given.url }, ['products', key]),
    ),
    ...[...new Set([logo, logoDark, favicon])].flatMap((url) =>
      url === null ? [] : [{ url, path: ['brand', url === logo ? 'logo' : url === logoDark ? 'logoDark' : 'favicon'] }],
    ),
  ]
}

interface Item {
  readonly path?: string | undefined
  readonly url?: string | undefined
}
