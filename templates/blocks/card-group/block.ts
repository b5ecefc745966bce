import { defineBlock } from '../../../compiler/model/block.ts'
import { anchorOf, takeAnchor } from '../../elements/heading/anchor.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { CardGroup } from './CardGroup.tsx'
import { type CardGroupModel, type CardGroupProps, cardGroupContract } from './contract.ts'

export const cardGroupBlock = defineBlock<CardGroupProps, CardGroupModel>({
  name: 'CardGroup',
  summary: 'Link cards under a heading of their own.',
  contract: cardGroupContract,
  children: { allow: ['LinkCard'], required: true },
  inside: ['ProductGrid'],
  model: ({ props: { heading, anchor: value }, id }) => {
    const { anchor, findings } = takeAnchor({ property: 'anchor', value, standard: anchorOf(heading) }, id)
    return { model: { heading, anchor }, headings: [{ id: anchor, depth: 3, value: heading }], findings }
  },
  Template: CardGroup,
  markdown: ({ model, parts }) =>
    `${headingMarkdown(3, model.heading, model.anchor)}\n\n${parts.map(({ markdown }) => markdown).join('\n')}`,
  styles: 'blocks/card-group/card-group.css',
})
