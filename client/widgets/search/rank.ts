import type { Heading, OutlinedPage } from './outline.ts'

/** Where a word of the query, or what stands for it, was found on one page. */
export interface Finding {
  /** What the form that was found counts beside the word itself: 1 for the word, less for a synonym or a beginning. */
  readonly share: number
  /** How rare the form is on the site: the higher, the more a page that has it is about it. */
  readonly rarity: number
  /** Fields of the page that hold it, `title`, `description` and `route`, each with what the form found there counts. */
  readonly fields: ReadonlyMap<string, number>
  /** Its places in the page's text, in words from the start. */
  readonly places: readonly number[]
}

/** A page with what was found of each word of the query: null where nothing was. */
export interface Candidate {
  readonly page: OutlinedPage
  readonly findings: readonly (Finding | null)[]
}

/** What decides a page's place. Found by trying on questions to a site (`test/search/questions.ts`), one by one. */
export const weights = {
  /** What a word counts that only begins with the one that was typed. */
  beginning: 0.6,
  /** What one finding in a field counts beside one in the text. */
  fields: { title: 4, description: 4, route: 4 } as Readonly<Record<string, number>>,
  heading: 1.5,
  /** What a parameter or another thing with an address of its own counts that is called so. */
  definition: 2.8,
  /** How quickly more findings of one word stop to count (BM25's k1), and how much long pages are held back (b). */
  saturation: 5,
  length: 0.4,
  /** What a title, and a section, that holds the whole query adds to the words' own worth. */
  title: 1.2,
  section: 0.4,
  /** What it adds when words stand side by side as in the query. */
  near: 0.25,
  /** How strongly pages without all words are held back. */
  coverage: 1,
  /** What a word counts for this that stands in the text only, and not in a title, description, address or heading. */
  textCoverage: 0.6,
  /** How much a page's own weight counts. */
  own: 1,
}

/**
 * Says how well a page answers a query: BM25F over title, description, address, headings and text (Robertson and
 * Zaragoza, "The Probabilistic Relevance Framework", 2009), and on top of it whether the words stand together, in the title
 * or in one section.
 *
 * @param rarities of the query's words: what finding all of them is worth
 * @param averageWords of a page of the site
 * @returns 0 for a page without any of the words, else more than 0
 */
export function worthOf({ page, findings }: Candidate, rarities: readonly number[], averageWords: number): number {
  const total = sum(rarities)
  if (total === 0) return 0
  const words = sum(findings.map((finding) => (finding === null ? 0 : wordWorth(finding, page, averageWords))))
  const held = findings.map((finding) =>
    finding === null ? 0 : finding.share * (isProminent(finding, page) ? 1 : weights.textCoverage),
  )
  const covered = shareOf(held, rarities)
  const worth =
    words / total +
    weights.title * titleWorth(findings, rarities, page) +
    weights.section * sectionWorth(findings, rarities, page) +
    weights.near * nearWorth(findings, rarities)
  return worth * covered ** weights.coverage * page.weight ** weights.own
}

function wordWorth({ share, rarity, fields, places }: Finding, page: OutlinedPage, averageWords: number): number {
  const inHeadings = places.filter((place) => headingAt(page.headings, place) !== null).length
  // Of pages that define the same name the one with the most names goes first: an object's main operation.
  const isDefined = places.some((place) => page.definitions.has(place))
  const defined = isDefined ? weights.definition * (0.5 + 0.1 * Math.log2(1 + page.definitions.size)) : 0
  const length = 1 - weights.length + (weights.length * page.words) / averageWords
  const inFields = sum([...fields].map(([field, part]) => ((weights.fields[field] ?? 0) * part) / share))
  const frequency = inFields + defined + weights.heading * Math.min(inHeadings, 2) + places.length / length
  return (share * rarity * frequency) / (frequency + weights.saturation)
}

function isProminent({ fields, places }: Finding, page: OutlinedPage): boolean {
  return (
    [...fields.keys()].some((field) => field in weights.fields) ||
    places.some((place) => page.definitions.has(place) || headingAt(page.headings, place) !== null)
  )
}

/** How much of the query the title holds, and how much of the title the query is. */
function titleWorth(findings: readonly (Finding | null)[], rarities: readonly number[], page: OutlinedPage): number {
  const held = findings.map((finding) => finding?.fields.get('title') ?? 0)
  const count = held.filter((share) => share > 0).length
  if (count === 0) return 0
  return shareOf(held, rarities) * (0.4 + 0.6 * Math.min(count / Math.max(page.titleWords, 1), 1))
}

/** The best section's share of the query; words of its heading count double. */
function sectionWorth(findings: readonly (Finding | null)[], rarities: readonly number[], page: OutlinedPage): number {
  let best = 0
  for (const [index, heading] of page.headings.entries()) {
    const end = page.headings[index + 1]?.at ?? page.words
    const held = findings.map((finding) => {
      if (finding === null) return 0
      if (finding.places.some((place) => isIn(heading, place))) return finding.share
      return finding.places.some((place) => place >= heading.at && place < end) ? 0.5 * finding.share : 0
    })
    const inHeading = held.filter((share) => share > 0.5).length
    const complete = 0.7 + 0.3 * Math.min(inHeading / Math.max(heading.words, 1), 1)
    best = Math.max(best, shareOf(held, rarities) * complete)
  }
  return best
}

/** The share of neighbours in the query that are neighbours on the page too, with a word between them at most. */
function nearWorth(findings: readonly (Finding | null)[], rarities: readonly number[]): number {
  let [near, all] = [0, 0]
  for (const [at, finding] of findings.slice(0, -1).entries()) {
    const next = findings[at + 1] ?? null
    const worth = (rarities[at] ?? 0) + (rarities[at + 1] ?? 0)
    all += worth
    if (finding === null || next === null) continue
    const places = new Set(next.places)
    if (finding.places.some((place) => places.has(place + 1) || places.has(place + 2)))
      near += worth * Math.min(finding.share, next.share)
  }
  return all === 0 ? 0 : near / all
}

/** The section in which most of the query stands: the place of its heading, or null for the page's beginning. */
export function bestSection({ page, findings }: Candidate): number | null {
  let best = { at: null as number | null, worth: 0 }
  const starts = [null, ...page.headings]
  for (const [index, heading] of starts.entries()) {
    const [from, to] = [heading?.at ?? 0, starts[index + 1]?.at ?? Number.POSITIVE_INFINITY]
    const worth = sum(
      findings.map((finding) => {
        const here = finding?.places.filter((place) => place >= from && place < to) ?? []
        if (finding === null || here.length === 0) return 0
        const named = heading !== null && here.some((place) => isIn(heading, place))
        return finding.share * finding.rarity * (1 + (named ? 1 : 0) + Math.min(here.length, 4) / 20)
      }),
    )
    if (worth > best.worth) best = { at: heading?.at ?? null, worth }
  }
  return best.at
}

const isIn = ({ at, words }: Heading, place: number) => place >= at && place < at + words

function headingAt(headings: readonly Heading[], place: number): Heading | null {
  return headings.find((heading) => isIn(heading, place)) ?? null
}

function shareOf(held: readonly number[], rarities: readonly number[]): number {
  return sum(held.map((share, at) => share * (rarities[at] ?? 0))) / sum(rarities)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
