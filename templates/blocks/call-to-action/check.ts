import { incompleteCallToAction, incompleteSecondAction } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding, IsGiven } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { CallToActionProps } from './contract.ts'

/** Spec 5: both messages are the product's own. */
export function checkCallToAction(
  { children }: BlockUse<CallToActionProps>,
  isGiven: IsGiven<CallToActionProps>,
): readonly Finding[] {
  const findings: Finding[] = []
  const missing = [
    ...(['title', 'actionUrl', 'actionLabel'] as const).filter((name) => !isGiven(name)),
    ...(children.length === 0 ? ['the copy between the tags'] : []),
  ]
  if (missing.length > 0) findings.push(incompleteCallToAction.finding({ missing }))
  const [left, ...others] = (['secondaryActionUrl', 'secondaryActionLabel'] as const).filter((name) => !isGiven(name))
  if (left !== undefined && others.length === 0) findings.push(incompleteSecondAction.finding({ missing: left }))
  return findings
}
