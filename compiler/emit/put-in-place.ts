import { join } from 'node:path'
import { type Disk, ifSystemAllows } from './disk.ts'
import { removeEmpty, removeTree } from './folders.ts'
import { type Journal, publish } from './journal.ts'
import { manifestPath, previousPath } from './manifest.ts'
import type { NextOutput } from './next-output.ts'
import type { OutputLock } from './open-output.ts'
import { hostFolder, locate, ownFolder, type Places } from './places.ts'
import { holdSignals } from './signals.ts'

/** Fewer changed files than this are written through to the disk itself. More would take minutes on a slow disk; after
 * a power cut the next build compares every byte and puts right what is damaged. */
const durableFiles = 500

/**
 * Puts the new files of an output in place in one go.
 *
 * @param placing called when the first file is about to take its place
 */
export async function putInPlace(
  { stage, comparison, lists }: NextOutput,
  lock: OutputLock,
  disk: Disk,
  placing: (() => void) | undefined,
): Promise<void> {
  const { changes, folders, early, late } = comparison
  const site = { out: lock.path, host: lock.host, work: lock.work }
  let journal: Journal
  try {
    if (changes.length <= durableFiles) stage.flush()
    const put = (path: string, pieces: Iterable<string>) => {
      const had = disk.look(locate(site, path)) !== null
      return { path, had, ...stage.addManifest(pieces) }
    }
    const previous = lists.previous === null ? [] : [put(previousPath, [lists.previous])]
    const isOver = lists.previous === null && disk.look(locate(site, previousPath))?.kind === 'file'
    const own = [...previous, put(manifestPath, lists.manifest())]
    journal = {
      created: disk.look(site.out) === null,
      changes: [...changes, ...own],
      folders: withHostFolder(folders, site, disk),
      early,
      late: isOver ? [...late, previousPath] : late,
    }
  } catch (error) {
    stage.discard()
    throw error
  }
  placing?.()
  const letSignals = holdSignals()
  try {
    publish(journal, site, disk)
    // Left from when nothing could be written beside the output.
    if (!isInside(site)) ifSystemAllows(() => removeFormer(site, disk))
  } finally {
    await letSignals()
  }
}

/** @returns the folders to make, outer ones first, with the one that the list of files lies in */
function withHostFolder(folders: readonly string[], places: Places, disk: Disk): readonly string[] {
  const missing = (isInside(places) ? [ownFolder, hostFolder] : [hostFolder]).filter(
    (folder) => disk.look(locate(places, folder)) === null,
  )
  return [...new Set([...folders, ...missing])].sort()
}

function removeFormer({ out }: Places, disk: Disk): void {
  removeTree(join(out, hostFolder), disk)
  removeEmpty(join(out, ownFolder), disk)
}

function isInside({ out, host }: Places): boolean {
  return host === join(out, hostFolder)
}
