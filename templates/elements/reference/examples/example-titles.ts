import type { Example } from '../../../../compiler/openapi/operation/operation-model.ts'
import { filled, type Say } from '../../texts/texts.ts'

/** @returns the titles to choose examples by, each only once: the summary, else the name, else the number */
export function exampleTitles(examples: readonly Example[], say: Say): readonly string[] {
  const taken = new Set<string>()
  return examples.map(({ summary, name }, index) => {
    const numbered = filled(say('Example {n}'), { n: index + 1 })
    const candidates = [summary, name, numbered, `${numbered} (${name ?? ''})`]
    const title = candidates.find((text) => text !== null && !taken.has(text)) ?? `${index + 1}`
    taken.add(title)
    return title
  })
}
