import type { Choice } from '../hit.ts'
import { createStaticSearch, type StaticSearch, type StaticSearchOptions } from './static-search.ts'

// The script of the search's own thread; a page whose browser can't have one makes its search from it.
export { createStaticSearch }

/** What the page asks of the thread, and what it is told. */
export type Asked =
  | { readonly open: StaticSearchOptions }
  | { readonly prepare: string; readonly choice: Choice }
  | { readonly id: number; readonly search: readonly [query: string, page: number, choice: Choice | undefined] }
  | { readonly id: number; readonly elsewhere: readonly [query: string, choice: Choice] }
export interface Told {
  readonly id: number
  readonly value?: unknown
  /** Why there is no value. */
  readonly fault?: string
}

/** Milliseconds without a key after which the texts of the pages are loaded, too. */
const idleMs = 100

/** Answers in the thread. */
function serve(): void {
  const state: { search: StaticSearch | null; next: (() => Promise<void>) | null; timer: number } = {
    search: null,
    next: null,
    timer: 0,
  }
  // Only the newest query is prepared next: those typed before it are dropped.
  const prepare = async (work: () => Promise<void>) => {
    const isBusy = state.next !== null
    state.next = work
    if (isBusy) return
    while (state.next !== null) {
      const now: () => Promise<void> = state.next
      await now().catch(() => {})
      if (state.next === now) state.next = null
    }
  }
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    clearTimeout(state.timer)
    if ('open' in data) {
      state.search = createStaticSearch(data.open)
      state.search.warm()
      return
    }
    const { search } = state
    if (search === null) return
    if ('prepare' in data) {
      const { prepare: query, choice } = data
      search.warm(query)
      void prepare(() => search.prepare(query, choice))
      state.timer = Number(setTimeout(() => void search.search(query, 0, choice).catch(() => {}), idleMs))
      return
    }
    const { id } = data
    const answer: Promise<unknown> =
      'search' in data
        ? search.search(...data.search)
        : (search.elsewhere?.(...data.elsewhere) ?? Promise.resolve(null))
    answer.then(
      (value) => postMessage({ id, value } satisfies Told),
      (fault: unknown) => postMessage({ id, fault: String(fault) } satisfies Told),
    )
  })
}

if ('WorkerGlobalScope' in globalThis) serve()
