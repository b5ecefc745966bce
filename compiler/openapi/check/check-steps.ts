import { tooManySteps } from '../../diagnostics/codes/references.ts'
import { field, inside, items, type Source } from '../document/document.ts'
import { type DocumentSet, resolveReference } from '../document/reference.ts'
import { variantsOf } from '../schema/flatten.ts'
import type { Spot } from './spot.ts'

/** Steps, of a reference or an `allOf` each, over which a schema is read: a thousand that extend one another. */
const mostSteps = 2000

/** What one schema takes in. */
type TakesIn = readonly Source[]

/**
 * Reports schemas that take in others over more steps than are read. Of a chain that is too long the one with which it
 * becomes so is named: what takes that one in is too long as well.
 *
 * @param schemas all that were met
 * @param spotOf where a schema's faults are reported
 */
export function checkSteps(documents: DocumentSet, schemas: readonly Source[], spotOf: (source: Source) => Spot): void {
  const steps = new Map<unknown, number>()
  for (const source of schemas) {
    if (!steps.has(source.value)) countSteps(documents, source, steps, (tooLong) => report(spotOf(tooLong), tooLong))
  }
}

/**
 * Counts depth first, with a stack of its own: a chain is longer than calls can be deep. A circle ends where it began.
 *
 * @param onTooLong called for what is over the limit and takes in nothing that is
 */
function countSteps(
  documents: DocumentSet,
  first: Source,
  steps: Map<unknown, number>,
  onTooLong: (source: Source) => void,
): void {
  const stack: { readonly source: Source; readonly takes: TakesIn; next: number }[] = []
  const open = (source: Source) => {
    steps.set(source.value, 0)
    stack.push({ source, takes: takesIn(documents, source), next: 0 })
  }
  open(first)
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const taken = top.takes[top.next]
    top.next++
    if (taken !== undefined) {
      if (!steps.has(taken.value)) open(taken)
      continue
    }
    stack.pop()
    const longest = top.takes.reduce((most, { value }) => Math.max(most, (steps.get(value) ?? 0) + 1), 0)
    steps.set(top.source.value, longest)
    if (longest === mostSteps + 1) onTooLong(top.source)
  }
}

/** What holds together with a schema: what it refers to, its parts, and a choice that is none (`flatten`). */
function takesIn(documents: DocumentSet, source: Source): TakesIn {
  const { value, file } = source
  const reference = field(value, '$ref') ?? field(value, '$dynamicRef')
  const target = typeof reference === 'string' ? resolveReference(documents, file, reference).source : undefined
  const choices = (['oneOf', 'anyOf'] as const).flatMap((kind) => {
    const { variants } = variantsOf(inside(source, kind))
    return variants.length === 1 ? variants : []
  })
  return [...(target === undefined ? [] : [target]), ...items(inside(source, 'allOf')), ...choices]
}

function report(at: Spot, { file, value }: Source): void {
  const key = ['$ref', '$dynamicRef', 'allOf', 'oneOf', 'anyOf'].find((name) => field(value, name) !== undefined)
  at.report(tooManySteps({ file, place: key === undefined ? at.value() : at.key(key) }, { most: mostSteps }))
}
