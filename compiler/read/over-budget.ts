import { slowToCompile } from '../diagnostics/codes/file-texts.ts'
import { type ContentView, changedView } from './content-view.ts'

/** Files, and pages without a file, that took too long. */
export interface OverBudget {
  /** @returns the seconds that a file had; null for one that is not left out */
  secondsOf(path: string): number | null
  /** The seconds of pages without a file, by their routes. */
  readonly routes: ReadonlyMap<string, number>
  /** Grows with every file that is added. */
  readonly changes: number
}

/** @param seconds by path, or by route for a page without a file; it only grows */
export function overBudget(seconds: ReadonlyMap<string, number>): OverBudget {
  return {
    secondsOf: (path) => seconds.get(path) ?? null,
    get routes() {
      return new Map([...seconds].filter(([name]) => name.startsWith('/')))
    },
    get changes() {
      return seconds.size
    },
  }
}

/** No file's version. */
const version = 'over budget'

/**
 * The same content without what took too long: it is there, and can't be read. That holds for this process alone: the
 * next one tries again.
 */
export function withoutOverBudget(content: ContentView, over: OverBudget): ContentView {
  const isOver = (path: string) => over.secondsOf(path) !== null
  return changedView(content, {
    get revision() {
      return content.revision + over.changes
    },
    get slowRoutes() {
      return over.routes
    },
    version: (path) => (isOver(path) ? `${version} ${content.version(path)}` : content.version(path)),
    isLasting: (one) => !one.startsWith(version) && (content.isLasting?.(one) ?? true),
    read(path) {
      const seconds = over.secondsOf(path)
      if (seconds === null) return content.read(path)
      return { source: null, diagnostics: [slowToCompile({ file: path, place: null }, { seconds })] }
    },
    mentions: (path, words) => (isOver(path) ? words.map(() => false) : content.mentions(path, words)),
  })
}
