import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { TabPanels } from '../../elements/tabs/TabPanels.tsx'
import type { TabGroupModel } from './contract.ts'

/** Tabs; choosing one chooses those of its title in the other groups of a page. */
export function TabGroup({ model, parts }: TemplateProps<TabGroupModel>): ReactElement {
  const tabs = parts
    .filter((part) => part.name === 'Tab')
    .map((part, index) => {
      const { title } = part.model as { title: string }
      return { title, content: part.children, id: model.panels[index] ?? '' }
    })
  return <TabPanels tabs={tabs} synced />
}
