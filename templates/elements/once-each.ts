/** @returns a function that makes a value on the first call with a key, and gives the same one on all others with that key */
export function onceEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { readonly value: Value }>()
  return (key) => {
    let known = made.get(key)
    if (known === undefined) {
      known = { value: make(key) }
      made.set(key, known)
    }
    return known.value
  }
}
