import { defineBlock } from '../../../compiler/model/block.ts'
import { type OperationIndexModel, type OperationIndexProps, operationIndexContract } from './contract.ts'
import { indexModel } from './index-model.ts'
import { listOperations } from './list-operations.ts'
import { OperationIndex } from './OperationIndex.tsx'
import { tagPages } from './tag-pages.ts'
import { toMarkdown } from './to-markdown.ts'

export const operationIndexBlock = defineBlock<OperationIndexProps, OperationIndexModel | null>({
  name: 'OperationIndex',
  summary:
    'The operations of a specification by tag, each a link to its page. It ends each page that has `openapi` in its front matter.',
  contract: operationIndexContract,
  children: 'nothing',
  model: indexModel,
  Template: OperationIndex,
  markdown: toMarkdown,
  styles: 'blocks/operation-index/operation-index.css',

  more: {
    placement: { automatic: ({ openapi }) => (openapi === undefined ? false : 'end') },
    routes: { generates: tagPages, lists: listOperations },
    search: { subject: () => ({ kind: 'reference', names: [] }) },
  },
})
