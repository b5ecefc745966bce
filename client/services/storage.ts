type Area = 'localStorage' | 'sessionStorage'

/** @returns null also where storage is denied: even to name it may throw */
export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Keeps a value; where storage is denied or full, nothing is kept.
 *
 * @param value null removes the entry: denied storage holds none of ours
 */
export function writeItem(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // What was to be kept holds for this page.
  }
}
