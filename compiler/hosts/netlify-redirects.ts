import { endsOpen, isPlain, joinPath, type Segment } from '../assemble/redirects/segment.ts'
import { writePath } from '../assemble/redirects/target.ts'
import {
  colonInSource,
  redirectRuleTooLong,
  tooManyPatternRules,
  tooManyPlainRules,
} from '../diagnostics/codes/hosts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { cloudflareLimits } from './cloudflare-limits.ts'
import { endWithoutNames, type FlatRule, placeOfRule } from './flat-rules.ts'
import type { HostedSite } from './host.ts'

export interface NetlifyRedirects {
  readonly text: string
  /** Limits of Cloudflare Pages that the rules exceed: warnings. */
  readonly limits: readonly Diagnostic[]
}

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read. Both take the first rule that fits; Cloudflare counts
 * every rule after the first one with a placeholder as such, so that plain rules come first. To Netlify a trailing slash
 * makes no difference, to Cloudflare it is another address: each rule is written for both as far as its limits allow.
 *
 * Netlify serves a file in place of a redirect unless the rule says `301!`, which Cloudflare does not read: where a site
 * is for both and has pages that replace redirects, these answer on Netlify.
 *
 * Rules: docs.netlify.com "Redirects and rewrites", developers.cloudflare.com "Pages, Redirects".
 *
 * @param named the hosts that the site is for; null where it does not say
 */
export function netlifyRedirects(rules: readonly FlatRule[], named: HostedSite['for']): NetlifyRedirects {
  const status = named !== null && !named.has('cloudflare') ? '301!' : '301'
  const forCloudflare = named === null || named.has('cloudflare')
  const lines = rules.map((rule) => writeLine(rule, status, forCloudflare))
  const plain = lines.filter(({ rule }) => isPlain(rule.source))
  const dynamic = lines.filter(({ rule }) => !isPlain(rule.source))
  const both = [
    ...plain,
    ...(forCloudflare
      ? plain.flatMap(withSlash).slice(0, Math.max(0, cloudflareLimits.plainRules - plain.length))
      : []),
    ...(forCloudflare && 2 * dynamic.length <= cloudflareLimits.dynamicRules
      ? dynamic.flatMap((line) => [...withSlash(line), line])
      : dynamic),
  ]
  return {
    text: both.map(({ from, to }) => `${from} ${to}\n`).join(''),
    limits: [...limits(plain, dynamic), ...(named === null ? [] : colons(lines))],
  }
}

/** Cloudflare looks for names in all of a source, Netlify at the beginning of a segment. */
const cloudflarePlaceholder = /:(?=[A-Za-z])|^:/g

interface Line {
  readonly rule: FlatRule
  readonly from: string
  /** With the status. */
  readonly to: string
}

function writeLine(rule: FlatRule, status: string, forCloudflare: boolean): Line {
  const { source, target } = rule
  const names = namesOf(source)
  const placeholder = forCloudflare ? cloudflarePlaceholder : /^:/g
  const write = (side: 'source' | 'target') => (part: Segment) => {
    if (part.kind === 'rest') return side === 'source' ? '*' : ':splat'
    if (part.kind === 'one') return `:${names.get(part.name)}`
    // In a target a colon begins a placeholder only where the source has the name.
    if (side === 'target') return isPlain(source) ? part.text : part.text.replaceAll(':', '%3A')
    // Browsers send a colon as it is: what is written `%3A` fits no address, but takes nothing from others either.
    return part.text.replace(placeholder, '%3A')
  }
  const from = joinPath(source.map(write('source')))
  const to = writePath(target, target.segments.map(write('target')))
  const end = isPlain(source) ? target.query + target.fragment : endWithoutNames(rule)
  return { rule, from, to: `${to}${end} ${status}` }
}

/**
 * Cloudflare puts values in place of names wherever their letters are, so that `:area` would take the beginning of
 * `:areas`; `:splat` is what `*` matches. Where one name begins with another, all get names of one length.
 */
function namesOf(source: readonly Segment[]): ReadonlyMap<string, string> {
  const names = source.flatMap((part) => (part.kind === 'one' ? [part.name] : []))
  const taken = endsOpen(source) ? ['splat', ...names] : names
  const isClear = taken.every((name, at) => taken.every((other, index) => index === at || !other.startsWith(name)))
  return new Map(
    names.map((name, at) => [name, isClear && name !== 'splat' ? name : `p${String(at).padStart(3, '0')}`]),
  )
}

/** The same rule for the address with a slash at its end; `/` has one already. */
function withSlash(line: Line): readonly Line[] {
  return line.from === '/' ? [] : [{ ...line, from: `${line.from}/` }]
}

function limits(plain: readonly Line[], dynamic: readonly Line[]): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const over = plain[cloudflareLimits.plainRules]
  if (over !== undefined) {
    found.push(tooManyPlainRules(placeOfRule(over.rule), { count: plain.length, limit: cloudflareLimits.plainRules }))
  }
  const overDynamic = dynamic[cloudflareLimits.dynamicRules]
  if (overDynamic !== undefined) {
    found.push(
      tooManyPatternRules(placeOfRule(overDynamic.rule), {
        count: dynamic.length,
        limit: cloudflareLimits.dynamicRules,
      }),
    )
  }
  // The two rules of one pattern are about as long as each other: one warning is enough.
  const long = new Map<string, { readonly line: Line; readonly length: number }>()
  for (const line of [...dynamic, ...plain]) {
    const key = line.rule.owner?.from ?? line.from
    const length = line.from.length + 1 + line.to.length
    if (length > cloudflareLimits.lineLength && !long.has(key)) long.set(key, { line, length })
  }
  for (const [source, { line, length }] of long) {
    found.push(redirectRuleTooLong(placeOfRule(line.rule), { source, length, limit: cloudflareLimits.lineLength }))
  }
  return found
}

/** @returns a warning for each redirect whose source Cloudflare can't be told; where no host is named, pages replace them */
function colons(lines: readonly Line[]): readonly Diagnostic[] {
  const unsaid = lines.filter(({ rule: { source, owner } }) => {
    const texts = source.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    return owner !== null && texts.some((text) => text.search(cloudflarePlaceholder) !== -1)
  })
  // A pattern may have two lines.
  const byRedirect = new Map(unsaid.map((line) => [line.rule.owner, line]))
  return [...byRedirect.values()].map((line) =>
    colonInSource(placeOfRule(line.rule), { host: 'Cloudflare Pages', source: line.rule.owner?.from ?? line.from }),
  )
}
