import { defineBlock } from '../../../compiler/model/block.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { checkRelatedProducts } from './check.ts'
import { type RelatedProductsModel, type RelatedProductsProps, relatedProductsContract } from './contract.ts'
import { RelatedProducts } from './RelatedProducts.tsx'

/** Spec 2.3. */
const title = 'Related products'

export const relatedProductsBlock = defineBlock<RelatedProductsProps, RelatedProductsModel>({
  name: 'RelatedProducts',
  summary: 'The end of a product landing page: products that go with this one.',
  contract: relatedProductsContract,
  children: { allow: ['RelatedProduct'], mixed: true, check: checkRelatedProducts },
  inside: ['ProductLandingPage'],
  model: ({ id, site, page }) => {
    const anchor = id('related-products')
    return {
      model: { anchor },
      headings: [{ id: anchor, depth: 2, value: textsOn(page.frontMatter, site.config)(title) }],
    }
  },
  Template: RelatedProducts,
  markdown: ({ model, children, say }) => `${headingMarkdown(2, say(title), model.anchor)}\n\n${children}`,
  styles: 'blocks/related-products/related-products.css',
})
