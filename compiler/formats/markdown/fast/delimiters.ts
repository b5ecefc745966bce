import type { Nodes, Parents } from 'mdast'

/** Marks of one kind that are side by side; `left` of them are not used yet. */
interface Run {
  readonly mark: string
  readonly length: number
  readonly opens: boolean
  readonly closes: boolean
  /** Where the unused marks begin. */
  start: number
  left: number
}

interface Marks {
  /** Offsets of all marks, in order. */
  readonly at: number[]
  /** What the tree has paired: start, end and marks on either side. */
  readonly pairs: string[]
  odd: boolean
}

const marks = /\\[!-/:-@[-`{-~]|[*_~]/g
const paired: ReadonlySet<string> = new Set(['emphasis', 'strong'])

/**
 * Pairs the marks of a paragraph by the specification's own rules (CommonMark 0.31.2, "An algorithm for parsing nested
 * emphasis and links") and holds the result against the tree.
 *
 * @param parent a paragraph, heading or cell with marks left in its text
 * @returns whether the tree is the only one that the marks allow
 */
export function pairsAsSpecified(parent: Parents, source: string): boolean {
  const found: Marks = { at: [], pairs: [], odd: false }
  for (const child of parent.children) collect(child, source, found)
  if (found.odd) return false
  const from = parent.children[0]?.position?.start.offset ?? 0
  const to = parent.children.at(-1)?.position?.end.offset ?? source.length
  const runs = runsOf(found.at, source, { from, to })
  if (runs === null) return false
  const strikes = runs.filter(({ mark }) => mark === '~')
  if (strikes.length > 1) return false
  const expected = pairUp(runs.filter(({ mark }) => mark !== '~'))
  return expected.sort().join() === found.pairs.sort().join()
}

function collect(node: Nodes, source: string, found: Marks): void {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  if (node.type === 'text') {
    for (const { 0: text, index } of source.slice(start, end).matchAll(marks))
      if (!text.startsWith('\\')) found.at.push(start + index)
  } else if (paired.has(node.type) && 'children' in node) {
    const size = node.type === 'strong' ? 2 : 1
    found.pairs.push(`${start}-${end}-${size}`)
    for (let at = 0; at < size; at++) found.at.push(start + at)
    for (const child of node.children) collect(child, source, found)
    for (let at = size; at > 0; at--) found.at.push(end - at)
  } else if (node.type === 'delete' || ('children' in node && holdsMarks(node, source))) found.odd = true
}

/** Whether a link may have marks of its own, which pair before those around it. */
function holdsMarks(node: Parents, source: string): boolean {
  return node.children.some((child) => {
    if (child.type !== 'text') return child.type !== 'inlineCode'
    return /[*_~]/.test(source.slice(child.position?.start.offset, child.position?.end.offset))
  })
}

/** @returns null where it is not clear what is beside a run */
function runsOf(
  at: readonly number[],
  source: string,
  { from, to }: { readonly from: number; readonly to: number },
): Run[] | null {
  const runs: Run[] = []
  for (let index = 0; index < at.length; ) {
    const start = at[index] ?? source.length
    const mark = source.charAt(start)
    let length = 1
    while (at[index + length] === start + length && source[start + length] === mark) length++
    index += length
    const before = start === from ? '\n' : (source[start - 1] ?? '\n')
    const after = start + length === to ? '\n' : (source[start + length] ?? '\n')
    if (/[>|\ud800-\udfff]/.test(before) || /[|\ud800-\udfff]/.test(after)) return null
    const flanking = flanks(mark, before, after)
    if (flanking === null) return null
    runs.push({ mark, length, start, left: length, ...flanking })
  }
  return runs
}

/**
 * Whether a run opens and closes. Beside a mark of another kind the reference lets a run be flanking that is not by the
 * specification.
 *
 * @returns null where that makes a difference
 */
function flanks(mark: string, before: string, after: string): Pick<Run, 'opens' | 'closes'> | null {
  const [spaceBefore, spaceAfter] = [/\s/.test(before), /\s/.test(after)]
  const [signBefore, signAfter] = [/[\p{P}\p{S}]/u.test(before), /[\p{P}\p{S}]/u.test(after)]
  const left = !spaceAfter && (!signAfter || spaceBefore || signBefore)
  const right = !spaceBefore && (!signBefore || spaceAfter || signAfter)
  const roles = (left: boolean, right: boolean) =>
    mark === '_'
      ? { opens: left && (!right || signBefore), closes: right && (!left || signAfter) }
      : { opens: left, closes: right }
  const specified = roles(left, right)
  const made = roles(left || /[*_~]/.test(after), right || /[*_~]/.test(before))
  return specified.opens === made.opens && specified.closes === made.closes ? specified : null
}

/** @returns the pairs, as `collect` writes them */
function pairUp(runs: readonly Run[]): string[] {
  const pairs: string[] = []
  const stack: Run[] = []
  for (const closer of runs) {
    while (closer.closes && closer.left > 0) {
      const at = stack.findLastIndex((opener) => matches(opener, closer))
      const opener = stack[at]
      if (opener === undefined) break
      stack.length = at + 1
      const size = opener.left > 1 && closer.left > 1 ? 2 : 1
      pairs.push(`${opener.start + opener.left - size}-${closer.start + size}-${size}`)
      opener.left -= size
      closer.left -= size
      closer.start += size
      if (opener.left === 0) stack.pop()
    }
    if (closer.opens && closer.left > 0) stack.push(closer)
  }
  return pairs
}

/** The rule of three: runs that may do both pair only when their lengths allow it. */
function matches(opener: Run, closer: Run): boolean {
  if (opener.mark !== closer.mark) return false
  const both = opener.closes || closer.opens
  return !both || (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0)
}
