import { defineBlock } from '../../../compiler/model/block.ts'
import { titleMarkdown } from '../../elements/title-code/title-parts.ts'
import { tabContract } from './contract.ts'
import { Tab } from './Tab.tsx'

export const tabBlock = defineBlock({
  name: 'Tab',
  summary: 'One of the alternatives of a group of tabs.',
  contract: tabContract,
  inside: ['TabGroup'],
  Template: Tab,
  markdown: ({ model, children }) => `**${titleMarkdown(model.title)}**\n\n${children}`,

  more: {
    syntax: { otherNames: { TabItem: {}, TabPanel: {}, TabPane: {} } },
  },
})
