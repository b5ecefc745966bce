import { z } from 'zod'
import type { FacetModel } from '../../elements/facets/Facets.tsx'

export const codeSampleCatalogContract = z.object({})

export type CodeSampleCatalogProps = z.output<typeof codeSampleCatalogContract>

/** A sample as its card shows it: all names are those that readers see. */
export interface SampleCard {
  readonly title: string
  /** Empty where there is no address. */
  readonly href: string
  readonly external: boolean
  readonly description: string | null
  /** Empty where the data does not say, as the contributor. */
  readonly language: string
  readonly products: readonly string[]
  readonly features: readonly string[]
  readonly tags: readonly string[]
  readonly contributor: string
  /** Its values as an address holds them, for the filters. */
  readonly values: string
  /** Other names under which people look for it. */
  readonly words: string
}

export interface CodeSampleCatalogModel {
  /** The parameter of the address that keeps the search term; the filters' names begin with it. */
  readonly name: string
  readonly panelId: string
  readonly facets: readonly FacetModel[]
  readonly samples: readonly SampleCard[]
}
