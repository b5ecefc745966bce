import { defineBlock } from '../../../compiler/model/block.ts'
import { containsOnly } from '../../elements/contains-only.ts'
import { takeAnchor } from '../../elements/heading/anchor.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { pageBrand } from '../../elements/page-brand.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'
import { type EssentialsModel, type EssentialsProps, essentialsContract } from './contract.ts'
import { Essentials } from './Essentials.tsx'

export const essentialsBlock = defineBlock<EssentialsProps, EssentialsModel>({
  name: 'Essentials',
  summary: 'What everybody needs, as icon links in two columns of a home page.',
  contract: essentialsContract,
  children: { allow: ['IconLink', 'LinkCard', 'LinkCardGrid'], mixed: true, required: true },
  model: ({ use, props, site, page, id }) => {
    const { key, name } = pageBrand(page.route, site.config)
    const heading = props.heading ?? filled(textsOn(page.frontMatter, site.config)('{name} essentials'), { name })
    const wanted = { property: 'anchor', value: props.anchor, standard: `${key}-essentials` }
    const { anchor, findings } = takeAnchor(wanted, id)
    return {
      model: { heading, anchor, isMixed: !containsOnly(use.children, ['IconLink', 'LinkCard']) },
      headings: [{ id: anchor, depth: 2, value: heading }],
      findings,
    }
  },
  Template: Essentials,
  markdown: ({ model, parts, children }) =>
    `## ${markdownText(model.heading)}\n\n${model.isMixed ? children : parts.map(({ markdown }) => markdown).join('\n')}`,
  styles: 'blocks/essentials/essentials.css',
})
