import { addressOf, importer } from '../../import-again.ts'
import type { FacetCount, Results, SearchProvider } from './hit.ts'
import type { StaticSearch, StaticSearchOptions } from './static/static-search.ts'
import type { Asked, Told } from './static/thread.ts'

const script = () => import('./static/thread.ts')
const loadScript = importer(script)

interface State {
  /** Null where the browser can't have one, or it has failed. */
  thread: Worker | null
  /** The search that does its work in the page; null until it is needed. */
  here: Promise<StaticSearch> | null
  /** The number of the last question to the thread. */
  last: number
}

/** Who waits for the answer to a question. */
interface Waiting {
  done(value: never): void
  failed(fault: unknown): void
  /** Asks the same of a search in this thread. */
  instead(): void
}

/**
 * The site's own search in a thread of its own: it begins while the reader types, and never holds up a key. The page itself
 * has no part of it, unless the browser can't have a thread: then it works in the page.
 */
export function openStaticSearch(options: StaticSearchOptions): SearchProvider {
  const state: State = { thread: null, here: null, last: 0 }
  const isNew = askedAfterPause()
  const waiting = new Map<number, Waiting>()
  const here = () => {
    state.here ??= loadScript().then(({ createStaticSearch }) => createStaticSearch(options))
    state.here.catch(() => {
      state.here = null
    })
    return state.here
  }
  const post = (asked: Asked) => state.thread?.postMessage(asked)
  const give = <Value>(
    asked: (id: number) => Asked,
    instead: (search: SearchProvider) => Promise<Value>,
  ): Promise<Value> => {
    if (state.thread === null) return here().then(instead)
    const id = ++state.last
    return new Promise<Value>((done, failed) => {
      waiting.set(id, { done, failed, instead: () => void here().then(instead).then(done, failed) })
      post(asked(id))
    })
  }
  state.thread = startThread(waiting, () => {
    state.thread = null
  })
  post({ open: options })
  return {
    warm(query, choice) {
      if (isNew()) {
        state.here = null
        post({ open: options })
      }
      if (state.thread !== null) post({ prepare: query, choice })
      else
        here().then(
          (search) => search.warm(),
          () => {},
        )
    },
    search: (...search) =>
      give<Results>(
        // The thread is told all three, whatever was left out.
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

/** @param fail called when it can't work. @returns null where there can be none */
function startThread(waiting: Map<number, Waiting>, fail: () => void): Worker | null {
  try {
    const thread = new Worker(addressOf(script), { type: 'module' })
    thread.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      const { done, failed } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if (data.fault === undefined) done?.(data.value as never)
      else failed?.(new Error(data.fault))
    })
    // Its script could not be had, or the browser takes no modules there.
    thread.addEventListener('error', () => {
      fail()
      for (const { instead } of waiting.values()) instead()
      waiting.clear()
    })
    return thread
  } catch {
    return null
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
