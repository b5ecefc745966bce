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

/** Places may count their lines when they are asked for. */
function membersOf(value: Record<string, unknown>): readonly string[] {
  return 'start' in value && 'end' in value ? [...Object.keys(value), 'start', 'end'] : Object.keys(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
