import type { ContentRole, ContentView } from './content-view.ts'

/** The same content as if some files were not there. */
export function withoutFiles(content: ContentView, hidden: ReadonlySet<string>): ContentView {
  const lists = new Map<ContentRole, { readonly of: readonly string[]; readonly shown: readonly string[] }>()
  return {
    get revision() {
      return content.revision
    },
    get unread() {
      return content.unread
    },
    get diagnostics() {
      return content.diagnostics
    },
    paths(role) {
      const of = content.paths(role)
      const known = lists.get(role)
      if (known?.of === of) return known.shown
      const shown = of.filter((path) => !hidden.has(path))
      lists.set(role, { of, shown })
      return shown
    },
    version: (path) => (hidden.has(path) ? null : content.version(path)),
    isLasting: (version) => content.isLasting?.(version) ?? true,
    size: (path) => (hidden.has(path) ? null : content.size(path)),
    read: (path) => content.read(path),
    mentions: (path, words) => (hidden.has(path) ? words.map(() => false) : content.mentions(path, words)),
    assetProblems: (path) => content.assetProblems(path),
    location: (path) => content.location(path),
  }
}
