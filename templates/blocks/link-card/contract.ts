import { z } from 'zod'
import { cardIconKeys } from '../../elements/icons/card-icons.ts'
import type { IconName } from '../../elements/icons/Icon.tsx'

export const linkCardContract = z.object({
  title: z.string().min(1).describe('The name of what the card leads to'),
  href: z.string().min(1).describe('Where the whole card leads'),
  subtitle: z.string().optional().describe('A few words above the title, shown in upper case'),
  description: z.string().optional().describe('One or two sentences below the title'),
  icon: z.enum(cardIconKeys).optional().describe('The icon before the title'),
  product: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A product area of `site.yaml`: its icon stands before the title, as in sidebars, unless `icon` is given',
    ),
})

export type LinkCardProps = z.output<typeof linkCardContract>

export interface LinkCardModel extends LinkCardProps {
  readonly external: boolean
  /** What is drawn before the title. */
  readonly drawn: IconName | null
  /** The card leads from a public page to a protected one, which no list of pages may name. */
  readonly hidden: boolean
}
