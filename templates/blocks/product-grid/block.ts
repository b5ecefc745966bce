import { defineBlock } from '../../../compiler/model/block.ts'
import { containsOnly } from '../../elements/contains-only.ts'
import { takeAnchor } from '../../elements/heading/anchor.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type ProductGridModel, type ProductGridProps, productGridContract } from './contract.ts'
import { ProductGrid } from './ProductGrid.tsx'

export const productGridBlock = defineBlock<ProductGridProps, ProductGridModel>({
  name: 'ProductGrid',
  summary: 'All products of a home page as link cards, in groups that links at the top jump to.',
  contract: productGridContract,
  children: { allow: ['CardGroup', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: ({ use, props, id, site, page }) => {
    const heading = props.heading ?? textsOn(page.frontMatter, site.config)('Products')
    const { anchor, findings } = takeAnchor({ property: 'anchor', value: props.anchor, standard: 'products' }, id)
    return {
      model: { heading, anchor, isMixed: !containsOnly(use.children, ['CardGroup', 'LinkCard']) },
      headings: [{ id: anchor, depth: 2, value: heading }],
      findings,
    }
  },
  Template: ProductGrid,
  markdown: ({ model, children }) => `## ${markdownText(model.heading)}\n\n${children}`,
  styles: 'blocks/product-grid/product-grid.css',
})
