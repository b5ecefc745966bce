import { z } from 'zod'
import { logLevels } from '../../elements/badge/LevelBadge.tsx'

export const logLevelBadgeContract = z.object({
  level: z.enum(logLevels).describe('The level at which it is logged'),
})

export type LogLevelBadgeProps = z.output<typeof logLevelBadgeContract>
