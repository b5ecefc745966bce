import type { DataValue } from '../../formats/request/data-value.ts'
import { anyFlag, maxOf, minOf, numbersOf } from '../schema/merge.ts'
import type { Merged } from '../schema/merged.ts'
import { exampleOf } from '../schema/property.ts'
import { otherScalars } from './example-scalar.ts'

/** @returns how many items a list has at least and at most */
export function lengthsOf(list: Merged): { readonly least: number; readonly most: number } {
  return { least: maxOf(numbersOf(list, 'minItems'), 0), most: Math.max(0, minOf(numbersOf(list, 'maxItems'))) }
}

/**
 * @param item the schema of an item
 * @param value what was made of it
 * @param list says whether an item may be there twice; where no more of them can be told apart, there are fewer
 * @returns so many items, with other values after the first where there are some
 */
export function repeated(item: Merged, value: DataValue, count: number, list: Merged): readonly DataValue[] {
  const values = [value]
  if (exampleOf(item) === undefined) {
    for (const other of otherScalars(item, value)) {
      if (values.length >= count) break
      if (!values.includes(other)) values.push(other)
    }
  }
  const distinct = values.length
  if (!anyFlag(list, 'uniqueItems'))
    for (let at = 0; values.length < count; at++) values.push(values[at % distinct] ?? value)
  return values
}
