import { z } from 'zod'

export const lightboxContract = z.object({
  src: z.string().min(1).describe('The image: a path below `assets/`, a file beside the page (`./map.png`), or a URL'),
  alt: z.string().min(1).describe('What the image shows, for readers who do not see it; it also names the button'),
  caption: z.string().min(1).optional().describe('A line below the image'),
})

export type LightboxProps = z.output<typeof lightboxContract>
