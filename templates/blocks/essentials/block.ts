import { defineBlock } from '../../../compiler/model/block.ts'
import { type HeadedModel, headedModel } from '../../elements/headed-section/headed-model.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { pageBrand } from '../../elements/page-brand.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'
import { type EssentialsProps, essentialsContract } from './contract.ts'
import { Essentials } from './Essentials.tsx'

export const essentialsBlock = defineBlock<EssentialsProps, HeadedModel>({
  name: 'Essentials',
  summary: 'What everybody needs, as icon links in two columns of a home page.',
  contract: essentialsContract,
  children: { allow: ['IconLink', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: (input) => {
    const { page, site } = input
    const { key, name } = pageBrand(page.route, site.config)
    const heading = filled(textsOn(page.frontMatter, site.config)('{name} essentials'), { name })
    return headedModel(input, { heading, anchor: `${key}-essentials` }, ['IconLink', 'LinkCard'])
  },
  Template: Essentials,
  markdown: ({ model, parts, children }) =>
    `${headingMarkdown(2, model.heading, model.anchor)}\n\n${model.isMixed ? children : parts.map(({ markdown }) => markdown).join('\n')}`,
  styles: 'blocks/essentials/essentials.css',
})
