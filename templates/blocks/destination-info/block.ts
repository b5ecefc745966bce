import { defineBlock } from '../../../compiler/model/block.ts'
import { checkDestinationInfo } from './check.ts'
import { type DestinationInfoModel, type DestinationInfoProps, destinationInfoContract } from './contract.ts'
import { DestinationInfo } from './DestinationInfo.tsx'
import { destinationInfoModel } from './model.ts'
import { destinationInfoMarkdown } from './to-markdown.ts'

export const destinationInfoBlock = defineBlock<DestinationInfoProps, DestinationInfoModel>({
  name: 'DestinationInfo',
  summary: 'What a destination accepts, by which names code refers to it, its components and its connection modes.',
  contract: destinationInfoContract,
  children: 'nothing',
  check: checkDestinationInfo,
  links: ({ components = [] }) =>
    components.flatMap(({ code }, index) =>
      code ? [{ path: ['components', index, 'code'], kind: 'link' as const }] : [],
    ),
  model: destinationInfoModel,
  Template: DestinationInfo,
  markdown: ({ model, say }) => destinationInfoMarkdown(model, say),
  styles: 'blocks/destination-info/destination-info.css',
})
