import type { ReactElement } from 'react'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import { Badge, type BadgeKind } from '../badge/Badge.tsx'
import { useTexts } from '../texts/texts.ts'

const colours: ReadonlyMap<string, BadgeKind> = new Map<string, BadgeKind>([
  ['GET', 'success'],
  ['POST', 'neutral'],
  ['DELETE', 'danger'],
  ['PUT', 'warning'],
  ['PATCH', 'warning'],
])

interface MethodBadgeProps {
  readonly method: string
  readonly kind?: Operation['kind']
}

/** The method in its own colour (spec 9); a webhook says that it is one. */
export function MethodBadge({ method, kind = 'operation' }: MethodBadgeProps): ReactElement {
  const say = useTexts()
  const badge = <Badge kind={colours.get(method) ?? 'decorative'}>{method}</Badge>
  if (kind !== 'webhook') return badge
  return (
    <>
      <Badge kind="decorative">{say('Webhook')}</Badge> {badge}
    </>
  )
}
