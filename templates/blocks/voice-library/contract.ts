import { z } from 'zod'
import type { HostedSearchSettings } from '../../../client/wire/client-config.ts'
import type { FacetModel } from '../../elements/facets/Facets.tsx'

export const voiceLibraryContract = z.object({})

export type VoiceLibraryProps = z.output<typeof voiceLibraryContract>

/** A voice as the library shows it, and as it is shipped to the browser. */
export interface VoiceCard {
  readonly id: string
  /** What code calls the voice. */
  readonly voiceID: string
  readonly name: string
  readonly description: string
  /** A site path or an absolute URL of the web; empty when there is nothing to hear. */
  readonly preview: string
  readonly locale: string
  readonly accent: string
  readonly category: string
  readonly age: string
  readonly gender: string
  readonly labels: readonly string[]
}

/** What finds voices: the file that the build ships, or a hosted index. */
export type VoiceSource = { readonly provider: 'static'; readonly url: string } | HostedSearchSettings

export interface VoiceLibraryModel {
  /** The parameter of the address that keeps the search term; the facets' names begin with it. */
  readonly name: string
  readonly panelId: string
  readonly voices: readonly VoiceCard[]
  readonly facets: readonly FacetModel[]
  readonly source: VoiceSource
  /** The page as Markdown, which lists all voices. */
  readonly markdownHref: string
}
