import { defineBlock } from '../../../compiler/model/block.ts'
import { type DestinationCatalogModel, type DestinationCatalogProps, destinationCatalogContract } from './contract.ts'
import { DestinationCatalog } from './DestinationCatalog.tsx'
import { destinationCatalogModel } from './model.ts'
import { destinationCatalogMarkdown } from './to-markdown.ts'

export const destinationCatalogBlock = defineBlock<DestinationCatalogProps, DestinationCatalogModel>({
  name: 'DestinationCatalog',
  summary: 'All destinations of the data by category, with their connection modes or the calls that they accept.',
  contract: destinationCatalogContract,
  children: 'nothing',
  model: destinationCatalogModel,
  Template: DestinationCatalog,
  markdown: ({ model, say }) => destinationCatalogMarkdown(model, say),
  styles: 'blocks/destination-catalog/destination-catalog.css',
})
