import type { Element, Root, RootContent } from 'hast'
import { append } from '../../formats/append.ts'
import { isElementContent } from './element-content.ts'

declare module 'hast' {
  interface RootData {
    /** Of a piece: how many elements, each the first in the one before, go on from the last ones of the piece before. */
    goesOn?: number
  }
}

/** @returns pieces that follow one another as one tree */
export function joined(pieces: Iterable<Root>): Root {
  const children: RootContent[] = []
  for (const piece of pieces) join(children, piece.children, piece.data?.goesOn ?? 0)
  return { type: 'root', children }
}

function join(into: RootContent[], more: readonly RootContent[], goesOn: number): void {
  if (goesOn === 0) {
    append(into, more)
    return
  }
  const last = into.at(-1)
  const [first, ...others] = more
  if (last?.type !== 'element' || first?.type !== 'element') throw new Error('Only an element goes on')
  joinElements(last, first, goesOn - 1)
  append(into, others)
}

function joinElements(into: Element, more: Element, goesOn: number): void {
  const all: RootContent[] = [...into.children]
  join(all, more.children, goesOn)
  into.children = all.filter(isElementContent)
}
