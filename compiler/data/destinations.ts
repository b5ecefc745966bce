import { z } from 'zod'
import { flag, listOf, name, objectOr, optionalName, optionalText, text, texts } from './fields.ts'
import { defineKind, itemsOf } from './kind.ts'
import { byKey, readItems } from './records.ts'

export interface Platforms {
  readonly web: boolean
  readonly mobile: boolean
  readonly server: boolean
}

/** One destination of the catalogue (spec 3), its fields as the file names them. */
export interface Destination {
  readonly id: string | null
  readonly display_name: string
  readonly slug: string | null
  /** Below `/docs/`, without a slash before it; empty where it has no page. */
  readonly url: string
  /** `PUBLIC_BETA` is in beta. */
  readonly status: string | null
  readonly partnerOwned: boolean
  readonly previous_names: readonly string[]
  /** Display names of categories. */
  readonly categories: readonly string[]
  readonly methods: {
    readonly track: boolean
    readonly page: boolean
    readonly identify: boolean
    readonly group: boolean
    readonly alias: boolean
  }
  readonly connection_modes: { readonly device: Platforms; readonly cloud: Platforms }
  readonly components: readonly { readonly type: string; readonly code: string | null }[]
  /** Only how many there are is known to mean something. */
  readonly actions: readonly unknown[]
}

const noPlatforms = { web: false, mobile: false, server: false }
const noMethods = { track: false, page: false, identify: false, group: false, alias: false }

const platforms: z.ZodType<Platforms> = objectOr(z.looseObject({ web: flag, mobile: flag, server: flag }), noPlatforms)

const destinationSchema: z.ZodType<Destination> = z.looseObject({
  id: optionalName,
  display_name: name,
  slug: optionalName,
  url: text,
  status: optionalText,
  partnerOwned: flag,
  previous_names: texts,
  categories: texts,
  methods: objectOr(z.looseObject({ track: flag, page: flag, identify: flag, group: flag, alias: flag }), noMethods),
  connection_modes: objectOr(z.looseObject({ device: platforms, cloud: platforms }), {
    device: noPlatforms,
    cloud: noPlatforms,
  }),
  components: listOf(z.looseObject({ type: text, code: optionalText })),
  actions: listOf(z.unknown()),
})

export interface DestinationLists {
  readonly destinations: readonly Destination[]
  readonly destinationsById: ReadonlyMap<string, Destination>
  readonly destinationsBySlug: ReadonlyMap<string, Destination>
}

export const destinationsKind = defineKind<DestinationLists>({
  name: 'destinations',
  place: 'file',
  schema: itemsOf(destinationSchema),
  lists: ['destinations', 'destinationsById', 'destinationsBySlug'],
  load({ each, loading }) {
    const read = each((_, data) => readItems(loading, data, destinationSchema))
    const destinationsById = byKey(loading, read, 'destination with id', ({ id }) => id)
    const destinations = read.filter((one) => one.id === null || destinationsById.get(one.id) === one)
    const destinationsBySlug = byKey(loading, destinations, 'destination with slug', ({ slug }) => slug)
    return { destinations, destinationsById, destinationsBySlug }
  },
})
