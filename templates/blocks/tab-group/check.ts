import { tooFewTabs } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Children, Finding } from '../../../compiler/model/block.ts'

/** Spec 5 and 8: the message is the product's own. */
export function checkTabGroup(children: Children): readonly Finding[] {
  const tabs = children.filter((child) => child.type === 'block' && child.name === 'Tab')
  return tabs.length < 2 ? [tooFewTabs.finding()] : []
}
