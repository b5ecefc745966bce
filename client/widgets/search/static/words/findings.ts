import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { placeOf } from '../index/postings.ts'
import type { Form } from './form.ts'

/** Besides the roles that a page's findings have: the title has some form of the word, or what means the same. */
export const calledBit = 64

/** What the forms of a word of the query are to all pages, in columns: a common word has thousands. */
export interface Findings {
  /** Forms in the order in which they were added. */
  readonly added: readonly Form[]
  /** What each counts beside the word itself: 1 for the word; after a 0. */
  readonly shares: readonly number[]
  /** Which of the shares counts on a page: 0 where it has no form. */
  readonly forms: Uint16Array
  readonly roles: Uint8Array
  readonly counts: Uint8Array
  /** How many pages have any form. */
  readonly size: number
}

/** @returns what these forms are to pages, besides what others were before */
export function findingsOf(forms: readonly Form[], open: Uint8Array, before: Findings | null = null): Findings {
  const findings = {
    added: [...(before?.added ?? []), ...forms],
    shares: [...(before?.shares ?? [0]), ...forms.map(({ share }) => share)],
    forms: before?.forms.slice() ?? new Uint16Array(open.length),
    roles: before?.roles.slice() ?? new Uint8Array(open.length),
    counts: before?.counts.slice() ?? new Uint8Array(open.length),
    size: before?.size ?? 0,
  }
  for (const [at, form] of forms.entries())
    findings.size += add(form, (before?.added.length ?? 0) + at + 1, findings, open)
  return findings
}

/** What a page is called says more of it than its text, also where it is called by what means the same. */
function said(held: number): number {
  return held & roles.title ? 1 : (held & ~calledBit) === 0 ? 0.65 : 0.8
}

/** What a page is called by one form says nothing of another that only means much the same. */
function areAlike(one: number, other: number): boolean {
  return Math.min(one, other) >= 0.85 * Math.max(one, other)
}

/** Whether one of two findings counts about as much as the other. */
function areNear(one: number, other: number): boolean {
  return Math.min(one, other) >= 0.65 * Math.max(one, other)
}

/**
 * The best of two findings, with what both are where one counts about as much as the other.
 *
 * @returns how many pages had no form before
 */
function add({ postings, share }: Form, number: number, findings: Findings, open: Uint8Array): number {
  const { pages, roles: heldBy, counts } = postings()
  let added = 0
  for (let at = 0; at < pages.length; at++) {
    const page = pages[at] ?? 0
    if (open[page] !== 1) continue
    const [form = 0, known = 0, held = 0, count = 0] = [
      findings.forms[page],
      findings.roles[page],
      heldBy[at],
      counts[at],
    ]
    const called = (known & calledBit) | (held & roles.title ? calledBit : 0)
    if (form === 0) {
      added++
      findings.forms[page] = number
      findings.roles[page] = held | called
      findings.counts[page] = count
      continue
    }
    const before = findings.shares[form] ?? 0
    const [old, own] = [before * said(known), share * said(held)]
    const areBoth = areAlike(before, share) && areNear(old, own)
    if (old < own) findings.forms[page] = number
    findings.roles[page] = (areBoth ? held | known : old < own ? held : known) | called
    if (areBoth) findings.counts[page] = Math.max(findings.counts[page] ?? 0, count)
    else if (old < own) findings.counts[page] = count
  }
  return added
}

/** One form's part of `placesIn`. */
interface Known {
  readonly share: number
  readonly roles: number
  readonly places: readonly number[]
}

/** @returns the first places of a page that have the word: of the best form, then of those that count about as much */
export function placesIn({ added, forms }: Findings, page: number): readonly number[] {
  if (forms[page] === 0) return []
  let known: Known | null = null
  for (const { postings, share } of added) {
    const list = postings()
    const at = placeOf(list, page)
    if (at >= 0) known = both(known, { share, roles: list.roles[at] ?? 0, places: list.placesAt(at) })
  }
  return known?.places ?? []
}

/** What `add` does with two findings, with their places. */
function both(known: Known | null, one: Known): Known {
  if (known === null) return one
  const [old, own] = [known.share * said(known.roles), one.share * said(one.roles)]
  const [best, other] = old < own ? [one, known] : [known, one]
  if (!areAlike(known.share, one.share) || !areNear(old, own)) return best
  const more = other.places.filter((place) => !best.places.includes(place))
  return { share: best.share, roles: known.roles | one.roles, places: [...best.places, ...more] }
}
