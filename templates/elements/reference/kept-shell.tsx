import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Say, spoken } from '../texts/texts.ts'
import { anchorMark, type KeepingHelp, plainId } from './kept-rows.tsx'

const holeMark = 'sp-hole'
/** No text can hold it: its signs are escaped there. */
export const holeHtml = `<${holeMark}></${holeMark}>`

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

/** @returns a hole for HTML */
export function holeAt(key: string | number): ReactElement {
  return createElement(holeMark, { key })
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
  const render = (own: string) => ({ text: renderToString(spoken(say, shell(own))), asked: [] })
  const name = JSON.stringify(of)
  if (!plainId.test(id || 'x') || name.includes(anchorMark)) return filled(render(id).text, inside)
  const { text } = pieces(`${name} ${key}`, () => render(anchorMark))
  return filled(id === '' ? text : text.replaceAll(anchorMark, id), inside)
}

/**
 * @param inside HTML for each hole of the element
 * @returns what React makes of an element that few pages have
 */
export function rare({ say }: HtmlHelp, element: ReactElement, inside: readonly string[] = []): string {
  return filled(renderToString(spoken(say, element)), inside)
}

function filled(text: string, inside: readonly string[]): string {
  if (inside.length === 0) return text
  const [first = '', ...rest] = text.split(holeHtml)
  return rest.reduce((html, part, index) => html + (inside[index] ?? '') + part, first)
}
