import { join, relative, resolve } from 'node:path'
import { FSWatcher } from 'chokidar'
import { memberOf } from '../../../compiler/formats/members.ts'
import { codeOf } from '../../../compiler/formats/thrown.ts'

/** The system's word that something in a folder may have changed. */
export interface FolderWatch {
  /**
   * Watches these folders and no others.
   *
   * @param folders relative to the root
   * @param again those whose names may belong to other folders than before, which the old watches don't see
   */
  follow(folders: readonly string[], again: readonly string[]): void
  close(): void
}

export interface FolderWatchOptions {
  /** Absolute. */
  readonly root: string
  /** @param moved the entry has come, gone or been replaced; false for a change of its content alone */
  onHint(path: string, moved: boolean): void
  /** More folders will be watched in a moment: what is in them by then has sent no event. */
  onMore(): void
  /** The system gives no more watches: there are no hints any more. */
  onExhausted(reason: string): void
}

/** What a system says that has no more watches, or files, to give. */
const exhausted = new Set(['ENOSPC', 'EMFILE', 'ENFILE'])
/** Folders at once, and milliseconds to the next: chokidar lists each first, and readers have come meanwhile. */
const [atOnce, pause] = [32, 25]

/** Watches folders, with no watch for any file: a folder sends events of its files too. Links in them are not followed. */
export function watchFolders({ root, onHint, onMore, onExhausted }: FolderWatchOptions): FolderWatch {
  const watched = new Set<string>()
  /** Folders that chokidar has let go, or may have: it can't be asked which. */
  const released = new Set<string>()
  let waiting: readonly string[] = []
  let timer: NodeJS.Timeout | undefined
  const watcher = new FSWatcher({
    ignoreInitial: true,
    // Whether an editor has written a file in one step or in two does not matter to a hint.
    atomic: false,
    ignored: (location) => !watched.has(slashes(location)),
  })
  watcher.on('raw', (event, name, details) => onHint(relativeTo(root, name, details), String(event) === 'rename'))
  // The listing of the folder above may have begun before this one came back, and end after its new watch was set.
  watcher.on('unlinkDir', (location) => {
    const gone = slashes(location)
    for (const one of watched) if (one === gone || one.startsWith(`${gone}/`)) released.add(one)
    if (released.size > 0) onMore()
  })
  watcher.on('error', (error) => {
    const code = codeOf(error)
    if (typeof code === 'string' && exhausted.has(code)) onExhausted(code)
  })
  const goOn = () => {
    timer = undefined
    const batch = waiting.slice(0, atOnce)
    if (batch.length === 0) return
    waiting = waiting.slice(atOnce)
    for (const one of batch) watched.add(one)
    watcher.add(batch)
    onMore()
    timer = setTimeout(goOn, pause)
  }
  return {
    follow: (folders, again) => {
      const locationOf = (folder: string) => slashes(join(root, folder))
      const wanted = new Set(folders.map(locationOf))
      // One that isn't wanted has gone, and is let go by the listing of the folder above it, unless it is back by then.
      for (const one of watched) {
        if (wanted.has(one)) continue
        watched.delete(one)
        released.add(one)
      }
      const anew = [...again.map(locationOf), ...[...released].filter((one) => wanted.has(one))]
      if (anew.length > 0) watcher.unwatch(anew)
      for (const one of anew) {
        watched.delete(one)
        released.delete(one)
      }
      waiting = [...wanted].filter((one) => !watched.has(one))
      if (timer === undefined) goOn()
    },
    close: () => {
      clearTimeout(timer)
      waiting = []
      void watcher.close()
    },
  }
}

/** @param details of an event of the system: they name the folder that it is watched by */
function relativeTo(root: string, name: string, details: unknown): string {
  const watchedPath = memberOf(details, 'watchedPath')
  const location = typeof watchedPath !== 'string' ? resolve(name) : join(watchedPath, name ?? '')
  return slashes(relative(root, location))
}

function slashes(location: string): string {
  return location.replaceAll('\\', '/')
}
