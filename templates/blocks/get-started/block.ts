import { defineBlock } from '../../../compiler/model/block.ts'
import { anchorOf } from '../../elements/heading/anchor.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type GetStartedModel, type GetStartedProps, getStartedContract } from './contract.ts'
import { GetStarted } from './GetStarted.tsx'

export const getStartedBlock = defineBlock<GetStartedProps, GetStartedModel>({
  name: 'GetStarted',
  summary: 'How to begin with a product, as a section of its landing page.',
  contract: getStartedContract,
  children: { allow: 'content', required: true },
  inside: ['ProductLandingPage'],
  model: ({ props, site, page, id }) => {
    const standard = 'Get started'
    const title = props.title ?? textsOn(page.frontMatter, site.config)(standard)
    const anchor = id(anchorOf(props.title ?? standard))
    return { model: { title, anchor }, headings: [{ id: anchor, depth: 2, value: title }] }
  },
  Template: GetStarted,
  markdown: ({ model, children }) => `${headingMarkdown(2, model.title, model.anchor)}\n\n${children}`,
  styles: 'blocks/get-started/get-started.css',
})
