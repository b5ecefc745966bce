import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Say, spoken } from '../../texts/texts.ts'
import { anchorMark, filled, filledPiece, partsOf } from './holes.ts'
import { type KeepingHelp, plainId } from './kept-rows.tsx'

/** What of a shell is a page's own. */
export interface Filling {
  /** An id of the page, or what other ids begin with; default: the shell has none. */
  readonly id?: string
  /** HTML for each hole, in the order in which the shell has them. */
  readonly inside?: readonly string[]
}

/** What React needs to write a part of a reference as HTML. */
export interface HtmlHelp {
  readonly help: KeepingHelp
  readonly say: Say
}

/**
 * What templates put around the content of many pages, rendered by React once for all of them.
 *
 * @param of all that the shell depends on besides its filling
 * @param shell makes it for an id, with a hole for each piece of HTML
 * @returns its HTML with the filling, as React writes it
 */
export function keptShell(
  { help, say }: HtmlHelp,
  of: readonly unknown[],
  shell: (id: string) => ReactElement,
  { id = '', inside = [] }: Filling = {},
): string {
  const { pieces, key } = help.kept
  const render = (own: string) => ({ parts: partsOf(renderToString(spoken(say, shell(own)))), asked: [] })
  const name = JSON.stringify(of)
  const isPlain = plainId.test(id || 'x') && !name.includes(anchorMark)
  return isPlain
    ? filledPiece(
        pieces().of(`${name} ${key}`, () => render(anchorMark)),
        id,
        inside,
      )
    : filled(renderToString(spoken(say, shell(id))), inside)
}

/**
 * @param inside HTML for each hole of the element
 * @returns what React makes of an element that few pages have
 */
export function rare({ say }: HtmlHelp, element: ReactElement, inside: readonly string[] = []): string {
  return filled(renderToString(spoken(say, element)), inside)
}
