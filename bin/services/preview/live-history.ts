import { type FSWatcher, lstatSync, watch } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { runGit } from '../git.ts'
import { type History, noHistory, readHistory } from '../history.ts'

/** The version history as it is now. It is read beside all else, because a long one takes its time. */
export interface LiveHistory {
  readonly current: History
  /** Changes with `current`. */
  readonly state: number
  /** Reads the history for the first time, or again when commits or branches have changed since. */
  look(): void
  close(): void
}

/** Milliseconds after an event: one command of git writes several files. */
const debounceMs = 30

/** @param onChange called when there is another history */
export function liveHistory(root: string, env: Environment, onChange: () => void): LiveHistory {
  let current: History = noHistory
  let state = 0
  let folder: string | null = null
  let head = ''
  let reading = false
  let closed = false
  let stopWatching = () => {}

  const begin = async () => {
    const found = await gitFolder(root)
    if (found === null || closed) return
    folder = found
    stopWatching = watchRepository(found, () => look())
  }
  const read = async () => {
    reading = true
    try {
      if (folder === null) await begin()
      const before = folder === null ? '' : headState(folder)
      const next = await readHistory(root, env, current.log)
      if (closed) return
      head = before
      current = next
      state++
      onChange()
    } finally {
      reading = false
    }
    // What was committed meanwhile.
    look()
  }
  const look = () => {
    if (closed || reading) return
    if (state === 0 || (folder !== null && headState(folder) !== head)) void read()
  }
  return {
    get current() {
      return current
    },
    get state() {
      return state
    },
    look,
    close: () => {
      closed = true
      stopWatching()
    },
  }
}

/** @returns where a repository keeps its state; null outside of one */
async function gitFolder(root: string): Promise<string | null> {
  const { status, stdout } = await runGit(root, ['rev-parse', '--absolute-git-dir'])
  return status === 0 ? stdout.trim() : null
}

/** @returns a function that ends the watch */
function watchRepository(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const changeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, debounceMs)
  }
  // A change of branches may put the files in place first, and say so much later.
  const watchers = [folder, join(folder, 'logs')].flatMap((one) => watched(one, changeSoon))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

function watched(folder: string, onEvent: () => void): readonly FSWatcher[] {
  try {
    const watcher = watch(folder, { persistent: false }, onEvent)
    watcher.on('error', () => {})
    return [watcher]
  } catch {
    // Each change of the content looks at the history too.
    return []
  }
}

/** Every commit, merge and change of the branch writes to one of these. */
function headState(folder: string): string {
  return ['HEAD', 'logs/HEAD', 'packed-refs']
    .map((name) => lstatSync(join(folder, name), { throwIfNoEntry: false }))
    .map((stats) => (stats === undefined ? '' : `${stats.size} ${stats.mtimeMs} ${stats.ino}`))
    .join(' ')
}
