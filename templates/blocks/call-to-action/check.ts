import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { CallToActionProps } from './contract.ts'

/** Spec 5: both messages are the product's own. */
const incomplete =
  'A CallToAction component must be provided with, at minimum, a title, an action url (actionUrl), text to display on the action button (actionLabel), and supporting copy for the CTA'
const halfSecondary =
  'If you are providing a secondary action to a CallToAction component, make sure you have defined both the url (secondaryActionUrl) AND the text for the action button (secondaryActionLabel)'

export function checkCallToAction({ props, children }: BlockUse<CallToActionProps>): readonly Finding[] {
  const findings: Finding[] = []
  const missing = [
    ...(['title', 'actionUrl', 'actionLabel'] as const).filter((name) => !props[name]?.trim()),
    ...(children.length === 0 ? ['the copy between the tags'] : []),
  ]
  if (missing.length > 0)
    findings.push({ code: 'SP3102', message: incomplete, hint: `Missing: ${missing.join(', ')}.` })
  const { secondaryActionUrl, secondaryActionLabel } = props
  const lacks = secondaryActionUrl ? 'secondaryActionLabel' : 'secondaryActionUrl'
  if (Boolean(secondaryActionUrl) !== Boolean(secondaryActionLabel))
    findings.push({ code: 'SP3103', message: halfSecondary, hint: `Missing: ${lacks}.` })
  return findings
}
