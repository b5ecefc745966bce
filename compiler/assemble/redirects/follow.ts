import { redirectChain, redirectLoop, redirectToItself } from '../../diagnostics/codes/routes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { once } from '../../formats/once.ts'
import { atTarget, type Draft, type RedirectPlan, relatedTo } from './draft.ts'
import { joinPath, showPath, symbolic } from './segment.ts'
import { type Stepper, showUrl } from './step.ts'
import { joinQueries, splitUrl, type UrlParts } from './url-parts.ts'

/** Where a path ends up. */
interface Journey {
  /** As an author writes it; null where there is no end. */
  readonly end: string | null
  readonly loop: Loop | null
}

interface Loop {
  readonly members: ReadonlySet<number>
  readonly paths: readonly string[]
}

/** Patterns can make a path longer each time, so that it never comes back to itself. */
const maxPatternSteps = 20
/** How much of a loop a message shows. */
const maxShown = 6

/**
 * Finds targets that are redirected themselves: loops, and chains. A target with names is laid over the sources as it
 * is, so that only what holds for every path is an error.
 *
 * @param drafts in the authors' order
 * @param plan the same redirects in the order of use
 * @param step of the plan
 */
export function followTargets(drafts: readonly Draft[], plan: RedirectPlan, step: Stepper): readonly Diagnostic[] {
  const journeys = new Map<string, Journey>()
  const byIndex = inOrderOf(plan, drafts)
  const rank = once(() => new Map(drafts.map((draft, index) => [draft, index])))
  const indexOf = once(() => new Map(plan.redirects.map((redirect, index) => [redirect, index])))
  const reported = new Set<number>()
  return drafts.flatMap((draft) => {
    const { record, redirect } = draft
    if (redirect.target.origin !== '') return []
    const target = symbolic(redirect.target.segments)
    const first = step(target)
    if (first === null) return []
    const { end, loop } = journey(target, step, plan, journeys)
    const self = loop === null ? -1 : (indexOf().get(redirect) ?? -1)
    if (loop?.members.has(self)) {
      if (reported.has(self)) return []
      for (const member of loop.members) reported.add(member)
      return [
        loopDiagnostic(
          [...loop.members].flatMap((index) => byIndex[index] ?? []),
          loop,
          rank(),
        ),
      ]
    }
    // What leads into a loop is put right with the loop.
    if (loop !== null) return []
    const shown = showPath(target)
    const other = byIndex[first.by]?.record
    const related = other === undefined ? [] : [relatedTo(other, `\`${shown}\` is redirected here`)]
    const why = first.by < 0 ? ', where the built-in redirect leads' : ''
    const whole = end === null ? null : withRest(end, redirect.target)
    return [redirectChain(atTarget(record, related), { source: redirect.from, target: shown, end: whole, origin: why })]
  })
}

/** @returns the drafts in the order of use */
function inOrderOf(plan: RedirectPlan, drafts: readonly Draft[]): readonly (Draft | undefined)[] {
  const draftOf = new Map(drafts.map((draft) => [draft.redirect, draft]))
  return plan.redirects.map((redirect) => draftOf.get(redirect))
}

/** Who is led on keeps the query and, where the end has none of its own, the fragment. */
function withRest(end: string, rest: Pick<UrlParts, 'query' | 'fragment'>): string {
  const { path, query, fragment } = splitUrl(end)
  return path + joinQueries(query, rest.query) + (fragment || rest.fragment)
}

function loopDiagnostic(members: readonly Draft[], loop: Loop, rank: ReadonlyMap<Draft, number>): Diagnostic {
  const sorted = members.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  const { record, redirect } = sorted.reduce((_, last) => last)
  if (redirect.from === redirect.to) return redirectToItself(atTarget(record), { path: redirect.from })
  const related = sorted
    .slice(0, -1)
    .slice(-maxShown)
    .map((other) => relatedTo(other.record, `\`${other.redirect.from}\` leads to \`${other.redirect.to}\``))
  return redirectLoop(atTarget(record, related), { paths: loop.paths })
}

/** Each path is stepped from once, so that the time is linear in the number of redirects. */
function journey(start: readonly string[], step: Stepper, plan: RedirectPlan, known: Map<string, Journey>): Journey {
  const walked: { readonly key: string; readonly by: number; readonly rest: UrlParts | null }[] = []
  const position = new Map<string, number>()
  let at = start
  let patterns = 0
  let result: Journey | null = null
  while (result === null) {
    const key = joinPath(at)
    const before = position.get(key)
    const next = step(at)
    const met = known.get(key)
    if (met !== undefined) result = met
    else if (before !== undefined) result = { end: null, loop: loopOf(walked.slice(before)) }
    else if (next === null) result = { end: showPath(at), loop: null }
    else if (patterns > maxPatternSteps) result = { end: null, loop: growthOf(walked) }
    else {
      position.set(key, walked.length)
      // Of a chain of thousands only what is needed of each stays.
      const hasRest = next.query !== '' || next.fragment !== ''
      walked.push({ key, by: next.by, rest: hasRest ? next : null })
      if (plan.redirects[next.by]?.source.some(({ kind }) => kind !== 'text')) patterns++
      if (next.next === null) result = { end: showUrl({ ...next, query: '', fragment: '' }), loop: null }
      else at = next.next
    }
  }
  for (const { key, rest } of walked.toReversed()) {
    if (result.end !== null && rest !== null) result = { ...result, end: withRest(result.end, rest) }
    known.set(key, result)
  }
  return result
}

function loopOf(steps: readonly { readonly key: string; readonly by: number }[]): Loop {
  const paths = steps.slice(0, maxShown).map(({ key }) => showPath(key.slice(1).split('/')))
  if (steps.length > maxShown) paths.push('…')
  paths.push(paths[0] ?? '')
  return { members: new Set(steps.flatMap(({ by }) => (by < 0 ? [] : [by]))), paths }
}

/** A loop that never comes back to a path: only its beginning can be shown. */
function growthOf(steps: readonly { readonly key: string; readonly by: number }[]): Loop {
  const paths = steps.slice(0, 2).map(({ key }) => showPath(key.slice(1).split('/')))
  return { members: loopOf(steps.slice(-maxPatternSteps / 2)).members, paths: [...paths, '…'] }
}
