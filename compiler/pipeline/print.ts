import type { LinkFindings } from '../assemble/check-page-links.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { Findings, packed, unpacked, withPacked } from '../diagnostics/packed.ts'
import { sha1 } from '../formats/hash.ts'

/** Tells what is wrong. */
interface Told {
  readonly diagnostics: Iterable<Diagnostic>
}

/** A value is known by its JSON: for small, plain answers, which are all in it. */
export const asJson = {
  print: (value: unknown): string => `${JSON.stringify(value)}`,
  read: (print: string): unknown => (print === 'undefined' ? undefined : JSON.parse(print)),
} as const

/** The same for answers that a process needs once or twice, in some order: of the others the print is enough. */
export const asBriefJson = { ...asJson, keep: 64 } as const

/** The same for those that tell what is wrong, too. */
export const asBriefFindings = {
  ...asBriefJson,
  print: (value: Told): string => JSON.stringify(withPacked(value)),
  read: (print: string): unknown => {
    const { diagnostics, ...rest } = JSON.parse(print)
    return { ...rest, diagnostics: new Findings(diagnostics) }
  },
} as const

/** The same for lists of what is wrong: the words about each mistake of thousands would stay as text, too. */
export const asFindings = {
  print: (value: Iterable<Diagnostic>): string => JSON.stringify(packed(value)),
  read: (print: string): unknown => unpacked(JSON.parse(print)),
} as const

/** The same for those that stay packed, each made when it is looked at. */
export const asPackedFindings = {
  print: asFindings.print,
  read: (print: string): unknown => new Findings(JSON.parse(print)),
} as const

/** The same for what is wrong with links. */
export const asBriefLinkFindings = {
  ...asBriefJson,
  print: ({ written, derived }: LinkFindings): string =>
    JSON.stringify([packed(written), packed(derived.map(({ found }) => found)), derived.map(({ anchor }) => anchor)]),
  read: (print: string): LinkFindings => {
    const [written, derived, anchors] = JSON.parse(print)
    return {
      written: new Findings(written),
      derived: unpacked(derived).map((found, index) => ({ found, anchor: anchors[index] })),
    }
  },
} as const

/** Keeps a plain value for other processes. */
export const storedAsJson = {
  stored: {
    encode: (value: unknown): string => JSON.stringify(value),
    decode: (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8')),
  },
} as const

/** A longer list is not written for later processes: it is made of those of pages, and would lie in memory three times. */
const mostFindings = 20_000

/** The same for one that tells what is wrong, as those who have found it do. */
export const storedFindings = {
  sharesParts: true,
  stored: {
    encode: (value: { readonly diagnostics: readonly Diagnostic[] }): string | null =>
      value.diagnostics.length > mostFindings ? null : JSON.stringify(withPacked(value)),
    decode: (bytes: Buffer): unknown => {
      const { diagnostics, ...rest } = JSON.parse(bytes.toString('utf8'))
      return { ...rest, diagnostics: unpacked(diagnostics) }
    },
  },
} as const

/** For answers that are too large to keep twice. */
export const asHash = { print: (value: unknown): string => sha1(`${JSON.stringify(value)}`) } as const

/** For a set of names: what would part them in a text may stand in one of them. */
export const asNames = { print: (names: ReadonlySet<string>): string => JSON.stringify([...names]) } as const

/** A value by its hash key by key, for an object whose changes are reported by key. */
export const asHashes = {
  print: (value: object): string =>
    JSON.stringify(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asHash.print(one)]))),
} as const

/** Plain answers about a page that other steps ask for once, right after they were made. */
export const passing = { ...asHash, ...storedAsJson, keepStored: 64 } as const
