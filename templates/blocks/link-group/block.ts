import { defineBlock } from '../../../compiler/model/block.ts'
import { type HeadedGroup, headedGroup, headedGroupMarkdown } from '../../elements/headed-section/headed-group.ts'
import { type LinkGroupProps, linkGroupContract } from './contract.ts'
import { LinkGroup } from './LinkGroup.tsx'

export const linkGroupBlock = defineBlock<LinkGroupProps, HeadedGroup>({
  name: 'LinkGroup',
  summary: 'Icon links under a heading of their own.',
  contract: linkGroupContract,
  children: { allow: ['IconLink'], required: true },
  inside: ['DeveloperToolkit'],
  model: headedGroup,
  Template: LinkGroup,
  markdown: headedGroupMarkdown,
  styles: 'blocks/link-group/link-group.css',
})
