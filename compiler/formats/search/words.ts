/**
 * Takes texts apart into words, for the builder of a search index and for the browser that asks it: both must agree. It
 * imports nothing, so that it may travel.
 */

/** One word though it has other signs: a language that is called by a letter, and a phone number as people write it. */
const signed =
  /[a-z](?:#|\+\+)(?![a-z0-9])|\+\d{1,3}(?:[ .-]\d{1,7}|[ .-]?\(\d{1,5}\)[ .-]?\d{2,7})(?:[ .-]\d{2,7}){0,4}(?!\d)|\(\d{3}\) ?\d{3}[ .-]\d{4}(?!\d)/
/** A run of letters and digits with single signs inside: `RateLimit-Reset`, `E.164`, `area_code`, `50,000`; marks are parts of letters. */
const run = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_.’'][\p{L}\p{M}\p{N}]+|(?<=\d),\d{3}(?!\d))*/u
const runs = new RegExp(`${signed.source}|${run.source}`, 'giu')
/** The same where there are no other letters, as in most texts: it is looked for many times faster. */
const plainRun = /[a-z0-9]+(?:[-_.'][a-z0-9]+|(?<=\d),\d{3}(?!\d))*/
const plainRuns = new RegExp(`${signed.source}|${plainRun.source}`, 'gi')
/** Also with a sign that stands before it, as that of ".NET". */
const led = new RegExp(`((?:(?<![^\\s(])\\.(?=\\p{L})|\\+(?=\\d{8}))?(?:${signed.source}|${run.source}))`, 'iu')
/** The same for plain texts: the other alone takes a phone 15 milliseconds before it is first used. */
const plainLed = new RegExp(`((?:(?<![^\\s(])\\.(?=[a-z])|\\+(?=\\d{8}))?(?:${signed.source}|${plainRun.source}))`, 'i')
/** What no plain text has. */
const otherSign = /[^ -~\s]/
/** Fewer digits after a plus are no number of a phone. */
const fewestDigits = 8
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** Longer runs are keys and hashes, which nobody types. */
const longest = 40

/** What a run of a text says: itself as one word, and the words in it where there is more than one. */
export interface Run {
  /** Letters and digits alone, in lower case: `ratelimitreset`. */
  readonly whole: string
  /** `rate`, `limit`, `reset`; empty for a plain word. */
  readonly parts: readonly string[]
  /** Names that stand in it between dots: `requestid` of `error.request_id`. */
  readonly names?: readonly string[]
}

/** @returns all words of a run */
export function saidBy({ whole, parts, names = [] }: Run): readonly string[] {
  return [whole, ...parts, ...names]
}

/**
 * @param known runs that were taken apart before: most words of a page come again
 * @returns the runs of a text in their order
 */
export function runsOf(text: string, known: Map<string, readonly Run[]> = new Map()): readonly Run[] {
  const isPlain = !otherSign.test(text)
  const isSpaced = isPlain || !unspaced.test(text)
  const found: Run[] = []
  for (const one of text.match(isPlain ? plainRuns : runs) ?? []) {
    let taken = known.get(one)
    if (taken === undefined) {
      taken = isSpaced || !unspaced.test(one) ? runOf(one) : segmentsOf(one)
      known.set(one, taken)
    }
    for (const each of taken) found.push(each)
  }
  return found
}

/** @returns a text parted before and after its runs, which stand at every second place, with the sign before them */
export function cutAtRuns(text: string): readonly string[] {
  return text.split(otherSign.test(text) ? led : plainLed)
}

function runOf(text: string): readonly Run[] {
  // What most words are like.
  if (/^(?:[A-Z]?[a-z]+|[0-9]+)$/.test(text))
    return text.length > longest ? [] : [{ whole: text.toLowerCase(), parts: [] }]
  if (/^[+(]/.test(text)) return phoneOf(text)
  if (/[#+]$/.test(text)) return [{ whole: text.toLowerCase(), parts: [] }]
  const split = text
    .replace(/[’']\p{L}{1,2}$/u, '')
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))/gu, '$& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((part) => part !== '')
  const whole = split.join('')
  // Few write `50,000` in a list of ports, but some do.
  const parts = split.length > 1 && (!/^\d+$/.test(whole) || text.includes(',')) ? split : []
  const pieces = split.length > 2 && text.includes('.') ? text.split('.') : []
  if (whole.length <= longest) {
    const names = pieces.length > 1 ? pieces.flatMap(runOf).filter((piece) => piece.parts.length > 0) : []
    return [names.length > 0 ? { whole, parts, names: names.map((name) => name.whole) } : { whole, parts }]
  }
  // Of `com.acme.billing.InvoiceRequestFactory` the last name is asked for.
  if (pieces.length > 1) return pieces.flatMap(runOf)
  return parts.flatMap((part) => (part.length <= longest ? [{ whole: part, parts: [] }] : []))
}

/** The zero that stands in brackets after the code of a country is not dialled with it. */
function phoneOf(text: string): readonly Run[] {
  const parts = text.replace('(0)', ' ').match(/\d+/g) ?? []
  const digits = parts.join('')
  return digits.length < fewestDigits ? parts.map((part) => ({ whole: part, parts: [] })) : [{ whole: digits, parts }]
}

const segmenter: { known: Intl.Segmenter | null } = { known: null }

function segmentsOf(text: string): readonly Run[] {
  return segmentsIn(text).map((segment) => ({ whole: fold(segment), parts: [] }))
}

/** @returns the words of a text whose script puts no space between them, as they stand there; any other text as it is */
export function segmentsIn(text: string): readonly string[] {
  return unspaced.test(text)
    ? segmented(text).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
    : [text]
}

/** @returns all of a text, parted before and after the words that no space parts */
export function partedIn(text: string): readonly string[] {
  return unspaced.test(text) ? segmented(text).map(({ segment }) => segment) : [text]
}

function segmented(text: string): readonly Intl.SegmentData[] {
  segmenter.known ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return Array.from(segmenter.known.segment(text))
}

/** Accents, vowel signs of Hebrew and Arabic, which few people type, and what chooses a look; not what makes カ a ガ. */
const leftOut = /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu

/** Letters that are also written as two. */
const two: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' }

/** Accents and widths do not part words that readers take for the same. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return /^[a-z0-9]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(leftOut, '')
        .replace(/[ßœæ]/g, (letter) => two[letter] ?? letter)
        .normalize('NFC')
}

/** @returns the words of a name that say something: `create`, `message` of `CreateMessage` */
export function wordsIn(name: string): readonly string[] {
  return runsOf(name)
    .flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))
    .filter(isTelling)
}

/** Between two words that are side by side in a name: no word has it. */
export const pairMark = '_'

/** After a word with which pages lead to others: in the line of its own, they are what is told. */
export const leadMark = '>'

/**
 * @returns each two neighbours among the words of a name that say something, as one: `webhook_signature`; a word with others
 *   inside of it stands beside its neighbours as a whole, too, because few type the capitals of "WhatsApp"
 */
export function pairsOf(name: string): readonly string[] {
  const runs = runsOf(name)
    .map(({ whole, parts }) => ({ whole, said: (parts.length > 0 ? parts : [whole]).filter(isTelling) }))
    .filter(({ said }) => said.length > 0)
  const pairs = new Set<string>()
  for (const [at, { whole, said }] of runs.entries()) {
    const before = runs[at - 1]
    for (const end of before === undefined ? [] : [before.said.at(-1), before.whole])
      for (const start of [said[0], whole]) pairs.add(`${end}${pairMark}${start}`)
    for (const [place, word] of said.slice(1).entries()) pairs.add(`${said[place]}${pairMark}${word}`)
  }
  return [...pairs]
}

function isTelling(word: string): boolean {
  return !commonWords.has(word)
}

/** @returns a text as one word, by which the page is found whose title, or whose name, it is */
export function keyOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .slice(0, 80)
}

/** Words that are in every text and say nothing about what is asked. */
export const commonWords: ReadonlySet<string> = new Set(
  `a about am an and another any anybody anyone anything are as at be because been being but by can cannot could did do does done for from get gets give got had has have how i if
  in into is it its just like many may me mean means mine much my need no not of on one or other our please shall should show so some somebody
  someone something tell than that the
  their them then there these they this those to us want was we were what when where whether which who whom whose why
  will with without would you your yours`.split(/\s+/),
)
