/** A page as its place among the hits is decided. */
export interface OutlinedPage {
  /** Number of its words. */
  readonly words: number
  readonly titleWords: number
  /** How much the page weighs of its own, from 0 to 1. */
  readonly weight: number
  readonly headings: readonly Heading[]
  /** Where things begin that have an address of their own, such as parameters. */
  readonly definitions: ReadonlySet<number>
  /** Keys of the brands under which it is found. */
  readonly tags: readonly string[]
}

export interface Heading {
  /** Where it begins, in words from the start of the page. */
  readonly at: number
  /** How many words it has. */
  readonly words: number
}

/** Pages by the engine's id. */
export type Outline = ReadonlyMap<string, OutlinedPage>

/**
 * Reads what the build has written (`bin/services/search-outline.ts`).
 *
 * @throws when it has another form: the index and the page are of two builds
 */
export function readOutline(json: unknown): Outline {
  if (!Array.isArray(json)) throw new Error('The outline of the search index has a form that is not known')
  return new Map(
    (
      json as readonly (readonly [
        string,
        number,
        number,
        number,
        readonly number[],
        readonly number[],
        readonly string[],
      ])[]
    ).map(([id, words, titleWords, weight, headings, definitions, tags]) => [
      id,
      {
        words,
        titleWords,
        weight: weight / 99,
        headings: headingsOf(headings),
        definitions: new Set(definitions),
        tags,
      },
    ]),
  )
}

function headingsOf(numbers: readonly number[]): readonly Heading[] {
  return numbers.flatMap((at, index) => (index % 2 === 0 ? [{ at, words: numbers[index + 1] ?? 1 }] : []))
}

/** A page that the outline does not know: nothing speaks for it or against it. */
export const unknownPage: OutlinedPage = {
  words: 100,
  titleWords: 5,
  weight: 0.7,
  headings: [],
  definitions: new Set(),
  tags: [],
}

export function averageWords(outline: Outline): number {
  let total = 0
  for (const { words } of outline.values()) total += words
  return Math.max(total / Math.max(outline.size, 1), 1)
}
