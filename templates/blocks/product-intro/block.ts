import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { type ProductIntroModel, type ProductIntroProps, productIntroContract } from './contract.ts'
import { ProductIntro } from './ProductIntro.tsx'

export const productIntroBlock = defineBlock<ProductIntroProps, ProductIntroModel>({
  name: 'ProductIntro',
  summary: 'The beginning of a product landing page: the title, and in a few sentences what the product does.',
  contract: productIntroContract,
  children: { allow: 'content', required: true },
  inside: ['ProductLandingPage'],
  model: ({ use, page }) => {
    const own = use.children.some((child) => child.type === 'heading' && child.depth === 1)
    return { model: { title: own ? null : page.frontMatter.title } }
  },
  Template: ProductIntro,
  markdown: ({ model, children }) =>
    model.title === null ? children : `# ${markdownText(model.title)}\n\n${children}`,
  styles: 'blocks/product-intro/product-intro.css',

  more: {
    page: { bringsTitle: true },
  },
})
