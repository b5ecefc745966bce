import type { Place } from '../diagnostics/diagnostic.ts'
import { type Packed, unpacked, withPacked } from '../diagnostics/packed.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Registry } from '../model/registry.ts'
import type { LinkUse } from '../validate/validate.ts'
import type { DerivedUse, PageOutline } from './outline.ts'

/** An outline as plain JSON, for a store. */
export interface StoredOutline extends Omit<Packed<PageOutline>, 'blocks' | 'places' | 'derived'> {
  readonly blocks: readonly string[]
  readonly places: readonly (readonly [string, Place | null])[]
  /** `isLate`: its place is looked up only when there is a finding. */
  readonly derived: readonly (DerivedUse & { readonly isLate?: true })[]
}

/** @returns an outline as plain values, which a store takes */
export function storedOutline(outline: PageOutline): StoredOutline {
  return {
    ...withPacked(outline),
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
  const { diagnostics, ...rest } = stored
  return {
    ...rest,
    // Who asks for the rest of a long page, such as its links, has no need of what is wrong with it.
    get diagnostics() {
      return unpacked(diagnostics)
    },
    links: sharing(stored.links, stored.file),
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

/** JSON makes a text of its own each time: what is the same in nearly all links of a page is in memory once. */
function sharing(links: readonly LinkUse[], own: string): readonly LinkUse[] {
  const none: LinkUse['related'] = []
  return links.map(({ url, kind, file, place, related }) => ({
    url,
    kind: kind === 'link' ? 'link' : kind,
    file: file === own ? own : file,
    place,
    related: related.length === 0 ? none : related,
  }))
}

function blockOf(name: string, registry: Registry): AnyBlock {
  const block = registry.byName.get(name)
  if (block === undefined) throw new Error(`No block is called ${name}`)
  return block
}
