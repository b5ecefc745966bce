import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { once } from '../../formats/once.ts'
import { textOf } from '../document/document.ts'

/** An `enum`, looked through once for all that is held against it: lists of thousands have as many examples. */
export interface ListedValues {
  /** @param isText whether all there are texts, as in an address */
  has(value: unknown, isText: boolean): boolean
  /** What is listed as texts, without null, lists and mappings. */
  readonly names: readonly string[]
  nearest(value: unknown): string | null
}

/** Lists and mappings are not compared: there may be more in them than in any file, through aliases. */
export function listedValues(values: readonly unknown[]): ListedValues {
  const plain = values.filter((one) => typeof one !== 'object')
  const holdsOthers = values.some((one) => typeof one === 'object' && one !== null)
  const exact = new Set(plain)
  const names = plain.map(textOf)
  const texts = once(() => new Set(names))
  const search = nearestOfMany(names)
  return {
    names,
    nearest: (value) => (typeof value === 'object' ? null : search(textOf(value))),
    has: (value, isText) => {
      if (typeof value === 'object') return holdsOthers
      return isText ? texts().has(textOf(value)) : exact.has(value)
    },
  }
}
