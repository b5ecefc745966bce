import { z } from 'zod'
import { flag, name, optionalName, optionalText, texts } from './fields.ts'
import { defineKind, itemsOf } from './kind.ts'
import { byKey, readItems } from './records.ts'

/** One source of the catalogue, its fields as the file names them. */
export interface CatalogSource {
  readonly id: string | null
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

const sourceSchema: z.ZodType<CatalogSource> = z.looseObject({
  id: optionalName,
  display_name: name,
  slug: optionalName,
  url: optionalText,
  status: optionalText,
  isCloudEventSource: flag,
  isTranscend: flag,
  partnerOwned: flag,
  source_type: optionalText,
  description: optionalText,
  categories: texts,
})

export interface SourceLists {
  readonly sourcesBySlug: ReadonlyMap<string, CatalogSource>
}

export const sourcesKind = defineKind<SourceLists>({
  name: 'sources',
  place: 'file',
  schema: itemsOf(sourceSchema),
  lists: ['sourcesBySlug'],
  load({ each, loading }) {
    const read = each((_, data) => readItems(loading, data, sourceSchema))
    const byId = byKey(loading, read, 'source with id', ({ id }) => id)
    const sources = read.filter((source) => source.id === null || byId.get(source.id) === source)
    return { sourcesBySlug: byKey(loading, sources, 'source with slug', ({ slug }) => slug) }
  },
})
