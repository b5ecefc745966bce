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
  const named = new Set<string>()
  /** Names that may belong to another folder than before. */
  const moved = new Set<string>()
  const timers = new Map<string, NodeJS.Timeout>()
  let polling = false
  let looking: 'no' | 'yes' | 'and again' = 'no'
  let closed = false

  const after = (name: string, delay: number, work: () => void) => {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(work, delay))
  }
  const tell = (difference: Difference) => {
    if (difference.paths.length > 0) onChange(difference)
  }
  const lookAtAll = () => {
    named.clear()
    const started = performance.now()
    noteAll(store.refresh(), performance.now() - started)
  }
  /** Looks at everything a little at a time: a reader who asks meanwhile is answered first. */
  const lookAround = () => {
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
      if (closed) return
      if (difference !== null) noteAll(difference, performance.now() - started)
      if (isWanted) after('again', recheckDelaysMs[0], lookAround)
    })
  }
  const noteAll = (difference: Difference, took: number) => {
    if (!polling) follow()
    tell(difference)
    after('rest', Math.max(pollIntervalMs, took / maxPollLoad), whenIdle)
  }
  const follow = () => {
    const again = moved.size === 0 ? [] : store.folders.filter(hasMoved)
    moved.clear()
    // The root has the event of the content folder itself, when it comes or goes.
    system.follow(['', ...store.folders], again)
  }
  /** A folder goes where the one above it goes. */
  const hasMoved = (folder: string): boolean => {
    for (let path = folder; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
      if (moved.has(path)) return true
    return false
  }
  const whenIdle = () => {
    if (polling || isUsed()) lookAround()
    else after('rest', pollIntervalMs, whenIdle)
  }
  const lookAtNamed = () => {
    timers.delete('soon')
    const paths = [...named]
    named.clear()
    if (paths.length > maxNamed || paths.some((path) => store.version(path) === null)) {
      lookAtAll()
      return
    }
    const found = paths.map((path) => store.look(path))
    tell({ paths: found.flatMap((one) => one.paths), structure: found.some((one) => one.structure) })
  }
  const noteHint = (path: string, isMoved: boolean) => {
    if (closed || (path !== content && !path.startsWith(`${content}/`))) return
    named.add(path)
    if (isMoved) moved.add(path)
    if (!timers.has('soon')) timers.set('soon', setTimeout(lookAtNamed, debounceMs))
    for (const delay of recheckDelaysMs) after(`later ${delay}`, delay, lookAround)
  }
  const system = hints({
    root,
    onHint: noteHint,
    onMore: () => after(`later ${recheckDelaysMs[1]}`, recheckDelaysMs[1], lookAround),
    onExhausted: (reason) => {
      if (polling || closed) return
      polling = true
      system.close()
      onPolling(reason)
      lookAtAll()
    },
  })
  follow()
  after('rest', pollIntervalMs, whenIdle)
  return {
    close: () => {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
      system.close()
    },
  }
}
