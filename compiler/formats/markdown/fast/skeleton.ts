import type { Root, RootContent } from 'mdast'
import { asParent } from '../walk.ts'

/** A part of a page; `children` are its nodes where they are known already. */
export interface Run {
  readonly start: number
  readonly end: number
  readonly children: readonly RootContent[] | null
}

/** Where a part of the skeleton begins, in it and in the page. */
interface Mark {
  readonly offset: number
  readonly line: number
  readonly pageOffset: number
  readonly pageLine: number
  /** What a stand-in stands for. */
  readonly children: readonly RootContent[] | null
}

/** A page in which a short paragraph stands for each part that is known. */
export interface Skeleton {
  readonly text: string
  readonly marks: readonly Mark[]
}

export const standIn = 'x'

/** @param runs the page from its beginning to its end; those with `children` are known and get a stand-in */
export function skeletonOf(page: string, runs: readonly Run[]): Skeleton {
  const marks: Mark[] = []
  let text = ''
  let [line, pageLine] = [1, 1]
  for (const { start, end, children } of runs) {
    marks.push({ offset: text.length, line, pageOffset: start, pageLine, children })
    const written = page.slice(start, end)
    const piece = children === null ? written : `${standIn}\n\n`
    text += piece
    line += linesIn(piece)
    pageLine += children === null ? linesIn(piece) : linesIn(written)
  }
  return { text, marks }
}

/** Line ends, of which each has a line feed. */
export function linesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/**
 * Puts the known nodes in place of the paragraphs that stand for them, and gives all others their places in the page.
 *
 * @param tree the skeleton's, which is changed in place
 * @returns the children of the page's root; null when a stand-in was read as something else than a paragraph by itself
 */
export function joinSkeleton(tree: Root, { text, marks }: Skeleton): RootContent[] | null {
  let isClosed = true
  const wanted = marks.filter(({ children }) => children !== null)
  let found = 0
  const join = (children: readonly RootContent[]): RootContent[] =>
    children.flatMap((child): readonly RootContent[] => {
      const mark = wanted[found]
      if (mark !== undefined && isStandIn(child, mark)) {
        found++
        return mark.children ?? []
      }
      // One that is never closed ends with the text, be it the page's or the skeleton's.
      if (child.type === 'containerDirective' && !endsWithFence(child, text)) isClosed = false
      const holder = child.type === 'mdxJsxFlowElement' || child.type === 'containerDirective' ? asParent(child) : null
      if (holder !== null) holder.children = join(holder.children)
      return [child]
    })
  const move = moverTo(marks)
  const known = new Set(wanted.flatMap(({ children }) => children ?? []))
  const joined = join(tree.children)
  if (found < wanted.length || !isClosed) return null
  for (const child of joined) moveNode(child, move, known)
  return joined
}

/** Whether a node is the paragraph that stands for a part of the page, or the heading that stands for one that begins with one. */
export function isStandIn(
  node: RootContent | undefined,
  { offset }: Pick<Mark, 'offset'>,
  type: 'paragraph' | 'heading' = 'paragraph',
): boolean {
  if (node?.type !== type || node.position?.start.offset !== offset) return false
  const [only, ...more] = node.children
  return only?.type === 'text' && only.value === standIn && more.length === 0
}

function endsWithFence({ position }: RootContent, text: string): boolean {
  const written = text.slice(position?.start.offset, position?.end.offset)
  return written.includes('\n') && /^:{3,}$/.test(written.slice(written.lastIndexOf('\n') + 1))
}

/** Gives the mark that an offset of the skeleton lies after. */
type Mover = (offset: number) => Mark

function moverTo(marks: readonly Mark[]): Mover {
  return (offset) => {
    let [low, high] = [0, marks.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((marks[middle]?.offset ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    const mark = marks[low]
    if (mark === undefined) throw new Error('A skeleton has at least one part')
    return mark
  }
}

/** Gives nodes, attributes and the expressions in them their places in the page, except those that have theirs. */
export function moveNode(node: object, move: Mover, known: ReadonlySet<object> = new Set()): void {
  const offsetIn = (offset: number) => {
    const mark = move(offset)
    return offset - mark.offset + mark.pageOffset
  }
  const seen = new Set<object>()
  const visit = (one: Record<string, unknown>, isExpression: boolean): void => {
    if (seen.has(one) || known.has(one)) return
    seen.add(one)
    if (typeof one.offset === 'number' && typeof one.line === 'number') {
      const mark = move(one.offset)
      one.line += mark.pageLine - mark.line
      one.offset += mark.pageOffset - mark.offset
      return
    }
    for (const key in one) {
      const held = one[key]
      if (isExpression && typeof held === 'number' && (key === 'start' || key === 'end')) one[key] = offsetIn(held)
      else if (isExpression && key === 'range' && Array.isArray(held)) one[key] = held.map(offsetIn)
      else if (isRecord(held)) visit(held, isExpression || key === 'estree')
    }
  }
  if (isRecord(node)) visit(node, false)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
