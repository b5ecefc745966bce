import type { ReactElement } from 'react'
import { Badge } from './Badge.tsx'

export const logLevels = ['ERROR', 'WARNING'] as const
export type LogLevel = (typeof logLevels)[number]

/** The level at which an error is logged: errors in the style of errors, warnings in that of warnings. */
export function LevelBadge({ level }: { level: LogLevel }): ReactElement {
  return <Badge kind={level === 'ERROR' ? 'danger' : 'warning'}>{level}</Badge>
}
