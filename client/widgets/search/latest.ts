/** Keeps what was made last, each under its key; what nobody has asked for longest goes. */
export function createLatest<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    /** @param make makes what is not kept */
    get(key: string, make: () => Value): Value {
      const value = kept.get(key) ?? make()
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return value
    },
  }
}
