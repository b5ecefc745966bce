import { defineBlock } from '../../../compiler/model/block.ts'
import { type HeadedModel, headedModel } from '../../elements/headed-section/headed-model.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type ProductGridProps, productGridContract } from './contract.ts'
import { ProductGrid } from './ProductGrid.tsx'

export const productGridBlock = defineBlock<ProductGridProps, HeadedModel>({
  name: 'ProductGrid',
  summary: 'All products of a home page as link cards, in groups that links at the top jump to.',
  contract: productGridContract,
  children: { allow: ['CardGroup', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: (input) => {
    const heading = textsOn(input.page.frontMatter, input.site.config)('Products')
    return headedModel(input, { heading, anchor: 'products' }, ['CardGroup', 'LinkCard'])
  },
  Template: ProductGrid,
  markdown: ({ model, children }) => `${headingMarkdown(2, model.heading, model.anchor)}\n\n${children}`,
  styles: 'blocks/product-grid/product-grid.css',
})
