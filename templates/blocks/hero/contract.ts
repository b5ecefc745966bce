import { z } from 'zod'

export const heroContract = z.object({
  title: z.string().min(1).describe("The page's title"),
  tagline: z.string().min(1).optional().describe('One or two sentences below the title'),
  image: z.string().min(1).optional().describe('A decorative picture beside the title: a site path or a URL'),
  imageDark: z.string().min(1).optional().describe('The picture for the dark theme, where it needs another one'),
  links: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('The text of the link'),
        url: z.string().min(1).describe('Where it leads, usually an anchor of this page'),
      }),
    )
    .optional()
    .describe(
      "Links below the tagline; without them, those to the home page's featured content, essentials and toolkit",
    ),
})

export type HeroProps = z.output<typeof heroContract>

export interface HeroModel {
  readonly title: string
  readonly tagline: string | null
  readonly image: string | null
  readonly imageDark: string | null
  /** What the search field says while it is empty; null where nobody can search. */
  readonly placeholder: string | null
  readonly links: readonly { readonly label: string; readonly url: string }[]
}
