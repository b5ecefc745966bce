import { defineBlock } from '../../../compiler/model/block.ts'
import { type LinkCardModel, type LinkCardProps, linkCardContract } from './contract.ts'
import { LinkCard } from './LinkCard.tsx'

export const linkCardBlock = defineBlock<LinkCardProps, LinkCardModel>({
  name: 'LinkCard',
  summary: 'A card that leads to another page as a whole.',
  contract: linkCardContract,
  children: { allow: 'nothing' },
  otherNames: { Card: {}, LinkBox: {}, DocCard: {} },
  standsForLink: true,
  links: () => [{ path: ['href'], kind: 'link' }],
  model: ({ props, site, page }) => {
    const { base } = site.config
    const path = props.href.replace(/[?#].*$/, '')
    const target = site.page(path.startsWith(`${base}/`) ? path.slice(base.length) : path)
    const hidden = target?.protected === true && site.page(page.route)?.protected !== true
    return { model: { ...props, external: site.link(props.href).external, hidden } }
  },
  Template: LinkCard,
  markdown: ({ model }) => {
    if (model.hidden) return ''
    const description = model.description === undefined ? '' : `: ${model.description}`
    return `- [${model.title}](${model.href})${description}`
  },
  styles: 'blocks/link-card/link-card.css',
})
