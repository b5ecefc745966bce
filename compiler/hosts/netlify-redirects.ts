import { diagnose } from '../diagnostics/diagnose.ts'
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts'
import { isPlain, joinPath, type Segment } from '../redirects/segment.ts'
import { writePath } from '../redirects/target.ts'
import { cloudflareLimits } from './cloudflare-limits.ts'
import type { FlatRule } from './flat-rules.ts'

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read. Both take the first rule that fits; Cloudflare counts
 * every rule after the first one with a placeholder as such, so that plain rules come first. Neither takes `301!` from
 * the other: on Netlify a plain redirect is answered by its HTML page.
 *
 * Rules: docs.netlify.com "Redirects and rewrites", developers.cloudflare.com "Pages, Redirects".
 */
export function netlifyRedirects(rules: readonly FlatRule[]): Outcome<string> {
  const lines = rules.map((rule) => ({ rule, line: writeLine(rule) }))
  const plain = lines.filter(({ rule }) => isPlain(rule.source))
  const dynamic = lines.filter(({ rule }) => !isPlain(rule.source))
  const text = [...plain, ...dynamic].map(({ line }) => `${line}\n`).join('')
  return { value: text, diagnostics: limits(plain, dynamic) }
}

interface Line {
  readonly rule: FlatRule
  readonly line: string
}

function writeLine({ source, target }: FlatRule): string {
  const from = joinPath(source.map((part) => (part.kind === 'rest' ? '*' : placeholder(part, 'source'))))
  const to = target.segments.map((part) => (part.kind === 'rest' ? ':splat' : placeholder(part, 'target')))
  return `${from} ${writePath(target, to)}${target.query}${target.fragment} 301`
}

/** A colon in a source would begin a placeholder; `:splat` is what `*` stands for. */
function placeholder(part: Exclude<Segment, { kind: 'rest' }>, side: 'source' | 'target'): string {
  if (part.kind === 'text') return side === 'source' ? part.text.replaceAll(':', '%3A') : part.text
  return part.name === 'splat' ? ':splat_' : `:${part.name}`
}

function limits(plain: readonly Line[], dynamic: readonly Line[]): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const over = plain[cloudflareLimits.plainRules]
  if (over !== undefined) {
    found.push(diagnose('SP5040', at(over), plain.length, cloudflareLimits.plainRules))
  }
  const overDynamic = dynamic[cloudflareLimits.dynamicRules]
  if (overDynamic !== undefined) {
    found.push(diagnose('SP5041', at(overDynamic), dynamic.length, cloudflareLimits.dynamicRules))
  }
  // The two rules of one pattern are about as long as each other: one warning is enough.
  const long = new Map<string, Line>()
  for (const entry of [...dynamic, ...plain]) {
    const key = entry.rule.owner?.from ?? entry.line
    if (entry.line.length > cloudflareLimits.lineLength && !long.has(key)) long.set(key, entry)
  }
  for (const [source, entry] of long) {
    found.push(diagnose('SP5042', at(entry), source, entry.line.length, cloudflareLimits.lineLength))
  }
  return found
}

function at({ rule: { owner } }: Line) {
  return { file: owner?.file ?? null, place: owner?.place ?? null }
}
