import type { Place } from '../diagnostics/diagnostic.ts'
import type { Json } from '../model/public-block.ts'
import type { RecordName } from '../model/record-name.ts'
import type { AiLabelReading } from './ai-labels.ts'
import type { DataLists } from './kinds.ts'
import type { Origin } from './records.ts'

/** What blocks may ask of the data under `content/data/`: the lists of every kind, and a few questions about records. */
export type DataKinds = DataLists & DataQueries

export interface DataQueries {
  /** Checks an AI label that is in a page instead of a file. */
  readAiLabel(config: Json): AiLabelReading
  /**
   * The lists of the kind of data that has parts, for a reader who looks at nothing but one of them: it is not asked again
   * when another one has changed.
   *
   * @param part names it: the kind, then what the kind tells its parts apart by
   */
  ofPart(part: readonly [kind: string, ...part: string[]]): DataLists
  /** Whether a record is there and was refused: who names it need not hear that it is unknown. */
  isRefused(record: RecordName): boolean
  /** The place of a record of these lists, for a related place in a diagnostic; null for what came with the tool. */
  originOf(record: object): Origin | null
  /** Where a record has an address, or the record itself; null when it is there no more. */
  placeOfLink(record: Pick<Origin, 'file' | 'path'>, url: string): Place | null
}
