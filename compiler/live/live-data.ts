import type { DataKinds } from '../data/data.ts'
import { loadData } from '../data/load-data.ts'
import { kindOf } from '../data/records.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source.ts'
import type { Asking } from './asked.ts'
import { type FileMemory, fileMemory, hashOf } from './file-memory.ts'
import type { LiveContent } from './live-content.ts'

type Lists = Omit<DataKinds, 'originOf' | 'readAiLabel' | 'isRefused'>

/** The file or folder under `content/data/` that each list is made from. */
const groups = {
  errors: 'errors',
  errorsByCode: 'errors',
  destinations: 'destinations',
  destinationsById: 'destinations',
  destinationsBySlug: 'destinations',
  destinationCategories: 'destination-categories',
  sources: 'sources',
  sourcesById: 'sources',
  sourcesBySlug: 'sources',
  actions: 'actions',
  actionsBySlug: 'actions',
  aiLabels: 'ai-labels',
  aiLabelsByName: 'ai-labels',
  librarySupport: 'library-support',
  librarySupportByType: 'library-support',
  voices: 'voices',
  codeSamples: 'code-samples',
  sampleNames: 'code-samples',
  searchResults: 'search-results',
  openapiSources: 'openapi',
  specifications: 'openapi',
} as const satisfies Record<keyof Lists, string>

interface Loaded {
  readonly state: string
  readonly kinds: DataKinds
  readonly diagnostics: readonly Diagnostic[]
}

/** The data of a site, each kind read when it is first asked for and again when one of its files has changed. */
export interface LiveData {
  readonly kinds: DataKinds
  /** Loads everything, also what no kind knows. */
  diagnostics(): readonly Diagnostic[]
  /** What is wrong with the files of a kind. */
  found(group: string): readonly Diagnostic[]
  /** Changes with the text of any file of a kind. Reads the files when they are others than the last time. */
  state(group: string): string
}

/** @param config the data of a site with another configuration is another one */
export function liveData(content: LiveContent, config: SiteConfig, asking: Asking): LiveData {
  const sources = fileMemory(content, (source) => source)
  const loaded = new Map<string, Loaded>()
  const known = new Map<string, { readonly revision: number; readonly state: string }>()
  const states = (group: string): string => {
    const { revision } = content
    const last = known.get(group)
    if (last?.revision === revision) return last.state
    const state = stateOf(group, content, sources)
    known.set(group, { revision, state })
    return state
  }
  const load = (group: string): Loaded => {
    const state = states(group)
    const last = loaded.get(group)
    if (last?.state === state) return last
    const files = pathsOf(group, content).map((path) => sources.get(path))
    const { value, diagnostics } = loadData(
      files.flatMap((file) => file?.value ?? []),
      config,
      pathsOf(group, content).filter((_, index) => files[index]?.value == null),
    )
    const reading = files.flatMap((file) => file?.diagnostics ?? [])
    const made = { state, kinds: value, diagnostics: [...reading, ...diagnostics] }
    loaded.set(group, made)
    return made
  }
  const kinds: Partial<Record<keyof DataKinds, unknown>> = {}
  for (const [name, group] of Object.entries(groups) as [keyof Lists, string][]) {
    Object.defineProperty(kinds, name, {
      enumerable: true,
      get: () => {
        asking.note(`data ${group}`, () => states(group))
        return load(group).kinds[name]
      },
    })
  }
  const functions: Pick<DataKinds, 'originOf' | 'readAiLabel' | 'isRefused'> = {
    isRefused: (record) => {
      asking.note(`data ${record.kind}`, () => states(record.kind))
      return load(record.kind).kinds.isRefused(record)
    },
    originOf: (record) => {
      for (const { kinds: one } of loaded.values()) {
        const origin = one.originOf(record)
        if (origin !== null) return origin
      }
      return null
    },
    readAiLabel: (label) => load('').kinds.readAiLabel(label),
  }
  return {
    kinds: Object.assign(kinds, functions) as unknown as DataKinds,
    state: states,
    found: (group) => load(group).diagnostics,
    diagnostics: () => {
      const ours = new Set<string>(Object.values(groups))
      const others = content.paths('data').map(kindOf)
      return [...new Set([...ours, ...others])].flatMap((group) => load(group).diagnostics)
    },
  }
}

function pathsOf(group: string, content: LiveContent): readonly string[] {
  return content.paths('data').filter((path) => kindOf(path) === group)
}

function stateOf(group: string, content: LiveContent, sources: FileMemory<SourceFile>): string {
  return hashOf(
    pathsOf(group, content)
      .map((path) => `${path} ${sources.get(path)?.text}`)
      .join('\n'),
  )
}
