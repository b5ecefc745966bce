import { defineBlock } from '../../../compiler/model/block.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'
import { checkProductLandingPage } from './check.ts'
import { type ProductLandingPageModel, type ProductLandingPageProps, productLandingPageContract } from './contract.ts'
import { ProductLandingPage } from './ProductLandingPage.tsx'
import { toMarkdown } from './to-markdown.ts'

export const productLandingPageBlock = defineBlock<ProductLandingPageProps, ProductLandingPageModel>({
  name: 'ProductLandingPage',
  summary: "A product's front page: what it does, a tutorial of three steps, where to go next, and its relatives.",
  contract: productLandingPageContract,
  children: {
    allow: [
      'ProductIntro',
      'Tutorial',
      'GetStarted',
      'LandingSection',
      'RelatedProducts',
      // Buttons that are allowed anywhere on these pages (spec 2.3).
      'ActionButton',
      'GetStartedLinks',
      'ProductDocumentationButton',
    ],
    check: checkProductLandingPage,
  },
  links: ({ sectionNavLinks = [] }) =>
    sectionNavLinks.map((_, index) => ({ path: ['sectionNavLinks', index, 'url'], kind: 'link' })),
  model: ({ props, id, site, page }) => {
    const { productName, sectionNavLinks: links = [] } = props
    if (links.length === 0) return { model: { next: null } }
    const anchor = id('next-steps')
    const say = textsOn(page.frontMatter, site.config)
    const title = filled(say('Take the next steps with {productName}'), { productName })
    return { model: { next: { anchor, title, links } }, headings: [{ id: anchor, depth: 2, value: title }] }
  },
  Template: ProductLandingPage,
  markdown: ({ model, parts }) => toMarkdown(model, parts),
  styles: 'blocks/product-landing-page/product-landing-page.css',
})
