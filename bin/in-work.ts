import { readSync, writeSync } from 'node:fs'

/** In the environment of the process that does the work: the descriptor of the file for `keepInWork`. */
export const childMark = 'SIGNALPOST_CHILD'

/** What the work is on right now, told so that whoever outlives a crash can name it and tidy up. */
export interface InWork {
  /** A file of the content, relative to the root; null between files. */
  file(path: string | null): void
  /** A folder, absolute, that must go when the work is cut off; null once there is none. */
  temporary(path: string | null): void
}

export interface InWorkRecord {
  readonly file: string | null
  readonly temporary: string | null
}

const nothing: InWorkRecord = { file: null, temporary: null }

/** More than any record takes: two paths, escaped. */
const recordSize = 64 * 1024

/**
 * Keeps the record in memory and, given a file descriptor, in that file: one line of JSON at its beginning, which the
 * supervisor reads when the process is gone. A write into a file costs a few microseconds and wakes nobody; a message
 * to the supervisor could be lost in an abort.
 */
export function keepInWork(descriptor: number | null): InWork & { current(): InWorkRecord } {
  let record = nothing
  const set = (next: InWorkRecord) => {
    record = next
    if (descriptor === null) return
    try {
      writeSync(descriptor, `${JSON.stringify(record)}\n`, 0)
    } catch {
      // Without a record a crash is still reported, only without a name.
    }
  }
  return {
    file: (file) => set({ ...record, file }),
    temporary: (temporary) => set({ ...record, temporary }),
    current: () => record,
  }
}

/** @returns the last record in the file; an empty one when there is none that can be read */
export function readInWork(descriptor: number): InWorkRecord {
  try {
    const buffer = Buffer.alloc(recordSize)
    const text = buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, recordSize, 0))
    const { file, temporary } = JSON.parse(text.slice(0, text.indexOf('\n')))
    return { file: typeof file === 'string' ? file : null, temporary: typeof temporary === 'string' ? temporary : null }
  } catch {
    return nothing
  }
}
