import { posix } from 'node:path'

/** A file of a folder of Markdown and its copy, from the root to the root. */
export interface Copy {
  readonly from: string
  readonly to: string
}

/** The target of an inline link, an image or a definition; between angle brackets it may hold spaces. */
const target = /(\]\(\s*|^ {0,3}\[[^\]\n]+\]:\s*)(<[^<>\n]+(?=>)|[^\s<>()]+)/gm
const fence = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$/gm

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
    const copied = copyOf.get(named)
    if (copied === undefined) {
      const address = named.startsWith('..') || copyOf.has(posix.join(named, 'README.md')) ? null : outside(named)
      return address === null ? url : address + rest
    }
    if (posix.join(posix.dirname(to), decoded(path)) === copied) return url
    const relative = posix.relative(posix.dirname(to), copied)
    return encodeURI(relative.startsWith('.') ? relative : `./${relative}`) + rest
  }
  const linked = (prose: string) =>
    prose.replace(
      target,
      (_, before: string, url: string) => before + (url.startsWith('<') ? `<${lead(url.slice(1))}` : lead(url)),
    )
  let at = 0
  let made = ''
  for (const { index, 0: code } of text.matchAll(fence)) {
    made += linked(text.slice(at, index)) + code
    at = index + code.length
  }
  return made + linked(text.slice(at))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
