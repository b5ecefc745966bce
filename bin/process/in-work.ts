import { readSync, writeSync } from 'node:fs'
import type { Before } from '../services/looked-before.ts'

/** In the environment of the process that does the work: the descriptor of the file for `keepInWork`. */
export const childMark = 'SIGNALPOST_CHILD'

/** In the environment of that process: the pages that took too long in the one before, and the seconds that they had. */
export const overBudgetMark = 'SIGNALPOST_OVER_BUDGET'

/** In the environment of that process: the site as whoever started it saw it (`HandedOver`, JSON); absent where nobody looked. */
export const beforeMark = 'SIGNALPOST_BEFORE'

/**
 * In the environment of that process: `NODE_EXTRA_CA_CERTS` of whoever started it. Node reads all of that file at its start,
 * for some 40 ms, and a build asks nobody outside.
 */
export const certificatesMark = 'SIGNALPOST_EXTRA_CA_CERTS'

/** The site as whoever has started this process saw it. */
export interface HandedOver extends Before {
  /** Absolute: the file that holds what was seen (`Looked`). */
  readonly seenIn: string
}

/** What the work is on right now, so that the process that outlives a crash can name it and tidy up. */
export interface InWork {
  /** A file of the content, relative to the root; null between files. */
  file(path: string | null): void
  /** A folder, absolute, that must go when the work is cut off; null once there is none. */
  temporary(path: string | null): void
  /** The page that may take these seconds, of which some are spent; null where no page is to blame for the time. */
  page(file: string | null, seconds: number, spent?: number): void
  /** What it is on. */
  current(): InWorkRecord
  /** The number of the page for which the supervisor has sent SIGINT, told once; null where it has sent none since. */
  takeInterrupt(): number | null
}

/** A page whose time is measured. */
export interface PageAtWork {
  readonly file: string
  readonly seconds: number
  /** What it had taken of them before. */
  readonly spent: number
  /** Another one each time that work on a page begins or goes on. */
  readonly number: number
}

export interface InWorkRecord {
  readonly file: string | null
  readonly temporary: string | null
  readonly page: PageAtWork | null
}

const nothing: InWorkRecord = { file: null, temporary: null, page: null }

/** More than any record takes: two paths, escaped. */
const recordSize = 64 * 1024
/** What most take. The supervisor looks twice a second and does nothing else, so that nothing collects what that leaves. */
const usualSize = 1024

/**
 * Keeps the record in memory and, given a file descriptor, in that file: one line of JSON at its beginning, which the
 * supervisor reads when the process is gone. A write into a file costs a few microseconds and wakes nobody; a message
 * to the supervisor could be lost in an abort.
 */
export function keepInWork(descriptor: number | null): InWork {
  let record = nothing
  let number = 0
  let taken: number | null = null
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
    file(file) {
      if (file !== record.file) set({ ...record, file })
    },
    temporary: (temporary) => set({ ...record, temporary }),
    page(file, seconds, spent = 0) {
      const page = file === null ? null : { file, seconds, spent, number: ++number }
      set({ ...record, file: file ?? record.file, page })
    },
    current: () => record,
    takeInterrupt: () => {
      const noted = descriptor === null ? null : readInterrupt(descriptor)
      if (noted === taken) return null
      taken = noted
      return noted
    },
  }
}

/** Digits of a number, and what parts it from an older one. */
const numberSize = 16

function readInterrupt(descriptor: number): number | null {
  try {
    const buffer = Buffer.alloc(numberSize)
    if (readSync(descriptor, buffer, 0, numberSize, recordSize) === 0) return null
    return Number.parseInt(buffer.toString('latin1'), 10)
  } catch {
    return null
  }
}

/** Writes down, after the record, for which page the process is about to get SIGINT. */
export function noteInterrupt(descriptor: number, number: number): void {
  writeSync(descriptor, `${number}\n`.padEnd(numberSize), recordSize)
}

/** @returns the last record in the file; an empty one when there is none that can be read */
export function readInWork(descriptor: number): InWorkRecord {
  try {
    const { file, temporary, page } = JSON.parse(
      firstLine(descriptor, usualSize) ?? firstLine(descriptor, recordSize) ?? '',
    )
    return {
      file: typeof file === 'string' ? file : null,
      temporary: typeof temporary === 'string' ? temporary : null,
      page: page ?? null,
    }
  } catch {
    return nothing
  }
}

/** @returns null where the line is longer than `size` */
function firstLine(descriptor: number, size: number): string | null {
  const buffer = Buffer.allocUnsafe(size)
  const bytes = buffer.subarray(0, readSync(descriptor, buffer, 0, size, 0))
  const end = bytes.indexOf('\n')
  return end === -1 ? null : bytes.toString('utf8', 0, end)
}
