/** Levels of a file, and of a text of JSON in one: tools that write references out nest schemas deeply. */
export const deepest = 400

/**
 * The JSON of an object or a list as a text, as many write examples.
 * @param types what the schema takes; none where it takes any
 * @returns what it holds; undefined where a text may stand, where it is no JSON, and where it is nested deeper than a file may be
 */
export function jsonOf(value: unknown, types: readonly string[]): unknown {
  const mayBeText = types.length === 0 || types.includes('string')
  if (typeof value !== 'string' || mayBeText || !/^\s*[{[]/.test(value) || isDeep(value)) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** One character each: a pattern of a whole text would need a step of its own on the stack for each of its characters. */
const marks = /\\.|["{}[\]]/gs

function isDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (const [mark] of text.matchAll(marks)) {
    if (mark === '"') isInText = !isInText
    if (isInText) continue
    if (mark === '{' || mark === '[') depth += 1
    if (mark === '}' || mark === ']') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
