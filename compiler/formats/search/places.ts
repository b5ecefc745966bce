/**
 * Takes the clean Markdown of a page apart into the places that readers can be led to. The builder of a search index reads
 * it so, and the browser when it shows where words are. It imports nothing, so that it may travel.
 */

export interface Place {
  readonly kind: 'page' | 'heading' | 'definition'
  /** The anchor that is in the Markdown; empty where it is the heading's own. */
  readonly id: string
  /** The heading, or the name of what is defined; empty for what is before the first heading. */
  readonly name: string
  readonly depth: number
  /** Paragraphs, items and rows, of what is defined cells, without signs of Markdown. */
  readonly text: readonly string[]
  readonly code: readonly string[]
  /** Names that tables and lists say something of: the code at the beginning of a row or an item. */
  readonly names: readonly string[]
}

interface Open extends Place {
  readonly text: string[]
  readonly code: string[]
  readonly names: string[]
}

const fence = /^\s*(?:[-*]\s+|\d+\.\s+|>\s?)*(`{3,}|~{3,})(?:.*\stitle="([^"]*)")?/
const heading = /^(#{1,6})\s+(.*)$/
const anchor = /^<a id="([^"]+)"><\/a>\s*/
/** A name that is defined: an anchor, and code right after it. */
const definition = /^\s*(?:\|\s*|[-*]\s+)<a id="([^"]+)"><\/a>\s*(?:`([^`]+)`|\*\*([^*]+)\*\*|([^|:]+))/
const rowName = /^\s*\|\s*\[?`([^`]+)`/
/** The same of an item of a list: ``- `max_retries` <n>: …``, `- **max_retries** says …`. A bold word alone may be any. */
const itemName =
  /^\s*[-*+]\s+(?:\*\*)?`?(?<=[`*])((?:--)?[A-Za-z]\w*(?:_|[a-z][A-Z])\w*)(?:[\s=]+[<[{][^`]*)?(?:`|\*\*)/
/** Any word of code with what it is after a dash or a colon: ``- `body` - the request's``. */
const saidOf = /^\s*[-*+]\s+(?:\*\*)?`([A-Za-z]\w*)`(?:\*\*)?\s*[:–—-]\s/
const ruler = /^\s*\|?[\s:|-]+\|?\s*$/
/** What begins something new, whatever is on the line above. */
const beginning = /^\s*(?:[-*+]\s|\d+[.)]\s|>|\||<a id=)/
/** What each line of a quotation begins with, which callouts are written as. */
const quoting = /^\s*(?:>\s?)+/
/** A row of a table and the kind of a callout (`> [!WARNING]`) end with their line. */
const whole = /^\s*(?:\||>\s*\[!\w+\]\s*$)/

/**
 * @param lines of the page's clean Markdown
 * @param read takes the signs of Markdown out of a text; who asks for few of the texts may do so later
 * @returns the page's first words, its headings of level 2 and more and its definitions, in their order, one after the
 *   other: all of those of a long page take many times the room of its text
 */
export function* placesOf(lines: Iterable<string>, read: (markdown: string) => string = plain): Generator<Place> {
  let section = open('page', '', '', 1)
  /** The section and what is defined in it: its text may go on after them. */
  let places = [section]
  let end: string | null = null
  let isOpen = false
  let isQuoted = false
  for (const line of lines) {
    const bare = isQuoted ? line.replace(quoting, '') : line
    const goesOn = isOpen && !beginning.test(bare)
    isOpen = false
    const [, mark, file] = fence.exec(line) ?? []
    if (end !== null) {
      if (mark?.startsWith(end) === true) end = null
      else section.code.push(line)
      continue
    }
    if (mark !== undefined) {
      end = mark
      // The name of a file is what readers look for: `pom.xml`.
      if (file !== undefined) section.code.push(file)
      continue
    }
    if (bare.trim() === '') continue
    if (line.includes('-') && ruler.test(line)) {
      // What stands above it names columns, and is no row that says something.
      if (line.includes('|')) for (const name of section.text.pop()?.split(betweenCells) ?? []) section.text.push(name)
      continue
    }
    const [, signs, said = ''] = heading.exec(line) ?? []
    if (signs !== undefined) {
      // The title of the page.
      if (signs === '#' && section.kind === 'page' && places.length === 1 && section.text.length === 0) continue
      yield* places
      section = open('heading', anchor.exec(said)?.[1] ?? '', plain(said), signs.length)
      places = [section]
      continue
    }
    const defined = definedOn(line, section.depth + 1, read)
    if (defined !== null) {
      places.push(defined)
      continue
    }
    const { text, names } = section
    text.push(goesOn ? `${text.pop()} ${read(bare.trim())}` : cellsOf(line, read).join(betweenCells))
    const name = rowName.exec(line)?.[1] ?? itemName.exec(line)?.[1] ?? saidOf.exec(line)?.[1]
    if (name !== undefined) names.push(name)
    // A line break inside of a paragraph says nothing; one between items or cells does.
    isOpen = !whole.test(line)
    isQuoted = quoting.test(line)
  }
  yield* places
}

/** @returns what a line defines; null for none */
function definedOn(line: string, depth: number, read: (markdown: string) => string): Open | null {
  const [, id = '', code, strong, word = ''] = definition.exec(line) ?? []
  if (id === '') return null
  const cells = cellsOf(line, read)
  const text = line.trimStart().startsWith('|') ? cells.slice(1) : cells
  return open('definition', id, plain(code ?? strong ?? word).trim(), depth, text)
}

function open(kind: Place['kind'], id: string, name: string, depth: number, text: string[] = []): Open {
  return { kind, id, name, depth, text, code: [], names: [] }
}

/** Between the cells of a row; a plain sign, because texts of such alone are read faster. */
export const betweenCells = '\t'

/** The cells of a row; of another line itself. */
function cellsOf(line: string, read: (markdown: string) => string): string[] {
  const isRow = /^\s*\|/.test(line)
  const cells = isRow ? line.split(/(?<!\\)\|/) : [line.replace(/^\s*(?:[-*+]\s+|\d+\.\s+|>\s?)+/, '')]
  return cells.map((cell) => read(cell).trim()).filter((cell) => cell !== '')
}

/** @returns Markdown of a line without its signs */
export function plain(markdown: string): string {
  if (!/[<`*_[\]\\~&]/.test(markdown)) return markdown
  if (!markdown.includes('`')) return withoutSigns(markdown)
  // Before the code is set aside: a link may have some in its text.
  return textOfLinks(markdown)
    .split(/(`+[^`]*`+)/)
    .map((piece, at) => (at % 2 === 1 ? piece.replace(/^`+ ?| ?`+$/g, '') : withoutSigns(piece)))
    .join('')
}

/** Code, which is left as it is, or a link or image with its text. */
const codeOrLink = /`+[^`]*`+|!?\[((?:`[^`]*`|[^\][`]|\[[^\]]*\])*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g

function textOfLinks(text: string): string {
  return text.includes('](') ? text.replace(codeOrLink, (whole, said?: string) => said ?? whole) : text
}

/** Most lines have one kind of sign: the others are not looked for, because that takes longer than to see that they are missing. */
function withoutSigns(text: string): string {
  let bare = text
  if (bare.includes('<')) bare = bare.replace(angled, '$1')
  bare = textOfLinks(bare)
  if (bare.includes('*') || bare.includes('~~'))
    bare = bare.replace(/(?<!\\)(\*{1,3}|~~)(?=\S)|(?<=\S)(?<!\\)(\*{1,3}|~~)/g, '')
  if (bare.includes('_')) bare = bare.replace(/(?<![\p{L}\p{N}\\])_+(?=\S)|(?<=\S)(?<!\\)_+(?![\p{L}\p{N}])/gu, '')
  if (bare.includes('\\')) bare = bare.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  if (bare.includes('&'))
    bare = bare.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
  return bare
}

/** An address in angle brackets (`<https://acme.example>`, `<ada@acme.example>`), which says something, or a tag. */
const angled = /(?<!\\)<(?:([a-zA-Z][\w+.-]+:[^\s<>]+|[^\s<>@]+@[^\s<>]+)|\/?[a-zA-Z][^>]*)>/g

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' } as const
