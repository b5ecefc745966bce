import { factsOf, type PageFacts, referenceOf } from '../assemble/frame.ts'
import { generatedRoutes } from '../assemble/generated-pages.ts'
import { readHead } from '../assemble/page-head.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import { kindAt } from '../data/kinds.ts'
import { routeOf } from '../model/routes.ts'
import { siteFiles } from '../read/site-files.ts'
import { isProtected, withProtection } from '../validate/protection.ts'
import type { Graph } from './graph/graph.ts'
import { asBriefJson, asJson, passing } from './print.ts'
import type { SettingGroups } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'

export type FileFactSteps = ReturnType<typeof fileFactSteps>

/**
 * What the files of pages say of themselves, by their front matter alone.
 *
 * @param isTold whether this output may have a page of that route
 */
export function fileFactSteps(graph: Graph, groups: SettingGroups, isTold: (route: string) => boolean) {
  const { sources, registry, settings } = groups
  const { step } = graph
  const { config, data } = settings
  const { head, isRead, frontMatter } = headSteps(graph, groups)
  const { routes, fileAt, marked } = routeSteps(graph, sources)
  /** Without a specification none of them can lead to one, and no page is read to find them. */
  const hasSpecifications = step(
    'has specifications',
    () => sources.listed('data').some((path) => kindAt(path)?.name === 'openapi'),
    asJson,
  )
  const references = step(
    'references',
    () =>
      (hasSpecifications() ? marked() : []).flatMap((path) => {
        const own = frontMatter(path)
        return own === null || (own.draft && !sources.showsDrafts())
          ? []
          : (referenceOf({ route: routeOf(path), frontMatter: own }) ?? [])
      }),
    asJson,
  )
  /** Routes of the pages with the description of an API below them. */
  const described = () => references().flatMap(({ route }) => (writtenFacts(route)?.protected === false ? [route] : []))
  /** Site paths of assets and of the files that every build makes besides pages. */
  const files = step('files', () => {
    const assets = sources.listed('asset').map((path) => ({ path }))
    return siteFiles(assets, routes().keys(), described(), sources.unread())
  })
  const isFile = step('is file', (path) => files().has(path), asJson)

  /** Routes of pages made from data. They don't depend on where links lead. */
  const routesFromData = step(
    'routes from data',
    () => generatedRoutes(registry, config(), data, references()).filter(isTold),
    asJson,
  )
  const factsFrom = (route: string, own: FrontMatter) =>
    factsOf({ route, frontMatter: own }, config(), settings.areas(), sources.showsDrafts())
  const writtenFacts = step(
    'facts of a file',
    (route): PageFacts | undefined => {
      const path = fileAt(route)
      const own = path === null ? null : frontMatter(path)
      return own === null ? undefined : factsFrom(route, own)
    },
    asBriefJson,
  )
  return { head, isRead, routes, fileAt, marked, references, files, isFile, routesFromData, factsFrom, writtenFacts }
}

function headSteps({ step }: Graph, { sources, registry, settings }: SettingGroups) {
  const { validation } = settings
  const head = step(
    'head',
    (path) => {
      const { file } = sources.text(path)
      return file === null ? null : readHead(file, registry, validation)
    },
    passing,
  )
  /** Whether a file can be read: for whoever asks it of all. */
  const isRead = step('is read', (path) => head(path) !== null, asJson)
  const frontMatter = step(
    'front matter',
    (path) => {
      const read = head(path)
      if (read === null) return null
      return withProtection(
        read.frontMatter,
        isProtected(read.protection, registry, validation.partials, validation.variables),
      )
    },
    passing,
  )
  return { head, isRead, frontMatter }
}

function routeSteps({ step }: Graph, sources: SourceSteps) {
  /** Files by their routes; of two with one route the first. */
  const routes = step('routes', () => {
    const found = new Map<string, string>()
    for (const path of sources.listed('pages')) {
      const route = routeOf(path)
      if (!found.has(route)) found.set(route, path)
    }
    return found
  })
  const fileAt = step('file at', (route) => routes().get(route) ?? null, asJson)
  /** Pages whose front matter concerns the whole site. */
  const marked = step('marked', () => sources.listed('pages').filter((path) => sources.mentions(path)), asJson)
  return { routes, fileAt, marked }
}
