import { encodeLetters } from '../../../compiler/assemble/redirects/path-fault.ts'
import { splitPath } from '../../../compiler/assemble/redirects/segment.ts'
import { parseSource } from '../../../compiler/assemble/redirects/source.ts'
import { sourceTrie } from '../../../compiler/assemble/redirects/source-trie.ts'
import { dataKinds } from '../../../compiler/data/kinds.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { RedirectRecord } from '../../../compiler/model/redirect.ts'
import { isSiteFile, withoutExtension } from '../../../compiler/read/extension.ts'

/** What a page was made from besides its own files, and what leads to it. */
export interface PageUses {
  /** Without trailing slash. */
  readonly route: string
  /** The navigation file that is the page's sidebar, by its name, also where it can't be read. */
  readonly sidebar: string | null
  /** Whether there is such a file, and it could be read. */
  readonly showsNavigation: boolean
  /** Kinds of data that it has read: `errors`, `openapi`. */
  readonly kinds: ReadonlySet<string>
  /** Names that its blocks and its front matter give: one may be that of a file of data. Null for a route without a page. */
  readonly names: ReadonlySet<string> | null
  /** Where its links lead, as they are written. */
  readonly links: readonly string[]
}

/** Kinds whose records are asked for by the names of their files. */
const namedByFile = new Set(dataKinds.flatMap((kind) => (kind.namedByFile === true ? [kind.name] : [])))

/**
 * Tells which findings in files that are no pages concern a page: all in `site.yaml`; those in its sidebar; those in data
 * that it reads; those of redirects that it links to, that lead to it, or that begin at its route.
 *
 * @param redirects records of `redirects.yaml`, with their places. A finding at none of them says that the file, or a
 *   record of it, can't be read: no link through it works, whichever it was, so that it concerns every page
 * @param unread navigation files that can't be read. Nothing says which pages they are for, so that each concerns all that
 *   show no other
 */
export function problemsOfPage(
  findings: readonly Diagnostic[],
  page: PageUses,
  redirects: readonly RedirectRecord[],
  unread: ReadonlySet<string> = new Set(),
): readonly Diagnostic[] {
  return findings.filter((one) => {
    const [, folder = '', ...rest] = (one.file ?? '').split('/')
    if (isSiteFile(one.file)) return true
    if (folder === 'navigation')
      return withoutExtension(rest.join('/')) === page.sidebar || (!page.showsNavigation && unread.has(one.file ?? ''))
    if (folder === 'data') return isRead(withoutExtension(rest.join('/')), page)
    if (!/^redirects\.ya?ml$/.test(folder) || rest.length > 0) return false
    const record = redirects.find((record) => record.file === one.file && isIn(one, record))
    return record === undefined || isOnTheWay(record, page)
  })
}

function isRead(path: string, { kinds, names }: PageUses): boolean {
  const [kind = '', ...name] = path.split('/')
  if (!kinds.has(kind)) return false
  return names === null || !namedByFile.has(kind) || names.has(name.join('/'))
}

/** The place of a record may be its first line alone. */
function isIn({ line }: Diagnostic, { place, oldPlace = null, destPlace = null }: RedirectRecord): boolean {
  const lines = [place, oldPlace, destPlace].flatMap((one) => (one === null ? [] : [one.line, one.endLine]))
  return line !== null && lines.some((one) => one <= line) && lines.some((one) => one >= line)
}

function isOnTheWay({ old_path, dest_url }: RedirectRecord, { route, links }: PageUses): boolean {
  const leads = leadsFrom(pathOf(old_path))
  return pathOf(dest_url) === route || [route, ...links.map(pathOf)].some(leads)
}

/** @returns whether a redirect from a source takes a path; from one that can't be read, the path that is written so */
function leadsFrom(source: string): (path: string) => boolean {
  const { value } = parseSource(source)
  if (value === null) return (path) => path === source
  const trie = sourceTrie([value])
  return (path) => path.startsWith('/') && trie.find(splitPath(path).map(encodeLetters)) >= 0
}

/** @returns the part of a site path that names a page */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
