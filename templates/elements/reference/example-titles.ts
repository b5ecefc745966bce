import type { Example } from '../../../compiler/openapi/model.ts'

/** @returns the titles to choose examples by, each only once: the summary, else the name, else the number */
export function exampleTitles(examples: readonly Example[]): readonly string[] {
  const taken = new Set<string>()
  return examples.map(({ summary, name }, index) => {
    const candidates = [summary, name, `Example ${index + 1}`, `Example ${index + 1} (${name ?? ''})`]
    const title = candidates.find((text) => text !== null && !taken.has(text)) ?? `${index + 1}`
    taken.add(title)
    return title
  })
}
