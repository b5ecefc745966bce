import { noneRelated, type Place } from '../diagnostics/diagnostic.ts'
import {
  Findings,
  type PackedDiagnostics,
  type PackedPlaces,
  packed,
  packedPlaces,
  unpackedPlaces,
} from '../diagnostics/packed.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Registry } from '../model/registry.ts'
import type { LinkUse } from '../validate/checked-tree.ts'
import type { DerivedUse, PageOutline } from './outline.ts'

/** An outline as plain JSON, for a store. */
export interface StoredOutline extends Omit<PageOutline, 'blocks' | 'places' | 'derived' | 'links' | 'diagnostics'> {
  readonly diagnostics: PackedDiagnostics
  readonly links: PackedPlaces
  readonly blocks: readonly string[]
  readonly places: readonly (readonly [string, Place | null])[]
  /** `isLate`: its place is looked up only when there is a finding. */
  readonly derived: readonly (DerivedUse & { readonly isLate?: true })[]
}

type Placeless = Omit<LinkUse, 'place'>

/** @returns an outline as plain values, which a store takes */
export function storedOutline(outline: PageOutline): StoredOutline {
  return {
    ...outline,
    diagnostics: packed(outline.diagnostics),
    links: packedLinks(outline.links),
    blocks: outline.blocks.map(({ name }) => name),
    places: [...outline.places],
    derived: outline.derived.map((use) => {
      const isLate = Object.getOwnPropertyDescriptor(use, 'place')?.get !== undefined
      const { url, kind, file, related, specification, record } = use
      return isLate ? { url, kind, file, related, specification, record, place: null, isLate } : use
    }),
  }
}

/**
 * @param placeOfLink the place of an address in the record that a page is made from
 * @returns the outline; one with a block that there is no more is thrown
 */
export function readOutline(
  stored: StoredOutline,
  registry: Registry,
  placeOfLink: (url: string) => Place | null,
): PageOutline {
  const { diagnostics, links, ...rest } = stored
  return {
    ...rest,
    // Who asks for the rest of a long page, such as its links, has no need of what is wrong with it.
    diagnostics: new Findings(diagnostics),
    links: { [Symbol.iterator]: () => unpackedLinks(links) },
    blocks: stored.blocks.map((name) => blockOf(name, registry)),
    places: new Map(stored.places),
    derived: stored.derived.map(({ isLate, ...use }) =>
      isLate
        ? {
            ...use,
            get place() {
              return placeOfLink(use.url)
            },
          }
        : use,
    ),
  }
}

/** @param links of a long page there may be 100,000, each made when it is looked at */
function packedLinks(links: Iterable<LinkUse>): PackedPlaces {
  return packedPlaces(links, ({ place, kind, file, related, url }) => ({
    // What differs comes last.
    text: JSON.stringify([kind, file, related, url]),
    place,
  }))
}

/** What is wrong with each link holds its file and its list: those of one file share them. */
function placelessIn(text: string, before: Placeless | undefined): Placeless {
  const [kind, file, related, url] = JSON.parse(text)
  return {
    url,
    kind,
    file: file === before?.file ? before?.file : file,
    related: related.length === 0 ? noneRelated : related,
  }
}

function* unpackedLinks(links: PackedPlaces): Generator<LinkUse> {
  for (const [common, { line, column, endLine, endColumn }] of unpackedPlaces(links, placelessIn)) {
    const isPlaced = line !== null && column !== null && endLine !== null && endColumn !== null
    yield { ...common, place: isPlaced ? { line, column, endLine, endColumn } : null }
  }
}

function blockOf(name: string, registry: Registry): AnyBlock {
  const block = registry.byName.get(name)
  if (block === undefined) throw new Error(`No block is called ${name}`)
  return block
}
