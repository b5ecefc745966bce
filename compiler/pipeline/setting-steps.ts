import { navigationFolders } from '../assemble/choose-sidebar.ts'
import { withoutExcludedItems } from '../assemble/excluded-items.ts'
import { loadKind } from '../data/kind.ts'
import { dataKinds, kindAt } from '../data/kinds.ts'
import { loadNavigation } from '../data/navigation.ts'
import { kindOf, type Origin } from '../data/records.ts'
import { loadRedirects } from '../data/redirects-file.ts'
import { resolveSite } from '../data/resolve-site.ts'
import { siteData } from '../data/site-data.ts'
import { type LoadedSite, loadSiteConfig } from '../data/site-file.ts'
import { siteValue, siteValuePaths } from '../data/site-value.ts'
import { createParser, type ParseMarkdown } from '../formats/markdown/parse-markdown.ts'
import { checkLayout } from '../hosts/check-layout.ts'
import type { Registry } from '../model/registry.ts'
import { filesOf } from '../model/routes.ts'
import { parsePartial } from '../parse/parse.ts'
import { withoutExtension } from '../read/extension.ts'
import type { PageInput } from '../validate/check-page.ts'
import type { Graph } from './graph.ts'
import { asHash, asJson } from './print.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

const pagesFolder = 'content/pages/'
const docsFolder = `${pagesFolder}docs/`
const partialsFolder = 'content/partials/'
/** Parts the names of a path: no name holds it. */
const gap = '\n'

export type SettingSteps = ReturnType<typeof settingSteps>

/** The files of a site that are no pages: settings, data, navigation, redirects and partials. */
export function settingSteps(
  { step }: Graph,
  sources: SourceSteps,
  registry: Registry,
  { fast = null, isExcluded }: Pick<World, 'fast' | 'isExcluded'>,
) {
  const settings = step('settings', (): LoadedSite => {
    const [path] = sources.listed('site')
    const mode = sources.needsValues() ? 'build' : 'check'
    if (path === undefined) return loadSiteConfig(null, sources.env, mode)
    const { file, diagnostics } = sources.text(path)
    const loaded = loadSiteConfig(file, sources.env, mode)
    if (file === null) return { ...loaded, diagnostics }
    const layout = checkLayout(loaded.standIn, loaded.placeOf, path)
    return { ...loaded, diagnostics: [...diagnostics, ...loaded.diagnostics, ...layout] }
  })
  const docsRoot = step(
    'docs root',
    () => (sources.listed('pages').some((path) => path.startsWith(docsFolder)) ? '/docs' : '/'),
    asJson,
  )
  /** Folders with pages directly below the docs root. */
  const folders = step(
    'folders',
    () => {
      const start = docsRoot() === '/' ? pagesFolder : docsFolder
      const below = sources
        .listed('pages')
        .flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []))
      return [...new Set(below.flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])))]
    },
    asJson,
  )
  const titles = step(
    'navigation titles',
    () =>
      [...navigationPaths()].flatMap(([name]) => {
        const tree = navigation(name)?.tree
        return tree === undefined ? [] : [{ name, title: tree.title, path: tree.path ?? null }]
      }),
    asJson,
  )
  /** Navigation files by the folders whose pages show them. */
  const sidebarFolders = step('sidebar folders', () => navigationFolders(titles(), docsRoot()), {
    print: (folders) => JSON.stringify([...folders]),
  })
  /** What of `site.yaml` can be used, with defaults for the rest where it is wrong. */
  const config = step(
    'config',
    () => {
      const root = docsRoot()
      const settled = resolveSite(settings().standIn, {
        docsRoot: root,
        noindex: sources.noindex(),
        hasRootPage: filesOf(root).some((path) => sources.exists(path)),
        get folders() {
          return folders()
        },
        get navigation() {
          return titles()
        },
      })
      return isExcluded === undefined
        ? settled
        : withoutExcludedItems(settled, (href) => isExcluded(href, 'content/pages/index.md'))
    },
    asHash,
  )
  const isConfigured = step('is configured', () => settings().value !== null, asJson)
  const areas = step('areas', () => new Set(Object.keys(config().products)), { print: (all) => [...all].join(' ') })
  const variable = step('variable', (path) => siteValue(config(), path.split(gap)), asJson)

  const origins = new WeakMap<object, Origin>()
  const dataKind = step('data kind', (name) => {
    const kind = dataKinds.find((one) => one.name === name)
    if (kind === undefined) throw new Error(`No kind of data is called ${name}`)
    const paths = sources.listed('data').filter((path) => kindAt(path) === kind)
    const files = paths.map((path) => ({ path, ...sources.text(path) }))
    const refused = [...sources.unread(), ...files.flatMap(({ path, file }) => (file === null ? [path] : []))]
    const loaded = loadKind(
      kind,
      files.flatMap(({ file }) => file ?? []),
      refused.filter((path) => path.startsWith('content/data/') && kindOf(path) === name),
      config(),
      origins,
    )
    return { ...loaded, diagnostics: [...files.flatMap(({ diagnostics }) => diagnostics), ...loaded.diagnostics] }
  })

  const dataProblems = step('data problems', (name) => dataKind(name).diagnostics, asJson)

  const navigationFile = step('navigation file', (path) => {
    const { file, diagnostics } = sources.text(path)
    const { value, diagnostics: found } = loadNavigation(file === null ? [] : [file])
    return { value: value[0] ?? null, diagnostics: [...diagnostics, ...found] }
  })
  const navigationPaths = step('navigation paths', () => {
    const found = sources.listed('navigation').map((path): [string, string] => [nameOf(path), path])
    return new Map(found)
  })
  const navigation = step('navigation', (name) => {
    const path = navigationPaths().get(name)
    return path === undefined ? null : navigationFile(path).value
  })
  /** The name of a file that is wrong is known to nobody. */
  const navigationNames = step(
    'navigation names',
    () => [...navigationPaths()].flatMap(([name, path]) => (navigationFile(path).value === null ? [] : [name])),
    asJson,
  )

  const redirectsFile = step('redirects file', () => {
    const [path] = sources.listed('redirects')
    const { file, diagnostics } = path === undefined ? { file: null, diagnostics: [] } : sources.text(path)
    const { value, diagnostics: found } = loadRedirects(file)
    return { value, diagnostics: [...diagnostics, ...found] }
  })

  const markdown = createParser(registry.byDirective, fast)
  // Which parser makes it changes no tree; who asks for another one wants to see that.
  const parse: ParseMarkdown = (text, format) => {
    sources.parser()
    return markdown(text, format)
  }
  const partial = step('partial', (name) => {
    const { file, diagnostics } = sources.text(partialsFolder + name)
    const page = file === null ? null : parsePartial(file, registry, parse)
    return { page, diagnostics: [...diagnostics, ...(page?.diagnostics ?? [])] }
  })
  const partialNames = step(
    'partial names',
    () => sources.listed('partials').map((path) => path.slice(partialsFolder.length)),
    asJson,
  )
  const validation: PageInput = {
    registry,
    parse,
    variables: (path) => variable(path.join(gap)),
    get variableNames() {
      return siteValuePaths(config())
    },
    partials: {
      // One that can't be read is reported by itself.
      has: (name) => sources.exists(partialsFolder + name),
      get: (name) => (sources.exists(partialsFolder + name) ? (partial(name).page ?? undefined) : undefined),
      keys: () => partialNames(),
    },
  }
  return {
    ...{ settings, config, isConfigured, areas, dataKind, dataProblems, navigation, navigationFile, navigationNames },
    sidebarFolders,
    ...{ redirectsFile, partial, partialNames, validation },
    data: siteData(dataKind, origins),
  }
}

function nameOf(path: string): string {
  return withoutExtension(path.replace(/^.*\//, ''))
}
