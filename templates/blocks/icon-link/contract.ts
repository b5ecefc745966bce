import { z } from 'zod'
import { cardIconKeys } from '../../elements/icons/card-icons.ts'

export const iconLinkContract = z.object({
  title: z.string().min(1).describe('The text of the link'),
  href: z.string().min(1).describe('Where it leads'),
  icon: z.enum(cardIconKeys).default('default').describe('The icon before the text'),
  description: z.string().min(1).optional().describe('One sentence below the link'),
})

export type IconLinkProps = z.output<typeof iconLinkContract>

export interface IconLinkModel extends IconLinkProps {
  readonly external: boolean
}
