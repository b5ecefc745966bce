/**
 * Finds the first place where two trees differ: types, values, members and positions. Members that are undefined count as
 * absent.
 *
 * @returns null when there is none
 */
export function firstDifference(reference: unknown, other: unknown, path = ''): string | null {
  if (!isObject(reference) || !isObject(other))
    return Object.is(reference, other) ? null : `${path}: ${JSON.stringify(reference)} became ${JSON.stringify(other)}`
  for (const key of new Set([...membersOf(reference), ...membersOf(other)])) {
    const found = firstDifference(reference[key], other[key], `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Members that a class may make only when they are asked for, and that are then none of its keys. */
const made = ['start', 'end', 'position', 'children']

function membersOf(value: Record<string, unknown>): readonly string[] {
  return [...Object.keys(value), ...made.filter((name) => name in value)]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
