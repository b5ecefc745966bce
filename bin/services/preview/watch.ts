import type { ContentStore, Difference } from '../../../compiler/read/content-store.ts'
import { type FolderWatch, type FolderWatchOptions, watchFolders } from './folder-watch.ts'

export interface Watch {
  close(): void
}

interface WatchOptions {
  /** Absolute. */
  readonly root: string
  readonly store: ContentStore
  onChange(difference: Difference): void
  /** Called once, when the system gives no more watches. */
  onPolling(reason: string): void
  /** Whether anybody waits for changes: a look from time to time then finds what no event has named. */
  isUsed(): boolean
  /** What sends the events, when it is not the system. */
  readonly hints?: (options: FolderWatchOptions) => FolderWatch
}

const content = 'content'
/** Milliseconds after the first event: editors write a file in several steps. */
const debounceMs = 6
/** Milliseconds after the last event at which everything is looked at: folders may have come before their watch. */
const recheckDelaysMs = [100, 500] as const
/** Milliseconds between two looks without events, and what part of the time they may take at most. */
const pollIntervalMs = 2000
const maxPollLoad = 0.02
/** More changed names than this, and a look at everything is cheaper. */
const maxNamed = 20

/**
 * Watches the content. Events are hints only, because every system loses some: what has changed is what a look at the
 * disk says.
 */
export function watchContent(options: WatchOptions): Watch {
  const { root, store, onChange, onPolling, isUsed, hints = watchFolders } = options
  /** Names that may belong to another folder than before. */
  const moved = new Set<string>()
  const timers = namedTimers()
  let polling = false
  let closed = false

  const tell = (difference: Difference) => {
    if (difference.paths.length > 0) onChange(difference)
  }
  const follow = () => {
    const again = moved.size === 0 ? [] : store.folders.filter((folder) => hasMoved(folder, moved))
    moved.clear()
    // The root has the event of the content folder itself, when it comes or goes.
    system.follow(['', ...store.folders], again)
  }
  const whenIdle = () => {
    if (polling || isUsed()) looks.around()
    else timers.set('rest', pollIntervalMs, whenIdle)
  }
  const looks = contentLooks(store, timers, tell, (difference, took) => {
    if (closed) return
    if (!polling) follow()
    tell(difference)
    timers.set('rest', Math.max(pollIntervalMs, took / maxPollLoad), whenIdle)
  })
  const lookLater = (delay: number) => timers.set(`later ${delay}`, delay, looks.around)
  const noteHint = (path: string, isMoved: boolean) => {
    if (closed || (path !== content && !path.startsWith(`${content}/`))) return
    if (isMoved) moved.add(path)
    looks.atNamed(path)
    for (const delay of recheckDelaysMs) lookLater(delay)
  }
  const system = hints({
    root,
    onHint: noteHint,
    onMore: () => lookLater(recheckDelaysMs[1]),
    onExhausted: (reason) => {
      if (polling || closed) return
      polling = true
      system.close()
      onPolling(reason)
      looks.atAll()
    },
  })
  follow()
  timers.set('rest', pollIntervalMs, whenIdle)
  return {
    close: () => {
      closed = true
      timers.close()
      system.close()
    },
  }
}

/** Looks at the content, each of which tells what it has found. */
interface ContentLooks {
  /** Looks at what was named, in a moment. */
  atNamed(path: string): void
  atAll(): void
  /** Looks at everything a little at a time: a reader who asks meanwhile is answered first. */
  around(): void
}

/** @param onAll called after a look at everything, with the milliseconds that it took */
function contentLooks(
  store: ContentStore,
  timers: Timers,
  onNamed: (difference: Difference) => void,
  onAll: (difference: Difference, took: number) => void,
): ContentLooks {
  const named = new Set<string>()
  let looking: 'no' | 'yes' | 'and again' = 'no'

  const atAll = () => {
    named.clear()
    const started = performance.now()
    onAll(store.refresh(), performance.now() - started)
  }
  const around = () => {
    // The look under way may have passed what has changed since.
    if (looking !== 'no') {
      looking = 'and again'
      return
    }
    looking = 'yes'
    const started = performance.now()
    void store.refreshInPieces().then((difference) => {
      const isWanted = looking === 'and again' || difference === null
      looking = 'no'
      if (difference !== null) onAll(difference, performance.now() - started)
      if (isWanted) timers.set('again', recheckDelaysMs[0], around)
    })
  }
  const lookAtNamed = () => {
    const paths = [...named]
    named.clear()
    if (paths.length > maxNamed || paths.some((path) => store.version(path) === null)) {
      atAll()
      return
    }
    const found = paths.map((path) => store.look(path))
    onNamed({ paths: found.flatMap((one) => one.paths), structure: found.some((one) => one.structure) })
  }
  return {
    atAll,
    around,
    atNamed: (path) => {
      named.add(path)
      if (!timers.isSet('soon')) timers.set('soon', debounceMs, lookAtNamed)
    },
  }
}

/** Timers by their names: one that is set again begins anew. */
interface Timers {
  set(name: string, delay: number, work: () => void): void
  isSet(name: string): boolean
  /** None goes off any more, and none can be set. */
  close(): void
}

function namedTimers(): Timers {
  const timers = new Map<string, NodeJS.Timeout>()
  let closed = false
  return {
    set: (name, delay, work) => {
      if (closed) return
      const goOff = () => {
        timers.delete(name)
        work()
      }
      clearTimeout(timers.get(name))
      timers.set(name, setTimeout(goOff, delay))
    },
    isSet: (name) => timers.has(name),
    close: () => {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

/** A folder goes where the one above it goes. */
function hasMoved(folder: string, moved: ReadonlySet<string>): boolean {
  for (let path = folder; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    if (moved.has(path)) return true
  return false
}
