import { addressesIn, linksInText } from '../links-in-text.ts'
import { hasMembers } from '../members.ts'
import type { ValuePath } from './value-path.ts'

/**
 * Finds addresses in the values and the text of one file. A record may have thousands of links that lead nowhere: each value,
 * and each part of the text, is read once for all of them.
 */
export interface LinkSearch {
  /** @returns the way from a value to the first text in it that is the address, or has it in its Markdown; null when none has */
  wayTo(value: unknown, url: string): ValuePath | null
  /**
   * @param start where the part of the text begins, by which it is known again
   * @returns the offset of the address in the part; null where it is not there as it is
   */
  offsetIn(text: string, start: number, url: string): number | null
}

/** Characters that are looked through for addresses that no list of addresses can have, as one with a bracket in it. */
const mostSearched = 100_000_000

/** A text of a value. */
interface Held {
  readonly path: ValuePath
  readonly text: string
}

interface Listed {
  readonly texts: readonly Held[]
  /** The first text that is an address, or has it. */
  readonly by: ReadonlyMap<string, Held>
}

/** @returns a search for addresses in values, which looks through so much text at most */
export function createLinkSearch(): LinkSearch {
  const values = new WeakMap<object, Listed>()
  const parts = new Map<number, ReadonlyMap<string, readonly number[]>>()
  let left = mostSearched
  const search = (text: string, url: string): number | null => {
    if (left <= 0) return null
    left -= text.length
    return linksInText(text, url)[0] ?? null
  }
  return {
    wayTo(value, url) {
      if (!hasMembers(value))
        return value === url || (typeof value === 'string' && search(value, url) !== null) ? [] : null
      const listed = values.get(value) ?? listOf(value)
      values.set(value, listed)
      const found = listed.by.get(url) ?? listed.texts.find(({ text }) => search(text, url) !== null)
      return found?.path ?? null
    },
    offsetIn(text, start, url) {
      const listed = parts.get(start) ?? addressesIn(text)
      parts.set(start, listed)
      return listed.get(url)?.[0] ?? search(text, url)
    },
  }
}

function listOf(value: object): Listed {
  const texts: Held[] = []
  const by = new Map<string, Held>()
  const visit = (one: unknown, path: ValuePath): void => {
    if (typeof one === 'string') {
      const held = { path, text: one }
      texts.push(held)
      for (const address of [one, ...addressesIn(one).keys()]) if (!by.has(address)) by.set(address, held)
    }
    if (!hasMembers(one)) return
    for (const [key, child] of Object.entries(one)) visit(child, [...path, Array.isArray(one) ? Number(key) : key])
  }
  visit(value, [])
  return { texts, by }
}
