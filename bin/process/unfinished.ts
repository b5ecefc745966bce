import { writeSync } from 'node:fs'
import { exit } from '../exit.ts'
import { childMark, readInWork } from './in-work.ts'

/**
 * Ends the process with a message and status 70 where it ends before its work does: code of the site has called
 * `process.exit`, or waits for what never comes. Its status would be 0, as if all had been written.
 *
 * @returns to be called when the work is done
 */
export function watchEnd(): () => void {
  // Own code gets an environment without it.
  const descriptor = process.env[childMark]
  let isDone = false
  process.on('exit', () => {
    if (isDone) return
    const { file } = descriptor === undefined ? { file: null } : readInWork(Number(descriptor))
    const during = file === null ? '' : ` while processing ${file}`
    try {
      writeSync(
        2,
        `signalpost: ended before its work was done${during}, and the output is as it was. Either code of the site has called process.exit, or this is a fault of the tool itself: then please report it.\n`,
      )
    } catch {
      // Nobody reads: the status says it.
    }
    process.exitCode = exit.crashed
  })
  return () => {
    isDone = true
  }
}
