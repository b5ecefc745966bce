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

const textOrBracket = /"(?:[^"\\]|\\.?)*"?|(?<open>[{[])|(?<close>[}\]])/gs

function isDeep(text: string): boolean {
  let depth = 0
  for (const { groups = {} } of text.matchAll(textOrBracket)) {
    if (groups.open !== undefined) depth += 1
    if (groups.close !== undefined) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
