type Area = 'localStorage' | 'sessionStorage'

/** @returns null also where storage is denied: even to name it may throw */
export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value; where storage is denied or full, nothing is kept. */
export function writeItem(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value)
  } catch {
    // What was to be kept holds for this page.
  }
}

/** Removes an entry; where storage is denied there is none. */
export function removeItem(area: Area, key: string): void {
  try {
    window[area].removeItem(key)
  } catch {
    // Denied storage holds nothing of ours.
  }
}
