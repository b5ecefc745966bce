/**
 * How the parts of the site's own search index are written: numbers as text, which every host compresses. The builder writes
 * it and the browser reads it. It imports nothing, so that it may travel.
 */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** By the codes of digits; -1 for what is none. */
const values: Readonly<Int8Array> = Int8Array.from({ length: 128 }, (_, code) =>
  digits.indexOf(String.fromCharCode(code)),
)

/** A whole number from 0 on, five bits a character, the lowest first (as in source maps, without a sign). */
export function writeNumber(number: number): string {
  let text = ''
  let rest = number
  do {
    const low = rest % 32
    rest = Math.floor(rest / 32)
    text += digits[rest > 0 ? low + 32 : low]
  } while (rest > 0)
  return text
}

/** @returns reads one number after the other; at the end of the text null */
export function numberReader(text: string): () => number | null {
  return reading(text, 0).next
}

/** Reads numbers from a place of a text on. */
function reading(text: string, from: number) {
  let at = from
  return {
    place: () => at,
    next(): number | null {
      let number = 0
      let factor = 1
      for (;;) {
        const value = values[text.charCodeAt(at++)]
        if (value === undefined || value < 0) return null
        number += (value & 31) * factor
        if (value < 32) return number
        factor *= 32
      }
    },
    /** Leaves so many numbers out. */
    skip(numbers: number): void {
      for (let left = numbers; left > 0; at++) if ((values[text.charCodeAt(at)] ?? 0) < 32) left--
    },
  }
}

/** What a word is to a page; several may hold. */
export const roles = {
  title: 1,
  heading: 2,
  /** In the description, or in the address. */
  about: 4,
  /** A parameter or another thing with an address of its own is called so. */
  definition: 8,
  /** Not a word of the page but the whole of a heading, or of a name that is defined. */
  whole: 16,
  /** The whole of the page's title, or of a name of the page: an operationId, a code. */
  name: 32,
} as const
/** Bits that the roles take, and those for how often a word is in the text: 0 to 7. */
const roleBits = 64
const countBits = 8

/** What a word is to a page. */
export interface Posting {
  readonly roles: number
  /** 0 for a word that is not in the text, else 1 for one, 2 for two to three, 3 for four to seven and so on. */
  readonly count: number
  /** Numbers of the first places that have it. */
  readonly places: readonly number[]
}

/** @returns a posting as text: `readPostings` reads a list of them, each after its page's distance from the last */
export function writePosting({ roles: held, count, places }: Posting): string {
  let last = 0
  let text = writeNumber(held + roleBits * (Math.min(count, countBits - 1) + countBits * places.length))
  for (const place of places) {
    text += writeNumber(place - last)
    last = place
  }
  return text
}

/** The pages of a word in columns, in the order of their numbers: a common word has thousands. */
export interface Postings {
  readonly pages: Int32Array
  readonly roles: Uint8Array
  readonly counts: Uint8Array
  /** @returns `places` of a posting: few are asked for */
  placesAt(at: number): readonly number[]
}

/** @returns the pages of a word: each is a step from the number of the one before, and what `writePosting` says of it */
export function readPostings(text: string): Postings {
  // Each takes two signs at least.
  const most = text.length >> 1
  const [pages, roles, counts] = [new Int32Array(most), new Uint8Array(most), new Uint8Array(most)]
  /** Where the places of each begin, and how many it has. */
  const [starts, lengths] = [new Int32Array(most), new Int32Array(most)]
  const { next, skip, place } = reading(text, 0)
  let [page, size] = [0, 0]
  for (let step = next(); step !== null; step = next()) {
    page += step
    const head = next() ?? 0
    const rest = Math.floor(head / roleBits)
    pages[size] = page
    roles[size] = head % roleBits
    counts[size] = rest % countBits
    const length = Math.floor(rest / countBits)
    lengths[size] = length
    starts[size++] = place()
    skip(length)
  }
  return {
    pages: pages.slice(0, size),
    roles: roles.slice(0, size),
    counts: counts.slice(0, size),
    placesAt(at) {
      const { next: nextPlace } = reading(text, starts[at] ?? 0)
      let last = 0
      return Array.from({ length: lengths[at] ?? 0 }, () => {
        last += nextPlace() ?? 0
        return last
      })
    },
  }
}

/**
 * A word as the way to its part of the index: letters and digits as they are, every other character as a number of two
 * digits. Parts are named by the beginning of these ways.
 */
export function wayOf(word: string): string {
  let way = ''
  for (const sign of word)
    way += /[a-z0-9]/.test(sign) ? sign : `_${((sign.codePointAt(0) ?? 0) % 256).toString(16).padStart(2, '0')}`
  return way
}

/** How many pages a part of the table of pages has, on average. */
const pagesInPart = 96
/** Ids of pages are numbers below this. */
export const idLimit = 2 ** 20

/**
 * The part of the words that a word is in: the one with the longest beginning of it, else the one for the rest of a
 * beginning, whose name ends with a dot.
 *
 * @param way of the word
 * @returns null where no word begins so
 */
export function partWith(way: string, has: (name: string) => boolean): string | null {
  for (let length = way.length; length > 0; length--) {
    const start = way.slice(0, length)
    if (has(start)) return start
    if (has(`${start}.`)) return `${start}.`
  }
  return null
}

/** More parts would have fewer ids each than they may have pages. */
const maxParts = 256

/** @returns how many parts the table of so many pages has: a power of 2, so that few pages change theirs when it grows */
export function partCount(pages: number): number {
  return Math.min(2 ** Math.max(0, Math.ceil(Math.log2(pages / pagesInPart))), maxParts)
}

/** @returns the part of the table that a page is in */
export function partOf(id: number, parts: number): number {
  return Math.floor((id / idLimit) * parts)
}
