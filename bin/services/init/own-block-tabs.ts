import { proseAndFences } from './with-prose.ts'

/** A tab of PyMdown's blocks, `/// tab | Title`, and the line that closes a block. */
const opens = /^([ \t]*(\/{3,}))[ \t]*tab[ \t]*\|[ \t]*(\S.*?)[ \t]*$/i
const closes = /^[ \t]*(\/{3,})[ \t]*$/

interface Tab {
  /** The lines that open and close it. */
  readonly from: number
  readonly to: number
  /** What stands before its name. */
  readonly marks: string
  readonly title: string
}

/**
 * @returns the text of a page in which tabs of PyMdown's blocks that follow each other stand in a group; one that stands alone
 *   is text below its title, and so are those of which two have one title
 */
export function withOwnBlockTabs(text: string): string {
  if (!/^[ \t]*\/{3,}[ \t]*tab[ \t]*\|/im.test(text)) return text
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = proseAndFences(text).flatMap((piece, at) => {
    const own = piece.split(/(?<=\n)/).filter((line) => line !== '')
    return own.map((line) => ({ line, said: at % 2 === 0 ? line.trimEnd() : null }))
  })
  const made = lines.map(({ line }) => line)
  for (const group of groupsOf(tabsIn(lines.map(({ said }) => said)), made)) {
    const [first] = group
    const last = group.at(-1)
    if (first === undefined || last === undefined) continue
    if (group.length > 1 && new Set(group.map(({ title }) => title)).size === group.length) {
      const colons = first.marks.replaceAll('/', ':')
      made[first.from] = `${colons}:tab-group${end}${made[first.from]}`
      made[last.to] = `${made[last.to]?.trimEnd()}${end}${colons}:${end}`
      continue
    }
    for (const { from, to, marks, title } of group) {
      made[from] = `${marks.replaceAll('/', '')}**${title}**${end}`
      made[to] = end
    }
  }
  return made.join('')
}

/** @param lines null for one of fenced code */
function tabsIn(lines: readonly (string | null)[]): readonly Tab[] {
  /** The next line that closes a block of so many slashes. */
  const closing = new Map<string, number>()
  const found: Tab[] = []
  for (const [at, line] of [...lines.entries()].reverse()) {
    const [, slashes] = closes.exec(line ?? '') ?? []
    if (slashes !== undefined) closing.set(slashes, at)
    const [, marks, own = '', title] = opens.exec(line ?? '') ?? []
    const to = closing.get(own)
    if (marks !== undefined && title !== undefined && to !== undefined) found.push({ from: at, to, marks, title })
  }
  return found.reverse()
}

/** @returns tabs that nothing but empty lines stands between, in one */
function groupsOf(tabs: readonly Tab[], lines: readonly string[]): readonly Tab[][] {
  const groups: Tab[][] = []
  /** By the line that its next tab would begin at. */
  const open = new Map<number, Tab[]>()
  for (const tab of tabs) {
    const before = open.get(tab.from)
    const group = before?.[0]?.marks === tab.marks ? before : []
    if (group.length === 0) groups.push(group)
    group.push(tab)
    let next = tab.to + 1
    while (lines[next]?.trim() === '') next++
    open.set(next, group)
  }
  return groups
}
