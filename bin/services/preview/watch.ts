import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { ContentStore, Difference } from '../../../compiler/read/content-store.ts'

export interface Watch {
  /** Looks at everything now. */
  look(): void
  close(): void
}

interface WatchOptions {
  /** Absolute. */
  readonly root: string
  readonly store: ContentStore
  onChange(difference: Difference): void
  /** Called once, when the system gives no more watches. */
  onPolling(reason: string): void
  /** Whether anybody waits for changes: a look from time to time then finds what no event has told of. */
  isUsed(): boolean
}

/** Milliseconds after the first event: editors write a file in several steps. */
const soon = 6
/** Milliseconds after the last event at which everything is looked at: folders may have come before their watch. */
const later = [100, 500] as const
/** Milliseconds between two looks without events, and what part of the time they may take at most. */
const rest = 2000
const share = 0.02
/** More changed names than this, and a look at everything is cheaper. */
const many = 20

/**
 * Watches the content. Events are hints only, because every system loses some: what has changed is what a look at the
 * disk says. There is one watch for each folder and none for the files, so that it costs little to begin with.
 */
export function watchContent({ root, store, onChange, onPolling, isUsed }: WatchOptions): Watch {
  const watchers = new Map<string, FSWatcher>()
  const named = new Set<string>()
  const timers = new Map<string, NodeJS.Timeout>()
  let polling = false
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
    const difference = store.refresh()
    if (!polling) follow()
    tell(difference)
    after('rest', Math.max(rest, (performance.now() - started) / share), whenIdle)
  }
  const whenIdle = () => {
    if (polling || isUsed()) lookAtAll()
    else after('rest', rest, whenIdle)
  }
  const lookAtNamed = () => {
    timers.delete('soon')
    const paths = [...named]
    named.clear()
    if (paths.length > many || paths.some((path) => store.version(path) === null)) {
      lookAtAll()
      return
    }
    const found = paths.map((path) => store.look(path))
    tell({ paths: found.flatMap((one) => one.paths), structure: found.some((one) => one.structure) })
  }
  const noteEvent = (path: string) => {
    if (closed) return
    named.add(path)
    if (!timers.has('soon')) timers.set('soon', setTimeout(lookAtNamed, soon))
    for (const delay of later) after(`later ${delay}`, delay, lookAtAll)
  }
  const add = (folder: string) => {
    try {
      const watcher = watch(join(root, folder), { persistent: false }, (type, name) => {
        // Of the root only the folder of the content is ours.
        if (folder === '' && name !== 'content') return
        const path = join(folder, name ?? '').replaceAll('\\', '/')
        // Another folder of the same name may be there now, which the old watch does not see.
        if (type === 'rename' && path !== folder) dropAll(path)
        noteEvent(path)
      })
      watcher.on('error', () => drop(folder))
      watchers.set(folder, watcher)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A folder that has gone meanwhile is missing in the next look.
      if (code !== 'ENOSPC' && code !== 'EMFILE' && code !== 'ENFILE') return
      polling = true
      for (const [one] of watchers) drop(one)
      onPolling(code)
    }
  }
  const drop = (folder: string) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const dropAll = (folder: string) => {
    if (!watchers.has(folder)) return
    for (const [one] of watchers) if (one === folder || one.startsWith(`${folder}/`)) drop(one)
  }
  const follow = () => {
    const wanted = new Set(['', ...store.folders])
    for (const [folder] of watchers) if (!wanted.has(folder)) drop(folder)
    for (const folder of wanted) {
      if (polling) break
      if (!watchers.has(folder)) add(folder)
    }
  }
  follow()
  after('rest', rest, whenIdle)
  return {
    look: lookAtAll,
    close: () => {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
      for (const [folder] of watchers) drop(folder)
    },
  }
}
