import { defineBlock } from '../../../compiler/model/block.ts'
import { checkFilterableTable } from './check.ts'
import { type FilterableTableModel, type FilterableTableProps, filterableTableContract } from './contract.ts'
import { FilterableTable } from './FilterableTable.tsx'
import { modelTable, ownedIds } from './model.ts'

export const filterableTableBlock = defineBlock<FilterableTableProps, FilterableTableModel>({
  name: 'FilterableTable',
  summary: 'A long table that readers narrow down by a search term and by its columns, or enter by a letter.',
  contract: filterableTableContract,
  children: { allow: 'table', required: true, check: checkFilterableTable },
  model: modelTable,
  Template: FilterableTable,
  styles: 'blocks/filterable-table/filterable-table.css',
  island: {
    entry: 'blocks/filterable-table/island.client.ts',
    hydrate: 'load',
    props: ({ filters, alphabet }) => ({
      filters: filters.map(({ name, values, rows }) => ({ name, values, rows })),
      letters: alphabet === null ? null : alphabet.rows,
    }),
  },

  more: {
    placement: { owns: ownedIds },
  },
})
