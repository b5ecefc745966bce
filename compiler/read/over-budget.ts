import { slowToCompile } from '../diagnostics/codes/file-texts.ts'
import { type ContentView, changedView } from './content-view.ts'

/** Pages and partials that took too long, by path, with the seconds that they had. It only grows. */
export type OverBudget = ReadonlyMap<string, number>

/** No file's version. */
const version = 'over budget'

/**
 * The same content without what took too long: it is there, and can't be read. That holds for this process alone: the
 * next one tries again.
 */
export function withoutOverBudget(content: ContentView, over: OverBudget): ContentView {
  return changedView(content, {
    get revision() {
      return content.revision + over.size
    },
    version: (path) => (over.has(path) ? version : content.version(path)),
    isLasting: (one) => one !== version && (content.isLasting?.(one) ?? true),
    read(path) {
      const seconds = over.get(path)
      if (seconds === undefined) return content.read(path)
      return { source: null, diagnostics: [slowToCompile({ file: path, place: null }, { seconds })] }
    },
    mentions: (path, words) => (over.has(path) ? words.map(() => false) : content.mentions(path, words)),
  })
}
