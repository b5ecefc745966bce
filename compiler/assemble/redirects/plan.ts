import { builtInRedirectFirst, malformedRedirectSource, repeatedRedirect } from '../../diagnostics/codes/routes.ts'
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts'
import { append } from '../../formats/append.ts'
import type { RedirectRecord } from '../../model/redirect.ts'
import { type BuiltIn, builtInConflict, repeatsBuiltIn } from './built-in.ts'
import { deadTargets } from './dead-targets.ts'
import { atSource, atTarget, type Draft, type RedirectPlan, type RedirectSite, relatedTo } from './draft.ts'
import { followTargets } from './follow.ts'
import { compareSources, isPlain, shape, showPath, splitPath, symbolic } from './segment.ts'
import { localeFolders, shadows } from './shadows.ts'
import { parseSource } from './source.ts'
import { stepper } from './step.ts'
import { parseTarget, showTarget } from './target.ts'

/**
 * Checks the redirects of a site and puts them in order. The built-in ones need no record: `/` leads to `home` (unless
 * a page is at `/`), and `/{locale}/{path*}` to `/{path*}` for every locale but the default one.
 *
 * @param records from `redirects.yaml` and front matter, in that order: of two that clash the later one is blamed
 * @returns the plan without the records that cannot be read and those of an address that has a page, and a diagnostic
 *   for each thing that is wrong
 */
export function planRedirects(records: readonly RedirectRecord[], site: RedirectSite): Outcome<RedirectPlan> {
  const diagnostics: Diagnostic[] = []
  const locales = site.locales.filter((locale) => locale !== site.defaultLocale)
  const builtIn = { locales: new Set(locales), home: site.routes.some(({ route }) => route === '/') ? null : site.home }
  const read = records.flatMap((record) => readRecord(record, site, builtIn, diagnostics))
  const drafts = withoutDuplicates(read, diagnostics)
  const ordered = drafts.toSorted((a, b) => compareSources(a.redirect.source, b.redirect.source))
  const isUsed = unhidden(site)
  // What hides a page is reported as that alone; a page's redirect to itself, as a circle.
  const isFollowed = (draft: Draft) => isUsed(draft) || draft.redirect.from === draft.redirect.to
  const plan: RedirectPlan = {
    redirects: ordered.filter(isFollowed).map(({ redirect }) => redirect),
    locales,
    firstSegments: firstSegments(site, drafts, builtIn.locales),
    home: builtIn.home,
  }
  const step = stepper(plan)
  append(diagnostics, [
    ...localeFolders(site, builtIn.locales),
    ...shadows(ordered, site),
    ...followTargets(drafts.filter(isFollowed), plan, step),
    ...deadTargets(drafts.filter(isFollowed), site, step),
  ])
  return { value: { ...plan, redirects: ordered.filter(isUsed).map(({ redirect }) => redirect) }, diagnostics }
}

function readRecord(record: RedirectRecord, site: RedirectSite, builtIn: BuiltIn, diagnostics: Diagnostic[]): Draft[] {
  if (repeatsBuiltIn(record, builtIn)) return []
  const source = parseSource(record.old_path)
  if (source.complain !== null) diagnostics.push(source.complain(atSource(record)))
  const target = parseTarget(record.dest_url, source.value, site.siteUrl)
  if (target.complain !== null) diagnostics.push(target.complain(atTarget(record)))
  if (source.complain !== null || target.complain !== null) return []
  const conflict = builtInConflict(source.value, builtIn)
  if (conflict !== null) {
    diagnostics.push(
      builtInRedirectFirst(atSource(record), { source: record.old_path, rule: conflict.rule, hint: conflict.hint }),
    )
    return []
  }
  const from = showPath(symbolic(source.value))
  const base = writtenBase(from, site)
  if (base !== null) {
    const hint = `Write \`${from.slice(base.length) || '/'}\`: \`${base}\` is put before every path.`
    diagnostics.push(
      malformedRedirectSource(atSource(record), { source: record.old_path, what: `base \`${base}\``, hint }),
    )
    return []
  }
  const { file, place } = record
  const targetPlace = record.destPlace ?? place
  const redirect = {
    source: source.value,
    target: target.value,
    from: sameText(from, record.old_path),
    to: sameText(showTarget(target.value), record.dest_url),
    file,
    place,
    targetPlace,
  }
  return [{ record, redirect }]
}

/** @returns the second text where both are the same: of thousands each would be there twice */
function sameText(text: string, known: string): string {
  return text === known ? known : text
}

/** @returns the base of the site's own address, where a source begins with it and no page does; null elsewhere */
function writtenBase(from: string, { siteUrl, routes }: RedirectSite): string | null {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '')
  const isBelow = (path: string) => `${path}/`.startsWith(`${base}/`)
  return base !== '' && isBelow(from) && !routes.some(({ route }) => isBelow(route)) ? base : null
}

function withoutDuplicates(drafts: readonly Draft[], diagnostics: Diagnostic[]): readonly Draft[] {
  const first = new Map<string, Draft>()
  for (const draft of drafts) {
    const key = shape(draft.redirect.source)
    const known = first.get(key)
    if (known === undefined) {
      first.set(key, draft)
      continue
    }
    const related = [relatedTo(known.record, `\`${known.redirect.from}\` is redirected here first`)]
    diagnostics.push(repeatedRedirect(atSource(draft.record, related), { source: draft.redirect.from }))
  }
  return [...first.values()]
}

/** Whoever comes to a page stays there, also on the way from another address. */
function unhidden(site: RedirectSite): (draft: Draft) => boolean {
  const routes = new Set(site.routes.map(({ route }) => route))
  return ({ redirect: { source, from } }) => !isPlain(source) || !routes.has(from)
}

function firstSegments(site: RedirectSite, drafts: readonly Draft[], locales: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>()
  for (const { route } of site.routes) found.add(splitPath(route)[0] ?? '')
  for (const { redirect } of drafts) if (redirect.source[0]?.kind === 'text') found.add(redirect.source[0].text)
  return [...found].filter((segment) => segment !== '' && !locales.has(segment)).sort()
}
