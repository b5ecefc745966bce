import type { SitePage } from '../assemble/frame.ts'
import { sha1 } from '../formats/hash.ts'
import { withoutExcludedLinks } from '../model/excluded-link.ts'
import type { RenderInput } from '../render/render-input.ts'
import { pageMarkdown, searchedText } from '../render/twin/twin.ts'
import type { Graph } from './graph/graph.ts'
import type { Catching } from './render-with.ts'
import type { World } from './world.ts'

/** A page as Markdown: for agents, and for search. */
export function twinSteps(
  { step }: Graph,
  placed: (route: string) => SitePage,
  input: RenderInput,
  caught: Catching,
  { isExcluded, keep }: Pick<World, 'isExcluded' | 'keep'>,
) {
  const clean = (text: string) => (isExcluded === undefined ? text : withoutExcludedLinks(text))
  const twin = step('twin', (route) => caught(() => clean(pageMarkdown(placed(route), input))), { keep })
  const markdown = step('markdown', (route) => twin(route).value, { keep, print: sha1 })
  /** What search reads of a page. */
  const searched = step(
    'searched',
    (route) => caught(() => clean(searchedText(placed(route), markdown(route), input))),
    { keep, print: ({ value, diagnostics }) => sha1(`${JSON.stringify(diagnostics)}${value}`) },
  )
  return { twin, markdown, searched }
}
