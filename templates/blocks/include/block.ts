import { defineBlock } from '../../../compiler/model/block.ts'
import { includeContract } from './contract.ts'
import { Include } from './Include.tsx'

export const includeBlock = defineBlock({
  name: 'Include',
  summary: 'Shows a piece of content that several pages share.',
  contract: includeContract,
  children: { allow: 'nothing' },
  otherNames: { Snippet: {}, Partial: {} },
  partial: ({ file }) => file,
  Template: Include,
  markdown: ({ children }) => children,
})
