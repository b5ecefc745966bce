import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { OutputFile } from '../../../compiler/model/output.ts'
import type { SlowFile } from '../progress-buffer.ts'

/** What the thread that checks is started with. */
export interface WorkerData {
  readonly root: string
  /** One number that both threads see: how many messages were sent. A check that is older than the last gives up. */
  readonly sent: SharedArrayBuffer
  /** Where the thread says what it is at. */
  readonly place: SharedArrayBuffer
  /** What to leave out. */
  readonly tooSlow: readonly SlowFile[]
}

/** To the thread. `number` counts the messages. */
export type Request =
  /** Check the site as it is now. `generation` comes back with the result. */
  | { readonly kind: 'check'; readonly number: number; readonly generation: number }
  /** Leave a file out from now on. */
  | { readonly kind: 'leave out'; readonly number: number; readonly one: SlowFile }
  /** Make the files for crawlers, or the index of the site's search. */
  | { readonly kind: 'make'; readonly number: number; readonly what: Made; readonly dates: Dates }

export type Made = 'hosted' | 'search'
/** ISO dates of the last changes by file. */
export type Dates = ReadonlyMap<string, string>

/** From the thread. */
export type Reply =
  | {
      readonly kind: 'checked'
      readonly generation: number
      readonly diagnostics: readonly Diagnostic[]
      readonly errors: number
      readonly warnings: number
      readonly pages: number
    }
  | { readonly kind: 'made'; readonly what: Made; readonly files: readonly OutputFile[] }
  /** It could not be made; the text says why. */
  | { readonly kind: 'failed'; readonly what: Made; readonly reason: string }
