import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type FeaturedCardModel, type FeaturedCardProps, featuredCardContract } from './contract.ts'
import { FeaturedCard } from './FeaturedCard.tsx'

export const featuredCardBlock = defineBlock<FeaturedCardProps, FeaturedCardModel>({
  name: 'FeaturedCard',
  summary: 'A card with a coloured tag, a title, a text and a link.',
  contract: featuredCardContract,
  children: { allow: 'content', required: true },
  inside: ['FeaturedContent'],
  links: () => [{ path: ['href'], kind: 'link' }],
  model: ({ props, site, page, id }) => ({
    model: {
      ...props,
      linkLabel: props.linkLabel ?? textsOn(page.frontMatter, site.config)('Learn more'),
      external: site.link(props.href).external,
      titleId: id('featured-card'),
    },
  }),
  Template: FeaturedCard,
  markdown: ({ model, children }) =>
    `### ${markdownText(model.title)}\n\n**${markdownText(model.tag)}**\n\n${children}\n\n[${markdownText(model.linkLabel)}](${markdownUrl(model.href)})`,
  styles: 'blocks/featured-card/featured-card.css',

  more: {
    placement: { standsForLink: true },
  },
})
