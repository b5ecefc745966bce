import { defineBlock } from '../../../compiler/model/block.ts'
import { cliOf } from '../../elements/illustrations/cli-of.ts'
import { checkSideContent } from './check.ts'
import { type SideContentModel, type SideContentProps, sideContentContract } from './contract.ts'
import { SideContent } from './SideContent.tsx'

export const sideContentBlock = defineBlock<SideContentProps, SideContentModel>({
  name: 'SideContent',
  summary: 'What stands beside a section of a landing page: an illustration, or content of its own.',
  contract: sideContentContract,
  inside: ['LandingSection'],
  check: checkSideContent,
  model: ({ props, site }) => ({
    model: { illustration: props.svg === undefined ? null : { name: props.svg, cli: cliOf(site.config) } },
  }),
  Template: SideContent,
  styles: 'blocks/side-content/side-content.css',
})
