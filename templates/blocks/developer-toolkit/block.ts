import { defineBlock } from '../../../compiler/model/block.ts'
import { type HeadedModel, headedModel } from '../../elements/headed-section/headed-model.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type DeveloperToolkitProps, developerToolkitContract } from './contract.ts'
import { DeveloperToolkit } from './DeveloperToolkit.tsx'

export const developerToolkitBlock = defineBlock<DeveloperToolkitProps, HeadedModel>({
  name: 'DeveloperToolkit',
  summary: 'What helps developers, as groups of links: tools, resources and community.',
  contract: developerToolkitContract,
  children: { allow: ['LinkGroup', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: (input) => {
    const heading = textsOn(input.page.frontMatter, input.site.config)('Developer Toolkit')
    return headedModel(input, { heading, anchor: 'developer-toolkit' }, ['LinkGroup', 'LinkCard'])
  },
  Template: DeveloperToolkit,
  markdown: ({ model, children }) => `${headingMarkdown(2, model.heading, model.anchor)}\n\n${children}`,
  styles: 'blocks/developer-toolkit/developer-toolkit.css',
})
