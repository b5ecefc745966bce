/** How the source uses colons. */
export type Colons =
  | { readonly odd: string }
  /** `text` is for the parser: colons that begin no directive are `hidden` in it. `null`: there are no directives. */
  | {
      readonly text: string
      readonly hidden: string | null
      readonly directives: boolean
      /** How many directives are in lines of text. */
      readonly inline: number
    }

/**
 * The reference mark, punctuation as the colon is: it replaces colons that are text, because the fast parser takes
 * every `:name` for a directive, ours only those of blocks.
 */
const standIn = '\u203b'

const name = '[A-Za-z](?:[A-Za-z0-9_-]*[A-Za-z0-9])?'
const attribute = String.raw`(?:[#.][A-Za-z][\w-]*|[A-Za-z_][\w-]*(?:=(?:"[^"&\\{}<>${'`'}\n\r]*"|[A-Za-z0-9][\w./-]*))?)`
const attributes = String.raw`\{${attribute}(?: ${attribute})*\}`
const label = String.raw`\[[^\s[\]\\${'`'}<>{}&:!*_~](?:[^[\]\\${'`'}<>{}&:\n\r]*[^\s[\]\\${'`'}<>{}&:])?\]`
const form = (colons: string) => new RegExp(String.raw`^${colons}${name}(?:${label})?(?:${attributes})?\r?$`)
const container = form('(?<fence>:{3,})')
const leaf = form('::')
const inline = new RegExp(`:${name}(?:${label})?(?:${attributes})?`, 'y')
const lineDirective = /^[ \t>*+\-\d.)]*::/
const anyLineDirective = new RegExp(lineDirective.source, 'm')
/** `:name` with a label or attributes after it. */
const inlineStart = /(:+)([A-Za-z][A-Za-z0-9_-]*)(?=[[{])/g
/** What may begin a directive: at a line's start, with a name of ours, with any name. */
const anyColon = /^:{2,}|:([A-Za-z][A-Za-z0-9_-]*)(?=[[{])|:(?=[A-Za-z0-9_]|[^\0-\x7f])/gm

/** Code spans are written over only where they are of the plain kind. */
const longSpan = /^(?![ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*`{3,}[^`\n]*$)[^\n]*``/m

/**
 * Judges colons: directives have to be in the plain forms that the two parsers read alike, and all others become plain
 * text for both.
 *
 * @param masked the text with code written over
 * @param source the text itself, line for line
 * @param known names of directives
 */
export function readColons(masked: string, source: string, known: Pick<ReadonlySet<string>, 'has'>): Colons {
  // What seems to be code may be text after all.
  if (!mayHoldDirectives(source, known)) return noDirectives(source)
  if (longSpan.test(masked)) return { odd: 'directive beside a code span of several backticks' }
  if (source.includes(standIn)) return { odd: 'directive beside a stand-in' }
  if (/<[^>\s]*:[A-Za-z]|\\:|\]:[^\s:]/.test(source)) return { odd: 'directive beside a colon of another kind' }
  const odd = oddLine(masked.split('\n'), source.split('\n'))
  if (odd !== null) return { odd }
  const count = countInline(masked, known)
  if (count === null) return { odd: 'inline directive of another form' }
  const text = source.replace(anyColon, (written, word: string | undefined) => {
    if (written.startsWith('::') || (word !== undefined && known.has(word))) return written
    return standIn + written.slice(1)
  })
  return { text, hidden: standIn, directives: true, inline: count }
}

/** @returns a source in which colons are text */
export function noDirectives(text: string): Exclude<Colons, { readonly odd: string }> {
  return { text, hidden: null, directives: false, inline: 0 }
}

/** @param known the names of directives within lines; one on a line of its own counts whatever its name */
export function mayHoldDirectives(text: string, known: Pick<ReadonlySet<string>, 'has'>): boolean {
  return anyLineDirective.test(text) || [...text.matchAll(inlineStart)].some(([, , word = '']) => known.has(word))
}

/** Directives on lines of their own are at the margin, are closed, and lie in each other with fewer colons inside. */
function oddLine(masked: readonly string[], source: readonly string[]): string | null {
  const open: number[] = []
  for (const [at, line] of masked.entries()) {
    if (lineDirective.test(source[at] ?? '') && line !== source[at]) return 'directive in code'
    if (!lineDirective.test(line)) continue
    if (!line.startsWith('::')) return 'directive in a container'
    const before = masked[at - 1] ?? ''
    if (/^:{3,}[ \t]*\r?$/.test(line)) {
      if (/[ \t]\r?$/.test(line) || open.pop() !== line.trimEnd().length) return 'directive that closes nothing'
      if (/^[ \t>]*\[[^\]]*\]:|^>|\\\r?$/.test(before)) return 'directive that closes after a definition'
      continue
    }
    const fence = container.exec(line)?.groups?.fence
    if ((fence === undefined && !leaf.test(line)) || hasOddAttributes(line)) return 'directive of another form'
    if (fence === undefined) continue
    if ((open.at(-1) ?? Number.POSITIVE_INFINITY) <= fence.length) return 'directive with as many colons inside'
    open.push(fence.length)
  }
  return open.length === 0 ? null : 'directive never closed'
}

/** @returns how many directives are in lines of text; null when one is of another form */
function countInline(masked: string, known: Pick<ReadonlySet<string>, 'has'>): number | null {
  let count = 0
  for (const { 1: colons = '', 2: word = '', index } of masked.matchAll(inlineStart)) {
    if (!known.has(word)) continue
    const opensLine = index === 0 || masked[index - 1] === '\n'
    if (opensLine && colons.length > 1) continue
    inline.lastIndex = index
    const written = inline.exec(masked)?.[0] ?? ''
    const isPlain = /[\]}]$/.test(written) && !/[[{]/.test(masked[index + written.length] ?? '')
    if (colons.length > 1 || !isPlain || hasOddAttributes(written)) return null
    count++
  }
  return count
}

/** `class` and `id` have a short form that they merge with, and of two of one name either may win. */
function hasOddAttributes(written: string): boolean {
  const inside = /\{([^}]*)\}\r?$/.exec(written)?.[1]
  if (inside === undefined) return false
  const names = inside
    .replace(/="[^"]*"|=[^ ]*/g, '')
    .split(' ')
    .filter((one) => !one.startsWith('.'))
  const short = names.map((one) => (one.startsWith('#') ? '#' : one))
  return short.some((one) => one === 'class' || one === 'id') || new Set(short).size !== short.length
}
