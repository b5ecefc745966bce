import { isPlain, showPath, symbolic } from '../assemble/redirects/segment.ts'
import { showTarget } from '../assemble/redirects/target.ts'
import { escapeAttribute } from '../formats/escape-text.ts'
import type { TextFile } from '../model/output.ts'
import { foldPath } from '../model/output-path.ts'
import { type HostingFormat, htmlPath } from '../model/page-path.ts'
import { canonicalUrl, decodeWell, underBase } from '../model/routes.ts'
import type { FlatRule } from './flat-rules.ts'

/** What stubs must know of the site. */
export interface StubSite {
  readonly siteUrl: string
  /** Its path: nothing, or `/a/b`. */
  readonly base: string
  /** BCP 47 tag of the site's language. */
  readonly lang: string
  /** What the page says, in that language, with `{path}` for where it leads. */
  readonly moved: string
  readonly format: HostingFormat
  readonly routes: ReadonlySet<string>
  /** Output paths of all other files: these are never overwritten. */
  readonly taken: Iterable<string>
}

/**
 * Makes an HTML page for each plain redirect, for hosts that know no redirects: a refresh, a canonical link, and a link
 * for readers. It needs no script, so that it works under the strictest policy.
 */
export function redirectStubs(rules: readonly FlatRule[], site: StubSite): readonly TextFile[] {
  const wanted = rules.flatMap((rule) => wantedStub(rule, site) ?? [])
  // A large site has some ten thousand other files, and mostly no redirect.
  if (wanted.length === 0) return []
  const keys = wanted.map(({ path }) => foldPath(path))
  const asked = new Set(keys.flatMap((key) => [key, ...foldersOf(key)]))
  const taken = new Set<string>()
  const folders = new Set<string>()
  const take = (key: string) => {
    if (asked.has(key)) taken.add(key)
    // No stub is called otherwise, and so there is none in the way of other folders.
    if (/\.html?\//.test(key)) for (const folder of foldersOf(key)) folders.add(folder)
  }
  for (const path of site.taken) take(foldPath(path))
  return wanted.flatMap(({ path, to }, at) => {
    const key = keys[at] ?? ''
    if (taken.has(key) || folders.has(key) || [...foldersOf(key)].some((folder) => taken.has(folder))) return []
    take(key)
    return [{ path, content: stub(to, site) }]
  })
}

/** @returns null for a rule that no file can stand for */
function wantedStub(
  { source, target, owner }: FlatRule,
  site: StubSite,
): { readonly path: string; readonly to: string } | null {
  if (!isPlain(source)) return null
  const to = showTarget(target)
  // Of the rules written out for locales only those that lead to a page are worth a file.
  if (owner === null && !site.routes.has(to)) return null
  const path = stubPath(showPath(symbolic(source)), site.format)
  return path === null ? null : { path, to }
}

/** What has to be a folder where there is a file of this path, inner ones first. */
function* foldersOf(path: string): Generator<string> {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) yield path.slice(0, at)
}

/** A path is decoded for its file name, as servers do; null where there can be no such file. */
function stubPath(source: string, format: HostingFormat): string | null {
  const path = decodeWell(source)
  if (path === null || path.split('/').some((segment) => Buffer.byteLength(segment) > 200)) return null
  return /\.html?$/i.test(path) ? path.slice(1) : htmlPath(path, format)
}

function stub(to: string, { siteUrl, base, lang, moved }: StubSite): string {
  const url = escapeAttribute(underBase(base, to))
  const canonical = escapeAttribute(to.startsWith('/') ? canonicalUrl(siteUrl, to) : to)
  const sentence = (place: string) => escapeAttribute(moved).replace('{path}', () => place)
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${sentence(url)}</title>
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body>
<p>${sentence(`<a href="${url}">${url}</a>`)}</p>
</body>
</html>
`
}
