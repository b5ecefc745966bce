import type { Disk } from './disk.ts'

/**
 * Tells before the first byte of a file is written that there is no room for it, when the system can tell. It is asked
 * again when half of what was free then is used: others write, too.
 */
export function roomCheck(work: string, disk: Disk): (needed: number) => void {
  let left = 0
  return (needed) => {
    left -= needed
    if (left >= 0) return
    const free = disk.free(work)
    if (free !== null && free < needed)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'statfs', path: work })
    left = free === null ? 0 : free / 2 - needed
  }
}
