import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** What repeats for each operation is one finding: the first place is blamed, the others are related. */
export function gather(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const found = new Map<string, { readonly first: Diagnostic; readonly others: Diagnostic[] }>()
  // What an alias repeats is written once.
  const places = new Set<string>()
  for (const one of diagnostics) {
    const key = `${one.code} ${one.severity} ${one.message}`
    const place = `${key} ${one.file}:${one.line}:${one.column}`
    if (places.has(place)) continue
    places.add(place)
    const known = found.get(key)
    if (known === undefined) found.set(key, { first: one, others: [] })
    else known.others.push(one)
  }
  return [...found.values()].map(({ first, others }) => {
    if (others.length === 0) return first
    const more = others.flatMap(({ file, line, column }) =>
      file === null ? [] : [{ message: 'The same here', file, line, column }],
    )
    return { ...first, related: [...first.related, ...more] }
  })
}

/** @returns each finding once; of the same with two severities the graver */
export function unique<Found extends { readonly diagnostic: Diagnostic }>(all: readonly Found[]): readonly Found[] {
  const known = new Map<string, Found>()
  for (const one of all) {
    const { code, file, line, column, message, severity } = one.diagnostic
    const key = `${code} ${file}:${line}:${column} ${message}`
    if (!known.has(key) || severity === 'error') known.set(key, one)
  }
  return [...known.values()]
}
