import { z } from 'zod'
import { hasMembers } from '../formats/members.ts'
import { optionalText, text } from './fields.ts'
import { defineKind } from './kind.ts'
import { byKey, type DataFile, type Loading, readList, readRecord } from './records.ts'

/** One error of the API (spec 3). Its texts are Markdown written elsewhere: never trusted, never MDX. */
export interface ErrorEntry {
  readonly code: number
  readonly message: string
  readonly secondary_message: string | null
  readonly log_level: 'ERROR' | 'WARNING'
  readonly log_type: string | null
  readonly docs: string | null
  readonly causes: string | null
  readonly solutions: string | null
  readonly description: string | null
  readonly product: string | null
  readonly date_created: string | null
  readonly last_updated: string | null
}

const errorSchema: z.ZodType<ErrorEntry> = z.looseObject({
  code: z.int().min(0),
  message: text,
  secondary_message: optionalText,
  log_level: z.enum(['ERROR', 'WARNING']),
  log_type: optionalText,
  docs: optionalText,
  causes: optionalText,
  solutions: optionalText,
  description: optionalText,
  product: optionalText,
  date_created: optionalText,
  last_updated: optionalText,
})

/** Reads a list of error records; a file of the folder `errors/` may also hold a single one. */
function readErrors(loading: Loading, data: DataFile): ErrorEntry[] {
  const { value } = data.placed
  if (value === null) return []
  // What has nothing of a record is no record that lacks all of it.
  const isRecord = hasMembers(value) && ['code', 'message', 'log_level'].some((key) => Object.hasOwn(value, key))
  if (!isRecord) return readList(loading, data, [], errorSchema)
  const record = readRecord(loading, data, [], errorSchema)
  return record === null ? [] : [record]
}

export interface ErrorLists {
  readonly errors: readonly ErrorEntry[]
  readonly errorsByCode: ReadonlyMap<number, ErrorEntry>
}

export const errorsKind = defineKind<ErrorLists>({
  name: 'errors',
  place: 'file or folder',
  schema: z.union([z.array(errorSchema), errorSchema]),
  lists: ['errors', 'errorsByCode'],
  load({ each, loading }) {
    const errorsByCode = byKey(loading, each(readErrors), 'error record with code', ({ code }) => code)
    return { errors: [...errorsByCode.values()], errorsByCode }
  },
})
