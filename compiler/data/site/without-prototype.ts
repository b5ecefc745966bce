/** A copy without a prototype: the keys are the author's, and `constructor` must not be found among them. */
export function withoutPrototype<Value>(record: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), record)
}
