import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { productDocumentationButtonContract } from './contract.ts'
import { ProductDocumentationButton } from './ProductDocumentationButton.tsx'

export const productDocumentationButtonBlock = defineBlock({
  name: 'ProductDocumentationButton',
  summary: "The button that leads to a product's documentation.",
  contract: productDocumentationButtonContract,
  children: 'nothing',
  links: () => [{ path: ['url'], kind: 'link' }],
  Template: ProductDocumentationButton,
  markdown: ({ model }) => `[${markdownText(model.label)}](${markdownUrl(model.url)})`,
})
