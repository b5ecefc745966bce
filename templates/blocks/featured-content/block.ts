import { defineBlock } from '../../../compiler/model/block.ts'
import { containsOnly } from '../../elements/contains-only.ts'
import { takeAnchor } from '../../elements/heading/anchor.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type FeaturedContentModel, type FeaturedContentProps, featuredContentContract } from './contract.ts'
import { FeaturedContent } from './FeaturedContent.tsx'

export const featuredContentBlock = defineBlock<FeaturedContentProps, FeaturedContentModel>({
  name: 'FeaturedContent',
  summary: 'Two cards of a home page that lead to what is worth a look now.',
  contract: featuredContentContract,
  children: { allow: ['FeaturedCard', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: ({ use, props, id, site, page }) => {
    const heading = props.heading ?? textsOn(page.frontMatter, site.config)('Featured content')
    const wanted = { property: 'anchor', value: props.anchor, standard: 'featured-content' }
    const { anchor, findings } = takeAnchor(wanted, id)
    return {
      model: { heading, anchor, isMixed: !containsOnly(use.children, ['FeaturedCard', 'LinkCard']) },
      headings: [{ id: anchor, depth: 2, value: heading }],
      findings,
    }
  },
  Template: FeaturedContent,
  markdown: ({ model, children }) => `## ${markdownText(model.heading)}\n\n${children}`,
  styles: 'blocks/featured-content/featured-content.css',
})
