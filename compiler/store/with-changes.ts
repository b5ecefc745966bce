import type { Left, Since } from './left.ts'
import type { Location, SameTraces } from './remembered.ts'
import { isRootBit, type Packed, startOf, type Tables, valueWords, wordAt } from './snapshot.ts'
import { wordsOf } from './trace-tables.ts'

/**
 * @returns the tables of a snapshot with other answers, all else as it lies: they are new ones, as whoever goes on from the
 *   snapshot may read it still
 */
export function withChanges({ head, tables }: Packed, { changed, roots, dropped }: Since, extra: unknown): Packed {
  const { prints, printEnds } = withPrints(tables, changed)
  const { values, valueRows, packs } = withValues({ head, tables }, changed)
  const kinds = tables.kinds.slice()
  for (const number of roots) kinds[number] = wordAt(kinds, number) | isRootBit
  return {
    head: {
      ...head,
      packs,
      dropped: head.dropped + dropped,
      extra,
      values: values.length / valueWords,
      printBytes: prints.length,
    },
    tables: { ...tables, kinds, printEnds, valueRows, values, prints },
  }
}

/**
 * @param left the traces that `traces` has gone on from
 * @returns what is so since they were written, with `traces`
 */
export function alsoChanged(
  { written, since }: Pick<Left, 'written' | 'since'>,
  { changed, roots }: SameTraces,
): Since {
  const before: SameTraces['changed'] = since?.changed ?? new Map()
  let dropped = since?.dropped ?? 0
  for (const number of changed.keys()) {
    const { value } = before.get(number) ?? { value: written.past.value(number) }
    dropped += value?.length ?? 0
  }
  const all = [...before, ...changed]
  return {
    changed: new Map([...new Map(all)].sort(([a], [b]) => a - b)),
    roots: [...(since?.roots ?? []), ...roots],
    dropped,
  }
}

/** @returns names of the packs in which values of a snapshot lie, and of those of some answers */
export function packsWith({ packs }: Packed['head'], { changed }: Since): readonly string[] {
  return [...new Set([...packs, ...[...changed.values()].flatMap(({ value }) => value?.pack ?? [])])]
}

function withPrints(
  { prints, printEnds }: Tables,
  changed: SameTraces['changed'],
): Pick<Tables, 'prints' | 'printEnds'> {
  const parts: Buffer[] = []
  const ends = printEnds.slice()
  let copied = 0
  let shift = 0
  let moved = 0
  const moveTo = (end: number) => {
    if (shift !== 0) for (let number = moved; number < end; number++) ends[number] = wordAt(ends, number) + shift
    moved = end
  }
  for (const [number, { print }] of changed) {
    const [start, end] = [startOf(printEnds, number), wordAt(printEnds, number)]
    const bytes = Buffer.from(print)
    parts.push(prints.subarray(copied, start), bytes)
    copied = end
    moveTo(number)
    shift += bytes.length - (end - start)
  }
  moveTo(ends.length)
  return { prints: Buffer.concat([...parts, prints.subarray(copied)]), printEnds: ends }
}

/** A value lies in the row of the one before it. */
function withValues({ head, tables }: Packed, changed: SameTraces['changed']) {
  const packs = [...head.packs]
  const valueRows = tables.valueRows.slice()
  const added: Location[] = []
  const rows = tables.values.length / valueWords
  for (const [number, { value }] of changed) {
    const row = wordAt(valueRows, number)
    if (value === null) valueRows[number] = 0
    else if (row === 0) valueRows[number] = rows + added.push(value)
  }
  const values = new Uint32Array(tables.values.length + added.length * valueWords)
  values.set(tables.values)
  for (const [number, { value }] of changed) {
    if (value === null) continue
    const pack = packs.includes(value.pack) ? packs.indexOf(value.pack) : packs.push(value.pack) - 1
    values.set(wordsOf(value, pack), (wordAt(valueRows, number) - 1) * valueWords)
  }
  return { values, valueRows, packs }
}
