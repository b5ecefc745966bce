import { z } from 'zod'

export const featuredCardContract = z.object({
  tag: z.string().min(1).describe('A word or two above the title'),
  tagColor: z
    .enum(['neutral', 'info', 'warning', 'danger', 'success', 'beta', 'decorative'])
    .default('info')
    .describe('The colour of the tag'),
  title: z.string().min(1).describe('What the card is about'),
  href: z.string().min(1).describe('Where the card leads'),
  linkLabel: z.string().min(1).optional().describe('The text of the link at the end; default: ‘Learn more’'),
})

export type FeaturedCardProps = z.output<typeof featuredCardContract>

export interface FeaturedCardModel extends FeaturedCardProps {
  readonly linkLabel: string
  readonly external: boolean
  /** The id of the title, which tells the links of several cards apart. */
  readonly titleId: string
}
