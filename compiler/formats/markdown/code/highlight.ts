import { escapeText } from '../../escape-text.ts'
import { createRecent, type Recent } from '../../recent.ts'
import { type CodeModel, highlightLimit } from './fence.ts'
import { type GrammarTokens, tokenize } from './grammars.ts'
import { jsonLines } from './json-lines.ts'

/** What a piece of code is to a reader: the class `tok-<role>` carries its colour. */
export type TokenRole =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'type'
  | 'property'
  | 'tag'
  | 'variable'
  | 'meta'
  | 'prompt'
  | 'output'
  | 'inserted'
  | 'deleted'

/** The code of earlier fences of a build, the last used: one in five is a duplicate. Keyed by language and code. */
export type HighlightMemory = Recent<string, readonly string[]>

/** @returns room for 500 fences, whatever the size of the site */
export function highlightMemory(): HighlightMemory {
  return createRecent(250)
}

const roleTypes: Readonly<Record<TokenRole, string>> = {
  comment: 'comment prolog cdata hashbang shebang blockquote hr',
  keyword: 'keyword atrule rule important statement instruction module inst',
  string: 'string char attr-value regex url template-string string-literal interpolation-string heredoc code-snippet',
  number: 'number boolean constant symbol null nil color unit hexcode entity datetime date time status-code',
  function: 'function function-name method',
  type: 'class-name builtin type-definition maybe-class-name title table scalar',
  property: 'property attr-name key selector header-name attribute',
  tag: 'tag',
  variable: 'variable environment assign-left',
  meta: 'annotation decorator doctype metadata preprocessor attribute-macro coord',
  // With the user and the folder before it.
  prompt: 'info shell-symbol',
  output: 'output',
  inserted: 'inserted',
  deleted: 'deleted',
}

const roles: ReadonlyMap<string, TokenRole | null> = new Map<string, TokenRole | null>([
  ...Object.entries(roleTypes).flatMap(([role, types]) =>
    types.split(' ').map((type): [string, TokenRole] => [type, role as TokenRole]),
  ),
  // Code inside a string or a tag is no longer string or tag.
  ...['interpolation', 'expression', 'script', 'style', 'attr-equals', 'spread', 'jsx-expression'].map(
    (type): [string, null] => [type, null],
  ),
])

/** The role of a token, or its surroundings' when it has none of its own. */
function roleOf(type: string, alias: string | readonly string[] | undefined, around: TokenRole | null) {
  const role = roles.get(type)
  if (role !== undefined) return role
  const own = (typeof alias === 'string' ? [alias] : (alias ?? [])).find((name) => roles.has(name))
  return own === undefined ? around : (roles.get(own) ?? null)
}

/** Gathers pieces of code into lines of HTML; a piece over several lines is opened and closed on each. */
class LineWriter {
  readonly lines: string[] = []
  /** Joined at the end: a line that is remembered would hold each of its pieces. */
  #line: string[] = []
  #run = ''
  #role: TokenRole | null = null
  /** Blank space after the run: it joins the run when the next piece has the same role. */
  #blank = ''

  write(text: string, role: TokenRole | null): void {
    // Most tokens are a word or a sign.
    if (!text.includes('\n')) {
      this.#piece(text, role)
      return
    }
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) this.endLine()
      this.#piece(piece, role)
    }
  }

  #piece(text: string, role: TokenRole | null): void {
    if (text.trim() === '') {
      this.#blank += text
      return
    }
    if (role !== this.#role) this.#flush()
    this.#role = role
    this.#run += this.#blank + text
    this.#blank = ''
  }

  endLine(): void {
    this.#flush()
    this.lines.push(this.#line.join(''))
    this.#line = []
  }

  #flush(): void {
    const text = escapeText(this.#run)
    // A number sign without a user may as well begin a comment, which is nothing to leave out.
    const role = this.#role === 'prompt' && text === '#' ? 'meta' : this.#role
    const html = role === null || text === '' ? text : `<span class="tok-${role}">${text}</span>`
    this.#line.push(html, this.#blank)
    this.#run = ''
    this.#role = null
    this.#blank = ''
  }
}

function writeTokens(tokens: GrammarTokens, role: TokenRole | null, writer: LineWriter): void {
  if (typeof tokens === 'string') writer.write(tokens, role)
  else if ('type' in tokens) writeTokens(tokens.content, roleOf(tokens.type, tokens.alias, role), writer)
  else for (const token of tokens) writeTokens(token, role, writer)
}

/** Code without colours. */
const plainLines = (code: string): readonly string[] => code.split('\n').map(escapeText)

/**
 * Colours code.
 *
 * @param lang the identifier of a `CodeModel`; null is plain text
 * @param code the code, with LF line ends
 * @returns one string of safe HTML for each line, with classes and no styles. Text over `highlightLimit` and text on
 *   which a grammar fails come back without colours: a sample that cannot be coloured can still be read.
 */
export function highlightLines(lang: string | null, code: string): readonly string[] {
  if (lang === null || code.length > highlightLimit) return plainLines(code)
  return cutCode(code).flatMap((piece) => highlightPiece(lang, piece))
}

function highlightPiece(lang: string, code: string): readonly string[] {
  if (code.split('\n').some((line) => line.length > longestLine)) return plainLines(code)
  const json = lang === 'json' ? jsonLines(code) : null
  if (json !== null) return json
  try {
    const tokens = tokenize(lang, code)
    if (tokens === null) return plainLines(code)
    const writer = new LineWriter()
    writeTokens(tokens, null, writer)
    writer.endLine()
    return writer.lines
  } catch {
    return plainLines(code)
  }
}

/**
 * Grammars are regular expressions, some of which take time in the square of a length (20,000 times `a.` in C#: 1.7 s).
 * Pieces bound that, and no sample of the usual size is cut. A comment over a cut loses its colour: the lesser harm.
 */
const pieceLength = 8_000
const longestLine = 2_000

/** Cuts long code into pieces of whole lines, before a line that follows a blank one where there is such a line. */
function cutCode(code: string): readonly string[] {
  const pieces: string[] = []
  let start = 0
  while (code.length - start > pieceLength) {
    const window = code.slice(start, start + pieceLength)
    const blank = window.lastIndexOf('\n\n')
    const end = blank > pieceLength / 2 ? blank + 1 : window.lastIndexOf('\n')
    // A line longer than a piece goes whole: it stays plain anyway.
    const next = end > 0 ? start + end : code.indexOf('\n', start)
    if (next < 0) break
    pieces.push(code.slice(start, next))
    start = next + 1
  }
  return [...pieces, code.slice(start)]
}

/**
 * Adds `html` to a fence.
 *
 * @param model what `readFence` gave
 * @param memory lines of earlier fences; the new ones are added
 * @returns the model with one HTML string for each line of its code
 */
export function highlightFence(model: Omit<CodeModel, 'html'>, memory?: HighlightMemory): CodeModel {
  const key = `${model.lang ?? ''}\n${model.code}`
  const known = memory?.get(key)
  const html = known ?? highlightLines(model.lang, model.code)
  if (known === undefined) memory?.set(key, html)
  return { html, ...model }
}
