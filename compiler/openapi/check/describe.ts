/** @returns what a value is, in words for a message */
export function describe(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  if (typeof value === 'string') return value.length > 60 ? 'a text' : `text \`${value}\``
  return `${typeof value} \`${String(value)}\``
}

/** @returns what a value is, as it stands after 'Unexpected', where no article follows */
export function describeBare(value: unknown): string {
  return describe(value).replace(/^an? /, '')
}
