import { repeatedTab, tooFewTabs } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** Spec 5 and 8: the message is the product's own. Titles tell tabs apart, here and in the other groups of the page. */
export function checkTabGroup(children: Children): readonly Finding[] {
  const tabs = children.flatMap((tab, child) => (tab.type === 'block' && tab.name === 'Tab' ? [{ tab, child }] : []))
  if (tabs.length < 2) return [tooFewTabs.finding()]
  const first = new Map<string, number>()
  return tabs.flatMap(({ tab, child }) => {
    const value = tab.attributes.find(({ name }) => name === 'title')?.value
    const title = value?.kind === 'string' ? value.text.trim() : ''
    const besidesChild = first.get(title)
    if (besidesChild !== undefined) return [{ ...repeatedTab.finding({ title }), child, besidesChild }]
    if (title !== '') first.set(title, child)
    return []
  })
}
