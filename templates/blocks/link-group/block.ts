import { defineBlock } from '../../../compiler/model/block.ts'
import { anchorOf, takeAnchor } from '../../elements/heading/anchor.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { type LinkGroupModel, type LinkGroupProps, linkGroupContract } from './contract.ts'
import { LinkGroup } from './LinkGroup.tsx'

export const linkGroupBlock = defineBlock<LinkGroupProps, LinkGroupModel>({
  name: 'LinkGroup',
  summary: 'Icon links under a heading of their own.',
  contract: linkGroupContract,
  children: { allow: ['IconLink'], required: true },
  inside: ['DeveloperToolkit'],
  model: ({ props: { heading, anchor: value }, id }) => {
    const { anchor, findings } = takeAnchor({ property: 'anchor', value, standard: anchorOf(heading) }, id)
    return { model: { heading, anchor }, headings: [{ id: anchor, depth: 3, value: heading }], findings }
  },
  Template: LinkGroup,
  markdown: ({ model, parts }) =>
    `${headingMarkdown(3, model.heading, model.anchor)}\n\n${parts.map(({ markdown }) => markdown).join('\n')}`,
  styles: 'blocks/link-group/link-group.css',
})
