import { track } from '../../services/track.ts'
import { createAnswerView } from './answer-view.ts'
import { askedOnce } from './asked-once.ts'
import type { Choice, FacetCount, Results, SearchProvider } from './hit.ts'
import { type KeptSearch, keepSearch, keptSearch } from './kept.ts'
import { openProvider, scopeOf } from './scope.ts'
import type { SearchFrame } from './search-frame.ts'

/** Searches, and shows what was found. */
export interface Answers {
  /** Begins with what the search for what is typed will need. */
  warm(query: string): void
  /** The hits that are shown are of the query before: they can be seen, but not used. */
  setAside(): void
  /** Takes all answers out of the dialog. */
  clear(): void
  /** Clears, and searches all products of the page's own brand again. */
  reset(): void
  /**
   * Rejects when the search can't be reached.
   *
   * @param answered called when there is an answer, before it is shown
   */
  find(query: string, isCurrent: () => boolean, answered: () => void): Promise<void>
  /** Shows the last search of the visit again. @returns false where there is none in this scope */
  restore(): boolean
  move(by: number): void
  /** Opens the hit that is marked, or the first. @returns false where there is none */
  choose(): boolean
}

/** @param frame that the answers are put into, below its field */
export function createAnswers(frame: SearchFrame): Answers {
  const { config, input, run } = frame
  const scope = scopeOf(config)
  const provider = askedOnce(() => openProvider(config, scope))
  const all: Choice = { product: null, brand: null }
  const state = { page: 0, pages: 0, choice: all }
  const view = createAnswerView(frame, {
    turn(by) {
      state.page = Math.min(Math.max(state.page + by, 0), Math.max(state.pages - 1, 0))
      void run()
    },
    choose(changes) {
      state.choice = { ...state.choice, ...changes }
      state.page = 0
      void run()
    },
  })

  function show(query: string, results: Results): void {
    state.pages = results.pages
    view.show({ query, page: state.page, product: state.choice.product }, results)
  }

  return {
    warm(query) {
      const { choice } = state
      const begun = provider().then((found) => found.warm?.(query, choice))
      begun.catch(() => {})
    },
    setAside: () => {
      state.page = 0
      view.setAside()
    },
    clear: view.clear,
    reset() {
      state.choice = all
      view.clear()
    },
    async find(query, isCurrent, answered) {
      const asked = { scope: scope.name, query, page: state.page, ...state.choice }
      const shown = (results: Results) => {
        answered()
        show(query, results)
      }
      await findAndKeep(asked, await provider(), { isCurrent, show: shown, showOther: view.showOther })
    },
    restore() {
      const kept = keptSearch(scope.name)
      if (kept === null) return false
      const { query, page, product, brand, results, other = null } = kept
      input.value = query
      Object.assign(state, { page, choice: { product, brand } })
      show(query, results)
      view.showOther(other)
      return true
    },
    move: view.options.move,
    choose: view.options.choose,
  }
}

/** What is done with an answer while no newer question has overtaken it. */
interface Shown {
  isCurrent(): boolean
  show(results: Results): void
  showOther(share: FacetCount): void
}

/** Searches, and keeps what was found for a reader who comes back: not what lacks a part of the index. */
async function findAndKeep(asked: Omit<KeptSearch, 'results'>, provider: SearchProvider, shown: Shown): Promise<void> {
  const { query, page, product, brand } = asked
  const results = await provider.search(query, page, { product, brand })
  if (!shown.isCurrent()) return
  shown.show(results)
  const isWhole = results.incomplete !== true
  if (isWhole) keepSearch({ ...asked, results })
  track('search', { query, results: results.total, page: page + 1 })
  const other = await provider.elsewhere?.(query, { product, brand }).catch(() => null)
  if (other == null || !shown.isCurrent()) return
  shown.showOther(other)
  if (isWhole) keepSearch({ ...asked, results, other })
}
