import type { PhrasingContent } from 'mdast'

/** The id that an author sets after the text of a heading in Markdown. */
export const idAtEnd = /\s*\{#([^\s{}]+)\}\s*$/

/** @returns the children of a heading, in which the last text ends before its id */
export function withoutIdAtEnd(children: PhrasingContent[]): PhrasingContent[] {
  const last = children.at(-1)
  return last?.type === 'text'
    ? [...children.slice(0, -1), { ...last, value: last.value.replace(idAtEnd, '') }]
    : children
}
