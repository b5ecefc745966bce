import { z } from 'zod'
import { flag, name, optionalText, texts } from './fields.ts'

/** One source of the catalogue, its fields as the file names them. */
export interface CatalogSource {
  readonly id: string
  readonly display_name: string
  readonly slug: string | null
  /** Below `/docs/`, without a slash before it. */
  readonly url: string | null
  /** `PUBLIC_BETA` is in beta. */
  readonly status: string | null
  readonly isCloudEventSource: boolean
  readonly isTranscend: boolean
  readonly partnerOwned: boolean
  readonly source_type: string | null
  readonly description: string | null
  readonly categories: readonly string[]
}

export const sourceSchema: z.ZodType<CatalogSource> = z.looseObject({
  id: name,
  display_name: name,
  slug: optionalText,
  url: optionalText,
  status: optionalText,
  isCloudEventSource: flag,
  isTranscend: flag,
  partnerOwned: flag,
  source_type: optionalText,
  description: optionalText,
  categories: texts,
})
