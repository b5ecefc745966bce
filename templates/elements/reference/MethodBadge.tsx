import type { ReactElement } from 'react'
import { Badge, type BadgeKind } from '../Badge.tsx'

const colours: ReadonlyMap<string, BadgeKind> = new Map<string, BadgeKind>([
  ['GET', 'success'],
  ['POST', 'neutral'],
  ['DELETE', 'danger'],
  ['PUT', 'warning'],
  ['PATCH', 'warning'],
])

/** The method in the colour that section 9 of the specification gives it. */
export function MethodBadge({ method }: { method: string }): ReactElement {
  return <Badge kind={colours.get(method) ?? 'decorative'}>{method}</Badge>
}
