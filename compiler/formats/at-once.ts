/** @returns what comes of all steps of a work that may also be done a step at a time */
export function atOnce<Value>(steps: Generator<unknown, Value>): Value {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
