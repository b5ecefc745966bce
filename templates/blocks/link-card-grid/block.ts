import { defineBlock } from '../../../compiler/model/block.ts'
import { linkCardGridContract } from './contract.ts'
import { LinkCardGrid } from './LinkCardGrid.tsx'

export const linkCardGridBlock = defineBlock({
  name: 'LinkCardGrid',
  summary: 'Link cards side by side, as many as there is room for.',
  contract: linkCardGridContract,
  children: { allow: ['LinkCard'], required: true },
  Template: LinkCardGrid,
  markdown: ({ parts }) => parts.flatMap(({ markdown }) => markdown || []).join('\n'),
  styles: 'blocks/link-card-grid/link-card-grid.css',

  more: {
    syntax: {
      otherNames: {
        CardGroup: {},
        CardGrid: {},
        Cards: {},
        CardList: {},
        Columns: {},
        DocCardList: {},
        Tiles: {},
        Grid: {},
      },
    },
  },
})
