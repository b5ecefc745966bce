import { defineBlock } from '../../../compiler/model/block.ts'
import { logLevelBadgeContract } from './contract.ts'
import { LogLevelBadge } from './LogLevelBadge.tsx'

export const logLevelBadgeBlock = defineBlock({
  name: 'LogLevelBadge',
  summary: 'The level at which an error is logged: errors and warnings look different.',
  contract: logLevelBadgeContract,
  children: 'nothing',
  inline: true,
  Template: LogLevelBadge,
  markdown: ({ model }) => `**${model.level}**`,
})
