import { posix } from 'node:path'

/** A file of a folder of Markdown and its copy, from the root to the root. */
export interface Copy {
  readonly from: string
  readonly to: string
}

/** The target of an inline link, an image or a definition; between angle brackets it may hold spaces. */
const target = /(\]\(\s*|^ {0,3}\[[^\]\n]+\]:\s*)(<[^<>\n]+(?=>)|[^\s<>()]+)/gm

/** The line that opens a fence: behind backticks there are none (CommonMark 0.31.2, "fenced code blocks"). */
const opening = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

/**
 * Leads the relative links of a page to the copies of the files that they name. Links that are right stay as they are
 * written.
 *
 * @param text of the page
 * @param outside the address of a file that is not copied, from the root; null where it has none
 */
export function withLinks(
  text: string,
  { from, to }: Copy,
  copies: readonly Copy[],
  outside: (path: string) => string | null,
): string {
  const copyOf = new Map(copies.map((copy) => [copy.from, copy.to]))
  const lead = (url: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path)) return url
    const named = posix.join(posix.dirname(from), decoded(path))
    const copied = namesOf(named).flatMap((name) => copyOf.get(name) ?? [])[0]
    if (copied === undefined) {
      const address = named.startsWith('..') ? null : outside(named)
      return address === null ? url : address + rest
    }
    if (namesOf(posix.join(posix.dirname(to), decoded(path))).includes(copied) && !/\.html?$/i.test(path)) return url
    const relative = posix.relative(posix.dirname(to), copied)
    return encodeURI(relative.startsWith('.') ? relative : `./${relative}`) + rest
  }
  const linked = (prose: string) =>
    prose.replace(
      target,
      (_, before: string, url: string) => before + (url.startsWith('<') ? `<${lead(url.slice(1))}` : lead(url)),
    )
  return inTurn(text)
    .map((piece, index) => (index % 2 === 0 ? linked(piece) : piece))
    .join('')
}

/** @returns the files that a link may mean: other tools are given the page that they make, `b.html`, or its address, `b` or `b/` */
function namesOf(path: string): readonly string[] {
  const stem = path.replace(/\.html?$|\/$/i, '')
  return [path, ...['', '/index', '/README'].flatMap((name) => [`${stem}${name}.md`, `${stem}${name}.mdx`])]
}

/** @returns prose and fenced code in turn, which together are the text; a line is looked at once */
function inTurn(text: string): readonly string[] {
  const pieces: string[][] = [[]]
  let fence: string | null = null
  for (const line of text.split(/(?<=\n)/)) {
    const opened: string | undefined = fence === null ? opening.exec(line)?.[1] : undefined
    if (opened !== undefined) pieces.push([])
    pieces.at(-1)?.push(line)
    if (opened !== undefined) fence = opened
    else if (fence !== null && closes(line.trim(), fence)) {
      pieces.push([])
      fence = null
    }
  }
  return pieces.map((lines) => lines.join(''))
}

function closes(line: string, fence: string): boolean {
  return line.length >= fence.length && line === fence.charAt(0).repeat(line.length)
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
