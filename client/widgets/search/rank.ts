/** What decides a page's place, besides the engine's own score. */
export interface Candidate {
  readonly url: string
  readonly title: string
  /** Headings of the page under which words of the query stand. */
  readonly headings: readonly string[]
  /** Of the engine: higher is better; comparable only within one search. */
  readonly score: number
}

/** How much a title that holds nothing but the query weighs, over one that holds none of it. */
const titleShare = 1.5
/** What a heading counts beside a title. */
const headingShare = 0.5
/** What each folder below the first two takes off: products and guides lie higher than their details. */
const perFolder = 0.1

/**
 * Puts pages in the order in which a reader should see them. The engine counts words; it can't tell that the title
 * "Webhooks" answers the query "webhooks" better than "Error 11012: Webhook did not answer in time" does.
 *
 * @param words of the query, as typed
 * @returns the same candidates: those whose title is the query, then by score, share of the title and depth
 */
export function rank<Of extends Candidate>(words: readonly string[], candidates: readonly Of[]): readonly Of[] {
  const asked = words.flatMap(parts)
  const worth = new Map(candidates.map((one) => [one, worthOf(asked, one)]))
  return [...candidates].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
}

function worthOf(asked: readonly string[], { url, title, headings, score }: Candidate): number {
  const share = Math.max(shareOf(asked, title), ...headings.map((heading) => headingShare * shareOf(asked, heading)))
  const path = url.startsWith('/') ? url.replace(/[?#].*$/, '') : ''
  const depth = Math.max(path.split('/').filter((part) => part !== '').length - 2, 0)
  return Math.log2(2 + Math.max(score, 0)) * (1 + titleShare * share) * Math.max(1 - perFolder * depth, 0.5)
}

/** Of both: a long title has room for any word, and a long query names more than the title. */
function shareOf(asked: readonly string[], title: string): number {
  const said = parts(title)
  const held = asked.filter((word) => said.some((other) => isSame(word, other))).length
  return held === 0 ? 0 : (held / asked.length) * (held / Math.max(said.length, held))
}

/** `SenderPool`, `sender-pools` and "sender pools" are the same words. */
function parts(text: string): readonly string[] {
  return (
    text
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word, index, all) => all.indexOf(word) === index)
}

/** Endings differ: "conference" and "conferences", "schedule" and "scheduling". */
function isSame(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 4) return `${short}s` === long
  return long.startsWith(short.replace(/(ing|ed|es|s|e|y)$/, '')) && long.length - short.length <= 3
}
