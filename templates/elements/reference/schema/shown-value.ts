/** @returns a value of a schema as readers see it: an empty text would be nothing at all */
export function shownValue(value: string): string {
  return value === '' ? '""' : value
}
