import { isSeq } from 'yaml'
import { addMember, emptyObject, isForbiddenKey } from './keys.ts'
import { type LongList, longListOf, partsOf } from './list-parts.ts'
import { newReading, type Reading, type ReadOptions, readItems, reportAnchors, reportTags } from './nodes.ts'
import type { Spanned } from './placed.ts'
import type { Problem, ReportProblem } from './problem.ts'
import type { Member } from './spans.ts'
import { addFaults, parseDocuments } from './syntax-faults.ts'

/**
 * Reads a long list with the full parser, a part after the other: what it makes of a text takes up to three hundred times its
 * size until that is read.
 *
 * @returns the list, or null in it where its syntax is wrong, which is reported; null where it is no such list
 */
export function readLongList(
  text: string,
  options: ReadOptions,
  report: ReportProblem,
): { readonly document: Spanned | null } | null {
  const list = longListOf(text)
  if (list === null || options.aliases || (options.forbidKeys && isForbiddenKey(list.key?.name ?? ''))) return null
  const [problems, faults]: [Problem[], Problem[]] = [[], []]
  const reading = newReading(text, options, (problem) => problems.push(problem))
  const read: { readonly value: unknown[]; readonly places: Member[] } = { value: [], places: [] }
  for (const part of partsOf(list, text, list.first)) {
    const documents = parseDocuments(text.slice(part.start, part.end))
    const contents = documents[0]?.contents ?? null
    const isWrong = documents.some(({ errors }) => errors.length > 0)
    if (isWrong) addFaults(faults, text, part, options.depth)
    if (faults.length > 0) continue
    if (isWrong || (contents !== null && !isSeq(contents))) return null
    reportTags(documents, part.start, text, reading.report)
    const items = isSeq(contents) ? contents.items : []
    readItems(items, { ...reading, offset: part.start }, list.key === null ? 1 : 2, read)
  }
  reportAnchors(reading)
  for (const problem of faults.length > 0 ? faults : problems) report(problem)
  return { document: faults.length > 0 ? null : whole(list, read, reading) }
}

/** @returns the list, or the mapping of its key */
function whole(
  { key, start }: LongList,
  { value, places }: { readonly value: readonly unknown[]; readonly places: readonly Member[] },
  { spans }: Pick<Reading, 'spans'>,
): Spanned {
  spans.close(null, places)
  const range = { start, end: places.at(-1)?.end ?? start }
  if (key === null) return { value, root: { ...range, members: spans.last }, spans }
  const { name, keyStart, keyEnd } = key
  spans.close([name], [{ keyStart, keyEnd, ...range, members: spans.last }])
  const object = emptyObject()
  addMember(object, name, value)
  return { value: object, root: { start: keyStart, end: range.end, members: spans.last }, spans }
}
