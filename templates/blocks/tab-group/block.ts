import { defineBlock } from '../../../compiler/model/block.ts'
import { checkTabGroup } from './check.ts'
import { type TabGroupModel, type TabGroupProps, tabGroupContract } from './contract.ts'
import { TabGroup } from './TabGroup.tsx'

export const tabGroupBlock = defineBlock<TabGroupProps, TabGroupModel>({
  name: 'TabGroup',
  summary: 'Alternatives of which a reader sees one. A chosen title is chosen in every group of the page.',
  contract: tabGroupContract,
  children: { allow: ['Tab'], check: checkTabGroup },
  model: ({ id, use }) => {
    const tabs = use.children.filter((child) => child.type === 'block' && child.name === 'Tab')
    const group = id('tabs')
    return { model: { panels: tabs.map((_, index) => id(`${group}-panel-${index + 1}`)) } }
  },
  Template: TabGroup,
  styles: 'blocks/tab-group/tab-group.css',

  more: {
    syntax: { otherNames: { Tabs: {}, TabbedContent: {}, TabView: {}, TabContainer: {}, TabList: {}, TabSet: {} } },
  },
})
