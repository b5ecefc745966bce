import { isHeavy } from '../formats/weight.ts'
import { readPageAhead } from '../parse/parse.ts'
import type { FactSteps } from './fact-steps.ts'
import type { Graph } from './graph.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

/**
 * A step holds the thread until it ends, and what the fast parser has lent for each part of a long page goes back in a turn of
 * the events: up to 45 MB of a page of 1 MB (decision 32). So such a page is read ahead of the step that asks for it, with a
 * turn after each part.
 *
 * @returns reads a page ahead that is about to be made, by its route; null where nobody has a turn
 */
export function pagesAhead(
  { isHeld, holds }: Graph,
  { text }: Pick<SourceSteps, 'text'>,
  { reader, validation }: Pick<SettingSteps, 'reader' | 'validation'>,
  { fileAt }: Pick<FactSteps, 'fileAt'>,
  { turn, rest = () => {}, atWork = () => {} }: Pick<World, 'turn' | 'rest' | 'atWork'>,
): ((route: string) => Promise<void>) | null {
  if (turn === undefined) return null
  return async (route) => {
    const path = fileAt(route)
    // Whether all else is as it was may depend on a text that is not, which would be read for it.
    if (path === null || isHeld('checked', path) || (holds('text', path) && holds('output', route))) return
    const { file } = text(path)
    if (file === null || !isHeavy(file.text)) return
    atWork(path)
    await readPageAhead(file, validation.registry, reader, turn)
    rest()
    atWork(null)
  }
}
