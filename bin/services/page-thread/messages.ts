import type { FirstLook } from '../../../compiler/read/list-content.ts'
import type { MarkdownParser } from '../../options.ts'
import type { Used } from '../../site/asked-site.ts'
import type { KnownLog } from '../history.ts'

/** What the thread is started with. */
export interface ThreadData {
  /** Absolute. */
  readonly root: string
  readonly noindex: boolean
  readonly parser: MarkdownParser
  /** What the version history says. */
  readonly log: KnownLog | null
  /** Of the list of all pages with a file, see `meeting`. */
  readonly meeting: SharedArrayBuffer
  /** Where the thread says what it is at. */
  readonly place: SharedArrayBuffer
  /** What was seen of the files just before. */
  readonly first: FirstLook | undefined
}

/** To the thread, at its beginning: for `Graph.join`; null where nothing can be kept. */
export type HeadStart = Uint8Array<ArrayBuffer> | null

/** From the thread, at its end. */
export interface ThreadResult {
  /** For `Graph.join`; null where nothing can be kept. */
  readonly traces: Uint8Array<ArrayBuffer> | null
  /** What was read besides the content; null where answers depend on more than can be named. */
  readonly used: Used | null
}
