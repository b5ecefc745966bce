import { incompleteCallToAction, incompleteSecondAction } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { CallToActionProps } from './contract.ts'

/** Spec 5: both messages are the product's own. */
export function checkCallToAction({ props, children }: BlockUse<CallToActionProps>): readonly Finding[] {
  const findings: Finding[] = []
  const missing = [
    ...(['title', 'actionUrl', 'actionLabel'] as const).filter((name) => !props[name]?.trim()),
    ...(children.length === 0 ? ['the copy between the tags'] : []),
  ]
  if (missing.length > 0) findings.push(incompleteCallToAction.finding({ missing }))
  const { secondaryActionUrl, secondaryActionLabel } = props
  const missingProperty = secondaryActionUrl ? 'secondaryActionLabel' : 'secondaryActionUrl'
  if (Boolean(secondaryActionUrl) !== Boolean(secondaryActionLabel))
    findings.push(incompleteSecondAction.finding({ missing: missingProperty }))
  return findings
}
