import { defineBlock } from '../../../compiler/model/block.ts'
import { containsOnly } from '../../elements/contains-only.ts'
import { takeAnchor } from '../../elements/heading/anchor.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { type DeveloperToolkitModel, type DeveloperToolkitProps, developerToolkitContract } from './contract.ts'
import { DeveloperToolkit } from './DeveloperToolkit.tsx'

export const developerToolkitBlock = defineBlock<DeveloperToolkitProps, DeveloperToolkitModel>({
  name: 'DeveloperToolkit',
  summary: 'What helps developers, as groups of links: tools, resources and community.',
  contract: developerToolkitContract,
  children: { allow: ['LinkGroup', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: ({ use, props, id, site, page }) => {
    const heading = props.heading ?? textsOn(page.frontMatter, site.config)('Developer Toolkit')
    const wanted = { property: 'anchor', value: props.anchor, standard: 'developer-toolkit' }
    const { anchor, findings } = takeAnchor(wanted, id)
    return {
      model: { heading, anchor, isMixed: !containsOnly(use.children, ['LinkGroup', 'LinkCard']) },
      headings: [{ id: anchor, depth: 2, value: heading }],
      findings,
    }
  },
  Template: DeveloperToolkit,
  markdown: ({ model, children }) => `## ${markdownText(model.heading)}\n\n${children}`,
  styles: 'blocks/developer-toolkit/developer-toolkit.css',
})
