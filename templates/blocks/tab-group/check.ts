import { tooFewTabs } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { BlockUse, Finding } from '../../../compiler/model/block.ts'

/** Spec 5 and 8: the message is the product's own. */
export function checkTabGroup(use: BlockUse<unknown>): readonly Finding[] {
  const tabs = use.children.filter((child) => child.type === 'block' && child.name === 'Tab')
  return tabs.length < 2 ? [tooFewTabs.finding()] : []
}
