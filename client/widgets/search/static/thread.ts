import type { Choice, FacetCount, Results, SearchProvider } from '../hit.ts'
import { createStaticSearch, type StaticSearch, type StaticSearchOptions } from './static-search.ts'

/** What the page asks of the thread, and what it is told. */
type Asked =
  | { readonly open: StaticSearchOptions }
  | { readonly prepare: string; readonly choice: Choice }
  | { readonly id: number; readonly search: readonly [string, number, Choice | undefined] }
  | { readonly id: number; readonly elsewhere: readonly [string, Choice] }
interface Told {
  readonly id: number
  readonly value?: unknown
  /** Why there is no value. */
  readonly fault?: string
}

/** Of the page: its thread, or the search that does its work here, and the number of the last question. */
interface State {
  thread: Worker | null
  here: StaticSearch | null
  last: number
}

interface Waiting {
  done(value: never): void
  failed(fault: unknown): void
  /** Asks the same of a search in this thread. */
  instead(): void
}

/**
 * The site's own search in a thread of its own: it begins while the reader types, and never holds up a key. Where the browser
 * can't have one it works in the page.
 */
export function openStaticSearch(options: StaticSearchOptions): SearchProvider {
  const state: State = { thread: null, here: null, last: 0 }
  const isNew = askedAfterPause()
  const waiting = new Map<number, Waiting>()
  const here = () => {
    state.here ??= createStaticSearch(options)
    return state.here
  }
  const post = (asked: Asked) => state.thread?.postMessage(asked)
  const give = <Value>(
    asked: (id: number) => Asked,
    instead: (search: SearchProvider) => Promise<Value>,
  ): Promise<Value> => {
    if (state.thread === null) return instead(here())
    const id = ++state.last
    return new Promise<Value>((done, failed) => {
      waiting.set(id, { done, failed, instead: () => void instead(here()).then(done, failed) })
      post(asked(id))
    })
  }
  try {
    state.thread = new Worker(import.meta.url, { type: 'module' })
    state.thread.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      const { done, failed } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if (data.fault === undefined) done?.(data.value as never)
      else failed?.(new Error(data.fault))
    })
    // Its script could not be had, or the browser takes no modules there.
    state.thread.addEventListener('error', () => {
      state.thread = null
      for (const { instead } of waiting.values()) instead()
      waiting.clear()
    })
    post({ open: options })
  } catch {
    state.thread = null
  }
  return {
    warm(query, choice) {
      if (isNew()) {
        state.here = null
        post({ open: options })
      }
      if (state.thread === null) here().warm()
      else post({ prepare: query, choice })
    },
    search: (...search) =>
      give<Results>(
        (id) => ({ id, search: [search[0], search[1], search[2]] }),
        (own) => own.search(...search),
      ),
    elsewhere: (...elsewhere) =>
      give<FacetCount | null>(
        (id) => ({ id, elsewhere }),
        async (own) => (await own.elsewhere?.(...elsewhere)) ?? null,
      ),
  }
}

/** Milliseconds without a key after which a query is a new one. */
const pauseMs = 3000

/**
 * A page of the preview stays open while others are written: the index is opened anew for what is typed after a pause.
 *
 * @returns with each key whether that is so
 */
function askedAfterPause(): () => boolean {
  let typed = Number.POSITIVE_INFINITY
  return () => {
    const before = typed
    typed = performance.now()
    return typed - before >= pauseMs && document.querySelector('script[data-preview]') !== null
  }
}

/** Milliseconds without a key after which the texts of the pages are loaded, too. */
const idleMs = 100

/** Answers in the thread: the same script runs there. */
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
