import { unknownCardProduct } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import { cardIcons } from '../../elements/icons/card-icons.ts'
import { productIcon } from '../../elements/icons/product-icons.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { titleMarkdown } from '../../elements/title-code/title-parts.ts'
import { type LinkCardModel, type LinkCardProps, linkCardContract } from './contract.ts'
import { LinkCard } from './LinkCard.tsx'

export const linkCardBlock = defineBlock<LinkCardProps, LinkCardModel>({
  name: 'LinkCard',
  summary: 'A card that leads to another page as a whole.',
  contract: linkCardContract,
  children: 'nothing',
  links: () => [{ path: ['href'], kind: 'link' }],
  model: ({ props, site, page, nearest }) => {
    const { base } = site.config
    const path = props.href.replace(/[?#].*$/, '')
    const target = site.page(path.startsWith(`${base}/`) ? path.slice(base.length) : path)
    const hidden = target?.protected === true && site.page(page.route)?.protected !== true
    const { icon, product } = props
    const { products } = site.config
    const isKnown = product === undefined || Object.hasOwn(products, product)
    const own = product === undefined || !isKnown ? null : productIcon(product, site.config)
    const drawn = icon === undefined ? own : cardIcons[icon]
    const model = { ...props, external: site.link(props.href).external, drawn, hidden }
    if (isKnown) return { model }
    const near = nearest(product, Object.keys(products))
    return {
      model,
      findings: [{ ...unknownCardProduct.finding({ product, nearest: near }), path: ['product'] }],
    }
  },
  Template: LinkCard,
  markdown: ({ model }) => {
    if (model.hidden) return ''
    const subtitle = model.subtitle ? ` (${markdownText(model.subtitle)})` : ''
    const description = model.description ? `: ${titleMarkdown(model.description)}` : ''
    return `- [${titleMarkdown(model.title)}](${markdownUrl(model.href)})${subtitle}${description}`
  },
  styles: 'blocks/link-card/link-card.css',

  more: {
    syntax: { otherNames: { Card: {}, LinkBox: {}, DocCard: {} } },
    placement: { standsForLink: true },
  },
})
