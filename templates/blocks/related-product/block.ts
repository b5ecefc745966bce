import { defineBlock } from '../../../compiler/model/block.ts'
import type { PropertyLink } from '../../../compiler/model/public-block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { type RelatedProductModel, type RelatedProductProps, relatedProductContract } from './contract.ts'
import { RelatedProduct } from './RelatedProduct.tsx'

export const relatedProductBlock = defineBlock<RelatedProductProps, RelatedProductModel>({
  name: 'RelatedProduct',
  summary: 'A product that goes with the one of this page.',
  contract: relatedProductContract,
  inside: ['RelatedProducts'],
  links: ({ href }) => (href === undefined ? [] : [{ path: ['href'], kind: 'link' } satisfies PropertyLink]),
  model: ({ props, site }) => ({
    model: { ...props, external: props.href !== undefined && site.link(props.href).external },
  }),
  Template: RelatedProduct,
  markdown: ({ model, children }) => {
    const title = markdownText(model.title)
    return `### ${model.href === undefined ? title : `[${title}](${markdownUrl(model.href)})`}\n\n${children}`
  },
  styles: 'blocks/related-product/related-product.css',

  more: {
    placement: { standsForLink: true },
  },
})
