import { dirname } from 'node:path'
import { damagedOutputRecord } from '../diagnostics/codes/emit.ts'
import { outputLocked } from '../diagnostics/codes/output.ts'
import { nowhere, type Outcome } from '../diagnostics/diagnostic.ts'
import { type Disk, disk as realDisk, systemCode } from './disk.ts'
import { unlessRefused } from './fault.ts'
import { makeFolders } from './folders.ts'
import { recover } from './journal.ts'
import { takeLock } from './lock.ts'
import { checkOwner, checkPlace, hostFolders, type OutFolder, workFolders } from './out-folder.ts'

/** An output folder that this process alone may write to. */
export interface OutputLock {
  /** The folder, absolute. */
  readonly path: string
  /** As messages show it. */
  readonly shown: string
  /** The folder for operators, absolute. */
  readonly host: string
  /** Where new files are prepared. */
  readonly work: string
  touch(): void
  release(): Promise<void>
}

/**
 * Opens an output folder for writing: checks its place, takes its lock, finishes what a build that was cut off has
 * left behind, and refuses a folder with files that no build has written.
 *
 * @returns the lock, which must be released; null with a diagnostic where the folder may not be written to
 */
export async function openOutput(options: {
  readonly out: string
  readonly root: string
  readonly disk?: Disk
}): Promise<Outcome<OutputLock | null>> {
  const disk = options.disk ?? realDisk
  return await unlessRefused(options.root, async () => {
    const place = checkPlace(options.out, options.root, disk)
    return 'code' in place ? { value: null, diagnostics: [place] } : await openFolder(place, disk)
  })
}

async function openFolder(place: OutFolder, disk: Disk): Promise<Outcome<OutputLock | null>> {
  const work = makeWorkFolder(place, disk)
  const host = hostFolders(place.path)[work === workFolders(place).beside ? 'beside' : 'inside']
  const { lock, owner } = await takeLock(place.path, work, disk)
  if (lock === null) return { value: null, diagnostics: [outputLocked(nowhere, { out: place.shown, owner })] }
  try {
    const [works, hosts] = [workFolders(place), hostFolders(place.path)]
    for (const side of ['beside', 'inside'] as const) {
      const folder = works[side]
      const site = { out: place.path, host: hosts[side], work: folder }
      if (disk.look(folder) === null || recover(site, disk)) continue
      await lock.release()
      return {
        value: null,
        diagnostics: [damagedOutputRecord(nowhere, { path: folder, why: 'its journal is damaged' })],
      }
    }
    const foreign = checkOwner(place, { out: place.path, host }, disk)
    if (foreign !== null) {
      await lock.release()
      return { value: null, diagnostics: [foreign] }
    }
  } catch (error) {
    await lock.release()
    throw error
  }
  return { value: { ...place, host, work, touch: lock.touch, release: lock.release }, diagnostics: [] }
}

/** Beside the output when that is on the same file system and may be written to, inside of it otherwise. */
function makeWorkFolder(place: OutFolder, disk: Disk): string {
  const { beside, inside } = workFolders(place)
  const out = disk.look(place.path)
  if (out !== null && out.device !== disk.look(dirname(place.path))?.device) {
    makeFolders(inside, disk)
    return inside
  }
  try {
    makeFolders(beside, disk)
    return beside
  } catch (error) {
    if (out === null || !['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) throw error
    makeFolders(inside, disk)
    return inside
  }
}
