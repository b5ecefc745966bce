import type { DataValue } from './data-value.ts'

/** How a language writes data. */
export interface Literals {
  readonly text: (text: string) => string
  readonly nothing: string
  readonly yes: string
  readonly no: string
  readonly list: (items: readonly string[]) => string
  /** @param members each with its name as it is, and its value as code */
  readonly object: (members: readonly (readonly [name: string, value: string])[]) => string
}

/** @returns JSON data as a literal of the language; what JSON has no number for is nothing there, too */
export function literal(value: DataValue, language: Literals): string {
  if (value === null) return language.nothing
  if (typeof value === 'string') return language.text(value)
  if (typeof value === 'boolean') return value ? language.yes : language.no
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : language.nothing
  if (Array.isArray(value)) return language.list(value.map((item) => literal(item, language)))
  return language.object(Object.entries(value).map(([name, member]) => [name, literal(member, language)] as const))
}
