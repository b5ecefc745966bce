/**
 * Finds the first place where two trees differ: types, values, members and positions. Members that are undefined count as
 * absent.
 *
 * @returns null when there is none
 */
export function firstDifference(reference: unknown, other: unknown, path = ''): string | null {
  if (!isObject(reference) || !isObject(other))
    return Object.is(reference, other) ? null : `${path}: ${JSON.stringify(reference)} became ${JSON.stringify(other)}`
  for (const key of new Set([...Object.keys(reference), ...Object.keys(other)])) {
    const found = firstDifference(reference[key], other[key], `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
