import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { type IconLinkModel, type IconLinkProps, iconLinkContract } from './contract.ts'
import { IconLink } from './IconLink.tsx'

export const iconLinkBlock = defineBlock<IconLinkProps, IconLinkModel>({
  name: 'IconLink',
  summary: 'A link with an icon before it.',
  contract: iconLinkContract,
  children: 'nothing',
  inside: ['Essentials', 'LinkGroup'],
  links: () => [{ path: ['href'], kind: 'link' }],
  model: ({ props, site }) => ({ model: { ...props, external: site.link(props.href).external } }),
  Template: IconLink,
  markdown: ({ model }) => {
    const description = model.description === undefined ? '' : `: ${markdownText(model.description)}`
    return `- [${markdownText(model.title)}](${markdownUrl(model.href)})${description}`
  },
  styles: 'blocks/icon-link/icon-link.css',

  more: {
    placement: { standsForLink: true },
  },
})
