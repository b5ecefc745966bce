import { createRecent } from '../../formats/recent.ts'
import type { Source } from '../document/document.ts'
import { anyFlag, holdsOthers, merge, textOf } from '../schema/merge.ts'
import type { Merged } from '../schema/merged.ts'
import { exampleOf } from '../schema/property.ts'
import type { Specification } from '../specification.ts'
import { givenValue, scalarOf } from './example-scalar.ts'
import { isFileType } from './file-parts.ts'
import type { PropertyFlags, Scalar } from './scalar.ts'

/** One that holds others, or of which nobody can tell what it is. */
interface Nesting extends PropertyFlags {
  readonly merged: Merged
}

/**
 * @returns a memory of scalars. A schema that a hundred operations take is in a hundred examples, and in those of all that
 *   hold it: to merge its properties for each took half the time of making examples. One takes some 100 bytes
 */
export function scalarMemory(): Specification['scalars'] {
  return createRecent(5000)
}

/** @returns what an example takes of a property: its value, or what to make one of */
export function propertyOf(specification: Specification, sources: readonly Source[]): Scalar | Nesting {
  const { scalars } = specification
  const [only] = sources
  // Of several schemas that hold together none says it alone.
  const key = sources.length === 1 ? only?.value : undefined
  const known = scalars.get(key)
  if (known !== undefined) return known
  const merged = merge(specification, sources)
  const flags = flagsOf(merged)
  const scalar = scalarFrom(merged, flags)
  if (scalar === null) return { merged, ...flags }
  if (key !== undefined) scalars.set(key, scalar)
  return scalar
}

function flagsOf(merged: Merged): PropertyFlags {
  return {
    readOnly: anyFlag(merged, 'readOnly'),
    writeOnly: anyFlag(merged, 'writeOnly'),
    deprecated: anyFlag(merged, 'deprecated'),
  }
}

/** @returns null for what can hold others, and where the schema does not say what it is */
function scalarFrom(merged: Merged, { readOnly, writeOnly, deprecated }: PropertyFlags): Scalar | null {
  const given = givenValue(merged)
  const isExample = exampleOf(merged) !== undefined || isFile(merged)
  if (given !== undefined) return { readOnly, writeOnly, deprecated, isGiven: true, isExample, value: given }
  const [type] = merged.types
  if (type === undefined || type === 'object' || type === 'array' || holdsOthers(merged)) return null
  return { readOnly, writeOnly, deprecated, isGiven: false, isExample, value: scalarOf(merged, type) }
}

/** Whether a text is the content of a file: 3.0 says it by the format, 3.1 by a media type without an encoding. */
function isFile(merged: Merged): boolean {
  if (textOf(merged, 'format') === 'binary') return true
  return textOf(merged, 'contentEncoding') === null && isFileType(textOf(merged, 'contentMediaType') ?? '')
}
