import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { getStartedLinksContract } from './contract.ts'
import { GetStartedLinks } from './GetStartedLinks.tsx'

export const getStartedLinksBlock = defineBlock({
  name: 'GetStartedLinks',
  summary: 'A row of buttons, each a way to begin.',
  contract: getStartedLinksContract,
  children: 'nothing',
  links: ({ links }) => links.map((_, index) => ({ path: ['links', index, 'url'], kind: 'link' })),
  Template: GetStartedLinks,
  markdown: ({ model }) =>
    model.links.map(({ label, url }) => `- [${markdownText(label)}](${markdownUrl(url)})`).join('\n'),
  styles: 'blocks/get-started-links/get-started-links.css',
})
