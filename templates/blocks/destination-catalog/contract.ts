import { z } from 'zod'
import type { Depth } from '../../elements/heading-depth.ts'
import type { Leads } from '../../elements/platform-links.ts'

const catalogTables = ['connection-modes', 'methods'] as const

export const destinationCatalogContract = z.object({
  table: z
    .enum(catalogTables)
    .describe('What the tables say of each destination: its connection modes, or the calls that it accepts'),
})

export type DestinationCatalogProps = z.output<typeof destinationCatalogContract>

/** One destination in one of the tables. */
export interface CatalogRow {
  readonly id: string
  readonly name: string
  /** Its page, if it has one. */
  readonly leads: Leads
  readonly isBeta: boolean
  /** One for each column; null for a destination of the Actions framework, which has no single modes. */
  readonly checks: readonly boolean[] | null
}

export interface CatalogGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly CatalogRow[]
}

export interface DestinationCatalogModel {
  readonly table: DestinationCatalogProps['table']
  /** Begins the ids of its notes. */
  readonly id: string
  /** The level of the groups' headings. */
  readonly depth: Depth
  readonly groups: readonly CatalogGroup[]
  /** Destinations of which nothing is known for this table. */
  readonly without: readonly CatalogRow[]
  readonly columns: readonly ({ readonly name: string } & Leads)[]
  /** What explains the Actions framework. */
  readonly actions: Leads
}

/** What comes before the closing list (specification, section 8). */
export const closing = {
  'connection-modes': 'The following destinations have no connection mode information available:',
  methods: 'The following destinations have no method information available:',
} as const satisfies Readonly<Record<DestinationCatalogProps['table'], string>>

/** The heading across the six columns (specification, section 2.6). */
export const actionsSentence = 'This destination uses the Actions framework.'

/** The heading above the columns of the connection modes (specification, section 2.6). */
export const modeGroups = [
  'Accepts data from these library types in cloud-mode',
  'Can use these in device-mode',
] as const
