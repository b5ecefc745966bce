/** A memory of what was asked for last. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/**
 * Two halves, of which the older one goes as a whole when the other is full; what is asked for moves into the newer one. A
 * map that is emptied when it is full loses what is asked for most with all else.
 *
 * @param most how many values a half holds
 */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  let newer = new Map<Key, Value>()
  let older = new Map<Key, Value>()
  const set = (key: Key, value: Value): void => {
    if (newer.size >= most) {
      older = newer
      newer = new Map()
    }
    newer.set(key, value)
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
