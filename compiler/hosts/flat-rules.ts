import type { Redirect, RedirectPlan } from '../assemble/redirects/draft.ts'
import { endsOpen, isPlain, joinPath, type Segment, shape, splitPath } from '../assemble/redirects/segment.ts'
import { type Target, withoutRest } from '../assemble/redirects/target.ts'
import type { At } from '../diagnostics/diagnostic.ts'

/** One redirect without conditions: what every host can be told. */
export interface FlatRule {
  readonly source: readonly Segment[]
  readonly target: Target
  /** The redirect that it comes from; null for a built-in one. */
  readonly owner: Redirect | null
}

/**
 * All redirects of a site, the built-in ones written out: the locale rule as one rule for each locale and first segment,
 * because hosts would make another site's address of `/ja//evil.example` if they were given `/ja/*`. A pattern that ends
 * in `{name*}` has a second rule for none.
 *
 * @returns plain rules, then those with names; within each in the order of use. Each source is there once.
 */
export function flatRules(plan: RedirectPlan): readonly FlatRule[] {
  const rules = [...builtIn(plan), ...plan.redirects.flatMap(written)]
  const seen = new Set<string>()
  const unique = rules.filter(({ source }) => {
    const key = shape(source)
    return !seen.has(key) && seen.add(key)
  })
  return [...unique.filter(({ source }) => isPlain(source)), ...unique.filter(({ source }) => !isPlain(source))]
}

/** @returns the rules for a host that serves the site below a path: each begins with it, and leads below it */
export function underBase(rules: readonly FlatRule[], base: string): readonly FlatRule[] {
  const before = splitPath(base).map(text)
  if (before.length === 0) return rules
  return rules.map(({ source, target, owner }) => ({
    source: [...before, ...source],
    target: target.origin === '' ? { ...target, segments: [...before, ...target.segments] } : target,
    owner,
  }))
}

function builtIn({ home, locales, firstSegments, isRootless }: RedirectPlan): readonly FlatRule[] {
  const rest: Segment = { kind: 'rest', name: 'path' }
  const root = home === null ? [] : [rule([], home, null)]
  return [
    ...root,
    ...locales.flatMap((locale) => [
      ...(isRootless === true ? [] : [rule([locale], home ?? '/', null)]),
      ...firstSegments.flatMap((first) => [
        rule([locale, first], joinPath([first]), null),
        rule([locale, first], joinPath([first]), rest),
      ]),
    ]),
  ]
}

function rule(source: readonly string[], target: string, rest: Segment | null): FlatRule {
  const end = rest === null ? [] : [rest]
  return {
    source: [...source.map(text), ...end],
    target: { origin: '', segments: [...splitPath(target).map(text), ...end], slash: false, query: '', fragment: '' },
    owner: null,
  }
}

function text(segment: string): Segment {
  return { kind: 'text', text: segment }
}

function written(redirect: Redirect): readonly FlatRule[] {
  const { source, target } = redirect
  const whole = { source, target, owner: redirect }
  if (!endsOpen(source) || redirect.needsRest === true) return [whole]
  return [{ source: source.slice(0, -1), target: withoutRest(target), owner: redirect }, whole]
}

/** @returns the place of the redirect that a rule comes from; no place for a built-in one, and for no rule */
export function placeOfRule(rule: Pick<FlatRule, 'owner'> | null | undefined): At {
  return { file: rule?.owner?.file ?? null, place: rule?.owner?.place ?? null }
}

/** The end of a target, its query and fragment, for hosts to which a colon before a letter begins the name of a segment. */
export function endWithoutNames({ target: { query, fragment } }: FlatRule): string {
  return (query + fragment).replace(/:(?=[A-Za-z_])/g, '%3A')
}

/**
 * @param expression for one address
 * @returns one that takes `%c3` for `%C3` (RFC 3986, section 6.2.2.1), as browsers send whichever an old link has
 */
export function eitherCase(expression: string): string {
  return expression.replace(/%[0-9A-F]{2}/g, (code) =>
    code.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`),
  )
}
