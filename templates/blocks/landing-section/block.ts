import { defineBlock } from '../../../compiler/model/block.ts'
import { anchorOf, takeAnchor } from '../../elements/heading/anchor.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { checkLandingSection } from './check.ts'
import { type LandingSectionModel, type LandingSectionProps, landingSectionContract } from './contract.ts'
import { LandingSection } from './LandingSection.tsx'

export const landingSectionBlock = defineBlock<LandingSectionProps, LandingSectionModel>({
  name: 'LandingSection',
  summary: 'A section of a landing page: text, something beside it, and cards that lead on.',
  contract: landingSectionContract,
  children: { allow: 'content', required: true, check: checkLandingSection },
  inside: ['ProductLandingPage'],
  model: ({ props: { title, slug }, id }) => {
    const { anchor, findings } = takeAnchor({ property: 'slug', value: slug, standard: anchorOf(title) }, id)
    return { model: { title, anchor }, headings: [{ id: anchor, depth: 2, value: title }], findings }
  },
  Template: LandingSection,
  markdown: ({ model, children }) => `${headingMarkdown(2, model.title, model.anchor)}\n\n${children}`,
  styles: 'blocks/landing-section/landing-section.css',
})
