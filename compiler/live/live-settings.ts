import type { Navigation, NavigationFile } from '../assemble/frame.ts'
import { loadNavigation } from '../data/navigation.ts'
import { loadRedirects } from '../data/redirects-file.ts'
import { type LoadedSite, loadSiteConfig, type SiteMode } from '../data/site-file.ts'
import type { Outcome } from '../diagnostics/diagnostic.ts'
import type { ParsedPage } from '../parse/parse-body.ts'
import { parsePartial } from '../parse.ts'
import type { RedirectRecord } from '../redirects/record.ts'
import type { Registry } from '../registry.ts'
import type { Partials } from '../validate.ts'
import type { Asking } from './asked.ts'
import { fileMemory, hashOf } from './file-memory.ts'
import type { LiveContent } from './live-content.ts'

const partialsFolder = 'content/partials/'
const siteFile = 'content/site.yaml'
const redirectsFile = 'content/redirects.yaml'

/** The files of a site that are neither pages nor data. */
export interface LiveSettings {
  /** The same object as long as the text is the same. Null where `site.yaml` can't be used. */
  config(): LoadedSite
  /** Changes with the text of `site.yaml`. */
  configState(): string
  redirects(): Outcome<readonly RedirectRecord[]>
  /** Changes with the text of `redirects.yaml`. */
  redirectsState(): string
  readonly navigation: Navigation
  /** All that can be used, and what is wrong with each. */
  allNavigation(): Outcome<readonly NavigationFile[]>
  /** Changes with the text of any navigation file. */
  navigationState(): string
  readonly partials: Partials
  /** Every partial, parsed. */
  allPartials(): Outcome<ReadonlyMap<string, ParsedPage>>
}

/** @param env for `${NAME}` in site.yaml */
export function liveSettings(
  content: LiveContent,
  registry: Registry,
  { mode, env }: { readonly mode: SiteMode; readonly env: Readonly<Record<string, string | undefined>> },
  asking: Asking,
): LiveSettings {
  const sites = fileMemory(content, (source) => loadSiteConfig(source, env, mode))
  const records = fileMemory(content, (source) => loadRedirects(source))
  const sidebars = fileMemory(content, (source) => loadNavigation([source]))
  const parsed = fileMemory(content, (source) => parsePartial(source, registry))
  const missing = loadSiteConfig(null, env, mode)

  const partial = (name: string) => {
    const path = partialsFolder + name
    asking.note(`partial ${name}`, () => parsed.get(path)?.text ?? '')
    return parsed.get(path)
  }
  const partialNames = () => content.paths('partials').map((path) => path.slice(partialsFolder.length))
  const navigationOf = (name: string) => sidebars.get(`content/navigation/${name}.yaml`)
  return {
    config: () => {
      const file = sites.get(siteFile)
      if (file === null) return missing
      if (file.value === null) return { ...missing, diagnostics: file.diagnostics }
      return file.diagnostics.length === 0
        ? file.value
        : { ...file.value, diagnostics: [...file.diagnostics, ...file.value.diagnostics] }
    },
    configState: () => sites.get(siteFile)?.text ?? '',
    redirects: () => {
      const file = records.get(redirectsFile)
      return {
        value: file?.value?.value ?? [],
        diagnostics: [...(file?.diagnostics ?? []), ...(file?.value?.diagnostics ?? [])],
      }
    },
    redirectsState: () => records.get(redirectsFile)?.text ?? '',
    navigation: {
      get: (name) => navigationOf(name)?.value?.value[0],
      // The name of a file that is wrong is known to nobody, as in a build.
      keys: () => namesOf(content).filter((name) => navigationOf(name)?.value?.value[0] !== undefined),
    },
    allNavigation: () => {
      const files = namesOf(content).map(navigationOf)
      return {
        value: files.flatMap((file) => file?.value?.value ?? []),
        diagnostics: files.flatMap((file) => [...(file?.diagnostics ?? []), ...(file?.value?.diagnostics ?? [])]),
      }
    },
    navigationState: () =>
      hashOf(
        content
          .paths('navigation')
          .map((path) => `${path} ${sidebars.get(path)?.text}`)
          .join('\n'),
      ),
    partials: {
      has: (name) => partial(name)?.value != null,
      get: (name) => partial(name)?.value ?? undefined,
      keys: () => {
        asking.note('partials', () => partialNames().join('\n'))
        return partialNames()
      },
    },
    allPartials: () => {
      const found = partialNames().map((name) => [name, parsed.get(partialsFolder + name)] as const)
      return {
        value: new Map(found.flatMap(([name, file]) => (file?.value == null ? [] : [[name, file.value]]))),
        diagnostics: found.flatMap(([, file]) => [...(file?.diagnostics ?? []), ...(file?.value?.diagnostics ?? [])]),
      }
    },
  }
}

function namesOf(content: LiveContent): readonly string[] {
  return content.paths('navigation').map((path) => path.replace(/^.*\//, '').replace(/\.yaml$/, ''))
}
