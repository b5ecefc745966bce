/** @returns a function that makes a value for each key once, and holds it as long as somebody holds the key */
export function remembered<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
