/** A memory of what was asked for last. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/**
 * Two halves, of which the older one goes as a whole when the other is full; what is asked for moves into the newer one. A
 * map that is emptied when it is full loses what is asked for most with all else.
 *
 * @param most what the values of a half may weigh together; the last one may go beyond it
 * @param weigh what a value takes in memory, in a measure of the caller's; without it values are counted
 */
export function createRecent<Key, Value>(most: number, weigh: (value: Value) => number = () => 1): Recent<Key, Value> {
  let newer = new Map<Key, Value>()
  let older = new Map<Key, Value>()
  let weight = 0
  const set = (key: Key, value: Value): void => {
    if (weight >= most) {
      older = newer
      newer = new Map()
      weight = 0
    }
    newer.set(key, value)
    weight += weigh(value)
  }
  return {
    get(key) {
      const known = newer.get(key)
      if (known !== undefined) return known
      const before = older.get(key)
      if (before !== undefined) set(key, before)
      return before
    },
    set,
  }
}
