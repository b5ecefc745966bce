/** @returns whether a value, which may come from anywhere, has members that can be looked at */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
