import { defineBlock } from '../../../compiler/model/block.ts'
import { AiLabel } from './AiLabel.tsx'
import { checkAiLabel } from './check.ts'
import { type AiLabelModel, type AiLabelProps, aiLabelContract } from './contract.ts'
import { aiLabelModel } from './model.ts'
import { aiLabelMarkdown } from './to-markdown.ts'

export const aiLabelBlock = defineBlock<AiLabelProps, AiLabelModel | null>({
  name: 'AiLabel',
  summary: '‘AI Nutrition Facts’: what a feature that uses AI does with data, and who can see what it does.',
  contract: aiLabelContract,
  children: 'nothing',
  check: checkAiLabel,
  model: aiLabelModel,
  Template: AiLabel,
  markdown: ({ model, say }) => aiLabelMarkdown(model, say),
  styles: 'blocks/ai-label/ai-label.css',
})
