import { defineBlock } from '../../../compiler/model/block.ts'
import { CodeSampleCatalog } from './CodeSampleCatalog.tsx'
import { type CodeSampleCatalogModel, type CodeSampleCatalogProps, codeSampleCatalogContract } from './contract.ts'
import { modelCatalog } from './model.ts'
import { toMarkdown } from './to-markdown.ts'

export const codeSampleCatalogBlock = defineBlock<CodeSampleCatalogProps, CodeSampleCatalogModel>({
  name: 'CodeSampleCatalog',
  summary:
    'All code samples of the data, which readers narrow down by product, feature, language, tag and contributor.',
  contract: codeSampleCatalogContract,
  children: 'nothing',
  model: modelCatalog,
  Template: CodeSampleCatalog,
  markdown: ({ model, say }) => toMarkdown(model, say),
  styles: 'blocks/code-sample-catalog/code-sample-catalog.css',
  island: { entry: 'blocks/code-sample-catalog/island.client.ts', hydrate: 'load' },
})
