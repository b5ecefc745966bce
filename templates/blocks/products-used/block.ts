import { noProducts } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { type ProductsUsedModel, type ProductsUsedProps, productsUsedContract } from './contract.ts'
import { ProductsUsed } from './ProductsUsed.tsx'
import { productKeys, usedProduct } from './product-link.ts'

export const productsUsedBlock = defineBlock<ProductsUsedProps, ProductsUsedModel>({
  name: 'ProductsUsed',
  summary: 'The products that a guide makes use of, each a link to its documentation.',
  contract: productsUsedContract,
  children: 'nothing',
  check: ({ props }) =>
    productKeys(props.products).length === 0 ? [{ ...noProducts.finding(), path: ['products'] }] : [],
  model: ({ props, site }) => {
    const areas = productKeys(props.products).map((product) => usedProduct(product, site.config))
    // The labels come from `site.yaml`, not from the author: a product that this output leaves out must not be named.
    const products = areas
      .map(({ label, href }) => ({ label, ...site.link(href) }))
      .filter(({ isExcluded }) => isExcluded !== true)
    return { model: { products }, links: areas.map(({ href }) => href) }
  },
  Template: ProductsUsed,
  markdown: ({ model, say }) =>
    model.products.length === 0
      ? ''
      : `**${say('Products used')}:** ${model.products.map(({ label, href }) => `[${markdownText(label)}](${markdownUrl(href)})`).join(', ')}`,
  styles: 'blocks/products-used/products-used.css',
})
