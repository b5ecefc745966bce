import { defineBlock } from '../../../compiler/model/block.ts'
import { type HeadedGroup, headedGroup, headedGroupMarkdown } from '../../elements/headed-section/headed-group.ts'
import { CardGroup } from './CardGroup.tsx'
import { type CardGroupProps, cardGroupContract } from './contract.ts'

export const cardGroupBlock = defineBlock<CardGroupProps, HeadedGroup>({
  name: 'CardGroup',
  summary: 'Link cards under a heading of their own.',
  contract: cardGroupContract,
  children: { allow: ['LinkCard'], required: true },
  inside: ['ProductGrid'],
  model: headedGroup,
  Template: CardGroup,
  markdown: headedGroupMarkdown,
  styles: 'blocks/card-group/card-group.css',
})
