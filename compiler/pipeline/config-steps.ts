import { navigationFolders, type SidebarRules } from '../assemble/choose-sidebar.ts'
import { withoutExcludedItems } from '../assemble/excluded-items.ts'
import { resolveSite } from '../data/site/resolve-site.ts'
import { type LoadedSite, loadSiteConfig } from '../data/site/site-file.ts'
import { checkLayout } from '../hosts/check-layout.ts'
import { hostNames } from '../hosts/hosts.ts'
import type { AboutFile } from '../model/about-file.ts'
import { filesOf, linkRoot, pagesFolder } from '../model/routes.ts'
import type { Graph } from './graph/graph.ts'
import type { NavigationSteps } from './navigation-steps.ts'
import { asHash, asHashes, asJson, asNames } from './print.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

const docsFolder = `${pagesFolder}docs/`

/** What `site.yaml` says, and what follows from it for this content. */
export function configSteps(
  { step, about }: Graph,
  sources: SourceSteps,
  { titles }: NavigationSteps,
  { isExcluded }: Pick<World, 'isExcluded'>,
) {
  const settings = step('settings', () => readSettings(sources, about), { print: printOfSettings })
  const docsRoot = step(
    'docs root',
    () => (sources.listed('pages').some((path) => path.startsWith(docsFolder)) ? '/docs' : '/'),
    asJson,
  )
  const foldersOf = (files: readonly string[]) => foldersBelow(docsRoot() === '/' ? pagesFolder : docsFolder, files)
  /** Folders with pages directly below the docs root. */
  const folders = step('folders', () => foldersOf(sources.listed('pages')), asJson)
  /** Those of them that hold more than a page of their own. */
  const sections = step(
    'sections',
    () => new Set(foldersOf(sources.listed('pages').filter((path) => !/\/index\.mdx?$/.test(path)))),
    asNames,
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
        hasPage: (route) => filesOf(route).some((path) => sources.exists(path)),
        get folders() {
          return folders()
        },
        get navigation() {
          return titles()
        },
      })
      return isExcluded === undefined ? settled : withoutExcludedItems(settled, (href) => isExcluded(href, linkRoot))
    },
    asHash,
  )
  const isConfigured = step('is configured', () => settings().value !== null, asJson)
  const knowsPages = step('knows pages', () => settings().knowsPages, asJson)
  const areas = step('areas', () => new Set(Object.keys(config().products)), asNames)
  const sidebarRules = rulesFrom({ config, folders: sidebarFolders, sections })
  return { settings, config, isConfigured, knowsPages, areas, sidebarRules }
}

/** Asks for each rule where it decides something: most sidebars need only two of them. */
function rulesFrom(ask: { readonly [Rule in keyof SidebarRules]: () => SidebarRules[Rule] }): SidebarRules {
  return {
    get config() {
      return ask.config()
    },
    get folders() {
      return ask.folders()
    },
    get sections() {
      return ask.sections()
    },
  }
}

/** @returns the settings, and the text in which they have their places */
function readSettings(sources: SourceSteps, about: AboutFile): LoadedSite & { readonly text: string } {
  const [path] = sources.listed('site')
  const mode = sources.needsValues() ? 'build' : 'check'
  if (path === undefined) return { ...loadSiteConfig(null, sources.env, mode, hostNames), text: '' }
  const { file, diagnostics } = sources.text(path)
  const loaded = about(path, () => loadSiteConfig(file, sources.env, mode, hostNames))
  if (file === null) return { ...loaded, diagnostics, text: '' }
  const layout = checkLayout(loaded.standIn, loaded.placeOf, path)
  return { ...loaded, diagnostics: [...diagnostics, ...loaded.diagnostics, ...layout], text: file.text }
}

/**
 * The same for `build` and `check` of the same file, so that a check after a build reads nothing anew; key by key of the file,
 * so that it can be told which one made a page new.
 */
function printOfSettings({ text, value, standIn, diagnostics, placeOf }: ReturnType<typeof readSettings>): string {
  const written = Object.entries(standIn).filter(([key]) => placeOf([key], 'key') !== null)
  return asHashes.print({ ...Object.fromEntries(written), '': [text, value, standIn, diagnostics] })
}

/** @returns the names of folders directly below `start` that hold any of the files, in the order of these */
function foldersBelow(start: string, files: readonly string[]): readonly string[] {
  const below = files.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []))
  return [...new Set(below.flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])))]
}
