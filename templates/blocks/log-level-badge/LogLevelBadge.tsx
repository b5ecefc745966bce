import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { LevelBadge } from '../../elements/badge/LevelBadge.tsx'
import type { LogLevelBadgeProps } from './contract.ts'

/** The badge of a level, as records of errors show it. */
export function LogLevelBadge({ model }: TemplateProps<LogLevelBadgeProps>): ReactElement {
  return <LevelBadge level={model.level} />
}
