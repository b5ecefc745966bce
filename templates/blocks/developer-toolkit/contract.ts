import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const developerToolkitContract = z.object({
  heading: z.string().min(1).optional().describe('The heading of the section; default: ‘Developer Toolkit’'),
  anchor: anchorProperty('anchor').optional().describe('The anchor of the heading; default: `developer-toolkit`'),
})

export type DeveloperToolkitProps = z.output<typeof developerToolkitContract>
