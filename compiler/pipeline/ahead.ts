import { longText } from '../formats/source.ts'
import { isHeavy } from '../formats/weight.ts'
import { readPageAhead } from '../parse/parse.ts'
import type { ContentView } from '../read/content-view.ts'
import { sizeIn } from '../read/version.ts'
import type { Graph } from './graph/graph.ts'
import type { PageGroups } from './page-steps.ts'
import type { World } from './world.ts'

/** Reads long pages ahead of the steps that ask for them. */
export interface PagesAhead {
  /** For who is about to make a page. @param route the page's */
  readonly forOutput: (route: string) => Promise<void>
  /** For who is about to ask for a report that nothing was made before. @param report the name of its step */
  readonly forReport: (report: string) => Promise<void>
}

/**
 * A step holds the thread until it ends, and what the fast parser has lent for each part of a long page goes back in a turn of
 * the events: up to 45 MB of a page of 1 MB (decision 32). So such a page is read ahead of the step that asks for it, with a
 * turn after each part.
 *
 * @returns null where nobody has a turn
 */
export function pagesAhead(
  { isHeld, holds }: Graph,
  { sources, settings, facts, pages }: Pick<PageGroups, 'sources' | 'settings' | 'facts' | 'pages'>,
  { version }: Pick<ContentView, 'version'>,
  { turn, rest = () => {}, atWork = () => {} }: Pick<World, 'turn' | 'rest' | 'atWork'>,
): PagesAhead | null {
  if (turn === undefined) return null
  const { text, listed, hasOwnCode } = sources
  const { reader, validation, knowsPages } = settings
  const { checked } = pages
  /** @returns whether it is long */
  const read = async (path: string): Promise<boolean> => {
    const { file } = text(path)
    if (file === null || !isHeavy(file.text)) return false
    atWork(path)
    await readPageAhead(file, validation.registry, reader, turn)
    rest()
    atWork(null)
    return true
  }
  const finish = (path: string) => (knowsPages() && !hasOwnCode() ? pages.finish(path) : checked(path))
  return {
    forOutput: async (route) => {
      const path = facts.fileAt(route)
      // Whether all else is as it was may depend on a text that is not, which would be read for it.
      if (path === null || isHeld('checked', path) || (holds('text', path) && holds('output', route))) return
      await read(path)
    },
    forReport: async (report) => {
      if (holds(report, '')) return
      for (const path of listed('pages')) {
        // To find those that are dense the text of each page would be read twice.
        if (sizeIn(version(path) ?? '0') < longText) continue
        if (isHeld('checked', path) || (holds('text', path) && holds('summary', path))) continue
        // What was read is there for one page at a time, and the trees go before what is wrong is read back from the outline.
        if (await read(path)) finish(path)
      }
    },
  }
}
