import { fenced } from './markdown-cell.ts'
import { blockNames, unescaped } from './plain-text.ts'

/** Code spans, which are left alone, and the tags of elements that stand on lines of their own. */
const token = new RegExp(
  `(?<code>(?<!\`)(?<ticks>\`+)[^\`]+\\k<ticks>(?!\`))|<(?<end>/?)(?<name>${blockNames})(?:\\s[^<>]*)?/?>`,
  'gi',
)

const hasBlocks = new RegExp(`</?(?:${blockNames})[\\s>/]`, 'i')

interface List {
  /** The number of the next item; null where items have none. */
  next: number | null
  isEmpty: boolean
}

/** What is open at a place in the text, and what has been made of all before it. */
interface State {
  readonly made: string[]
  /** Outer lists first. */
  readonly lists: List[]
  /** The cells of a table's first row so far, null after that row; undefined outside of a table. */
  head: number | null | undefined
  inCell: boolean
  /** The text of preformatted code; null outside of it. */
  code: string[] | null
}

/**
 * Writes as Markdown what HTML in data puts on lines of its own: without the tags alone, the words before and after them
 * would be one. Elements in a line of text are left to others.
 *
 * @param text lines without fences
 */
export function withMarkdownBlocks(text: string): string {
  if (!hasBlocks.test(text)) return text
  const handle = isClosed(text) ? build : part
  const state: State = { made: [], lists: [], head: undefined, inCell: false, code: null }
  let at = 0
  let isAfterTag = false
  for (const match of text.matchAll(token)) {
    const { code, end, name = '' } = match.groups ?? {}
    take(text.slice(at, match.index), state, isAfterTag)
    at = match.index + match[0].length
    isAfterTag = code === undefined
    if (code === undefined) handle(name.toLowerCase(), end === '/', state)
    else (state.code ?? state.made).push(code)
  }
  take(text.slice(at), state, isAfterTag)
  return state.made.join('')
}

/** Lists, tables and code are built only where each of them is closed: else all that follows would belong to them. */
function isClosed(text: string): boolean {
  return ['ul', 'ol', 'table', 'pre'].every((name) => {
    const count = (start: string) => text.match(new RegExp(`${start}${name}[\\s>]`, 'gi'))?.length ?? 0
    return count('<') === count('</')
  })
}

/** Text between two tags: in an item or a cell it is one line, and after a tag no indentation makes code of it. */
function take(text: string, { made, lists, head, inCell, code }: State, isAfterTag: boolean): void {
  if (code !== null) code.push(text)
  else if (head !== undefined && !inCell) return
  else {
    const own = isAfterTag ? text.trimStart() : text
    const line = head === undefined && lists.length === 0 ? own : own.replace(/(?<!\s)\s*\n\s*/g, ' ')
    made.push(head === undefined ? line : line.replace(/\\?\|/g, '\\|'))
  }
}

/** Ends what was made so far with a sign, in place of the space there. */
function put(made: string[], sign: string): void {
  let last = made.pop()
  while (last !== undefined && last.trimEnd() === '') last = made.pop()
  if (last !== undefined) made.push(last.trimEnd())
  made.push(last === undefined ? sign.trimStart() : sign)
}

/** Where not all is closed, a tag parts what is before it from what follows. */
function part(_name: string, _isEnd: boolean, { made }: State): void {
  put(made, '\n\n')
}

function build(name: string, isEnd: boolean, state: State): void {
  const { made, lists, head, code } = state
  if (name === 'pre') buildCode(isEnd, state)
  else if (code !== null) return
  else if (head !== undefined || name === 'table') buildTable(name, isEnd, state)
  else if (name === 'ul' || name === 'ol') {
    if (isEnd) lists.pop()
    else lists.push({ next: name === 'ol' ? 1 : null, isEmpty: true })
    put(made, lists.length > (isEnd ? 0 : 1) ? ' ' : '\n\n')
  } else if (lists.length > 0) put(made, name === 'li' && !isEnd ? itemSign(lists) : ' ')
  else if (name === 'hr') put(made, '\n\n---\n\n')
  else put(made, `\n\n${!isEnd && /^h\d$/.test(name) ? `${'#'.repeat(Number(name[1]))} ` : ''}`)
}

/** Lists within more lists than these are no further indented: each level is written in every line. */
const deepest = 8

/** @returns the line end and the sign of the next item, indented by the signs around it */
function itemSign(lists: readonly List[]): string {
  const own = lists.at(-1)
  const around = lists.slice(0, Math.min(lists.length - 1, deepest)).map(signOf)
  const start = lists.length === 1 && own?.isEmpty ? '\n\n' : '\n'
  const sign = own === undefined ? '' : signOf(own)
  if (own !== undefined) {
    own.isEmpty = false
    if (own.next !== null) own.next += 1
  }
  return `${start}${' '.repeat(around.join('').length)}${sign}`
}

function signOf({ next }: List): string {
  return next === null ? '- ' : `${next}. `
}

function buildTable(name: string, isEnd: boolean, state: State): void {
  const { made, inCell } = state
  if (name === 'table') {
    state.head = isEnd ? undefined : 0
    put(made, '\n\n')
  } else if (name === 'td' || name === 'th') {
    if (inCell) put(made, ' |')
    if (!isEnd) made.push(' ')
    if (!isEnd && typeof state.head === 'number') state.head += 1
  } else if (name === 'tr') {
    if (inCell) put(made, ' |')
    if (!isEnd) put(made, state.head === 0 ? '\n\n|' : '\n|')
    else if (typeof state.head === 'number') {
      put(made, `\n|${' --- |'.repeat(state.head)}`)
      state.head = null
    }
  } else if (inCell) put(made, ' ')
  if (name === 'td' || name === 'th') state.inCell = !isEnd
  else if (name === 'tr' || name === 'table') state.inCell = false
}

function buildCode(isEnd: boolean, state: State): void {
  const { made, lists, head, code } = state
  state.code = isEnd ? null : []
  if (!isEnd || code === null) return
  const text = unescaped(code.join('').replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/^\n/, '')
    .trimEnd()
  const isLine = lists.length > 0 || head !== undefined
  put(made, isLine ? ` ${text.replace(/(?<!\s)\s+/g, ' ')} ` : `\n\n${fenced(text, 'text')}\n\n`)
}
