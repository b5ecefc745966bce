import { defineBlock } from '../../../compiler/model/block.ts'
import { tabContract } from './contract.ts'
import { Tab } from './Tab.tsx'

export const tabBlock = defineBlock({
  name: 'Tab',
  summary: 'One of the alternatives of a group of tabs.',
  contract: tabContract,
  children: { allow: 'content' },
  otherNames: { TabItem: {}, TabPanel: {}, TabPane: {} },
  inside: ['TabGroup'],
  Template: Tab,
  markdown: ({ model, children }) => `**${model.title}**\n\n${children}`,
})
