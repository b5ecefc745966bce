type Area = 'localStorage' | 'sessionStorage'

/** @returns null also where storage is denied: even to name it may throw */
export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** @returns whether the value is kept; false where storage is denied or full */
export function writeItem(area: Area, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value)
    return true
  } catch {
    return false
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
