import { type ContentView, changedView } from './content-view.ts'
import type { ContentRole } from './role.ts'

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
