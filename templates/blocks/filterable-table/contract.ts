import { z } from 'zod'

export const filterableTableContract = z.object({
  filters: z
    .array(z.string().min(1))
    .default([])
    .describe('Names of columns: each becomes a filter over the values of its cells'),
  alphabet: z
    .string()
    .min(1)
    .optional()
    .describe('The column whose first letters the alphabet above the table leads to'),
})

export type FilterableTableProps = z.output<typeof filterableTableContract>

/** A filter over one column. */
export interface ColumnFilter {
  /** The column's name. */
  readonly label: string
  /** The parameter of the address. */
  readonly name: string
  readonly values: readonly string[]
  /** For each row the index of its value; -1 where its cell is empty. */
  readonly rows: readonly number[]
}

export interface Alphabet {
  /** The id of the block's beginning. */
  readonly top: string
  /** A to Z; the id of the first row of a letter is null where no row begins with it. */
  readonly letters: readonly { readonly letter: string; readonly id: string | null }[]
  /** The letter of each row, a space for none. */
  readonly rows: string
}

export interface FilterableTableModel {
  /** The parameter of the address that keeps the search term; filters' names begin with it. */
  readonly name: string
  readonly filters: readonly ColumnFilter[]
  readonly alphabet: Alphabet | null
  /** How many rows the table has. */
  readonly rows: number
}

/** What crosses to the browser. */
export interface FilterableTableIsland {
  readonly filters: readonly Omit<ColumnFilter, 'label'>[]
  /** The letter of each row, when there is an alphabet. */
  readonly letters: string | null
}
