import { defineBlock } from '../../../compiler/model/block.ts'
import { includeContract } from './contract.ts'
import { Include } from './Include.tsx'

export const includeBlock = defineBlock({
  name: 'Include',
  summary: 'Shows a piece of content that several pages share.',
  contract: includeContract,
  children: 'nothing',
  Template: Include,

  more: {
    syntax: { otherNames: { Snippet: {}, Partial: {} } },
    page: { partial: ({ file }) => file },
  },
})
