import { defineBlock } from '../../../compiler/model/block.ts'
import { cliOf } from '../../elements/illustrations/cli-of.ts'
import type { IllustrationProps as IllustrationModel } from '../../elements/illustrations/Illustration.tsx'
import { type IllustrationProps, illustrationContract } from './contract.ts'
import { IllustrationFigure } from './IllustrationFigure.tsx'

export const illustrationBlock = defineBlock<IllustrationProps, IllustrationModel>({
  name: 'Illustration',
  summary: 'A decorative drawing. Screen readers pass it over, and it is not in the Markdown form.',
  contract: illustrationContract,
  children: 'nothing',
  model: ({ props, site }) => ({ model: { name: props.name, cli: cliOf(site.config) } }),
  Template: IllustrationFigure,
  markdown: () => '',
  styles: 'blocks/illustration/illustration.css',
})
