import { defineBlock } from '../../../compiler/model/block.ts'
import { type HeadedModel, headedModel } from '../../elements/headed-section/headed-model.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type FeaturedContentProps, featuredContentContract } from './contract.ts'
import { FeaturedContent } from './FeaturedContent.tsx'

export const featuredContentBlock = defineBlock<FeaturedContentProps, HeadedModel>({
  name: 'FeaturedContent',
  summary: 'Two cards of a home page that lead to what is worth a look now.',
  contract: featuredContentContract,
  children: { allow: ['FeaturedCard', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: (input) => {
    const heading = textsOn(input.page.frontMatter, input.site.config)('Featured content')
    return headedModel(input, { heading, anchor: 'featured-content' }, ['FeaturedCard', 'LinkCard'])
  },
  Template: FeaturedContent,
  markdown: ({ model, children }) => `${headingMarkdown(2, model.heading, model.anchor)}\n\n${children}`,
  styles: 'blocks/featured-content/featured-content.css',
})
