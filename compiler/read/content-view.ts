import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../formats/source.ts'
import type { ContentRole } from './role.ts'

/** The content of a site as it is now, for those who ask for a file when they need it. Paths are relative to the root. */
export interface ContentView {
  /** Counts the changes: as long as it is the same, every other answer but the bytes of a file is too. */
  readonly revision: number
  /** Paths of a kind, in the order of the paths. The same list as long as no file comes or goes. */
  paths(role: ContentRole): readonly string[]
  /** Another one after every change of the file; null when there is no such file. */
  version(path: string): string | null
  /** Whether a later process may trust a version to be that of the same bytes; default: it may. */
  isLasting?(version: string): boolean
  /** Bytes of an asset; null for what is none. */
  size(path: string): number | null
  /** Reads a file as it is at this moment. */
  read(path: string): { readonly source: SourceFile | null; readonly diagnostics: readonly Diagnostic[] }
  /** Whether the front matter of a page holds each of these words; its body may be looked through too. */
  mentions(path: string, words: readonly string[]): readonly boolean[]
  /** What is wrong with an asset by its bytes: what browsers run, and secrets. Runs nothing, keeps nothing. */
  assetProblems(path: string): readonly Diagnostic[]
  /** Where the file is on the disk. */
  location(path: string): string
  /** Paths of what is there and no file that can be read: a link to it is not dead. The same list until it changes. */
  readonly unread: readonly string[]
  /** Pages without a file that took too long and are left out: the seconds that each had, by its route; default: none. */
  readonly slowRoutes?: ReadonlyMap<string, number>
  /** What is wrong with names and kinds of files. */
  readonly diagnostics: readonly Diagnostic[]
}

/** @returns the same content, but for what `changes` answers; all else is asked of it at that moment */
export function changedView(content: ContentView, changes: Partial<ContentView>): ContentView {
  const same: ContentView = {
    get revision() {
      return content.revision
    },
    get unread() {
      return content.unread
    },
    get slowRoutes() {
      return content.slowRoutes ?? new Map()
    },
    get diagnostics() {
      return content.diagnostics
    },
    paths: (role) => content.paths(role),
    version: (path) => content.version(path),
    isLasting: (version) => content.isLasting?.(version) ?? true,
    size: (path) => content.size(path),
    read: (path) => content.read(path),
    mentions: (path, words) => content.mentions(path, words),
    assetProblems: (path) => content.assetProblems(path),
    location: (path) => content.location(path),
  }
  // A spread would read getters once and for all.
  return Object.defineProperties(same, Object.getOwnPropertyDescriptors(changes))
}

/** The same content as if some files were not there. */
export function withoutFiles(content: ContentView, hidden: ReadonlySet<string>): ContentView {
  const lists = new Map<ContentRole, { readonly of: readonly string[]; readonly shown: readonly string[] }>()
  return changedView(content, {
    paths(role) {
      const of = content.paths(role)
      const known = lists.get(role)
      if (known?.of === of) return known.shown
      const shown = of.filter((path) => !hidden.has(path))
      lists.set(role, { of, shown })
      return shown
    },
    version: (path) => (hidden.has(path) ? null : content.version(path)),
    size: (path) => (hidden.has(path) ? null : content.size(path)),
    mentions: (path, words) => (hidden.has(path) ? words.map(() => false) : content.mentions(path, words)),
  })
}
