import { z } from 'zod'

export const videoContract = z.object({
  src: z
    .string()
    .min(1)
    .describe(
      'The video on YouTube: its address (`watch?v=…`, `youtu.be/…`, `embed/…`, `shorts/…`; `t=90` starts there) or the 11 characters of its id',
    ),
  title: z.string().min(1).describe('What the video is about: it names the player'),
})

export type VideoProps = z.output<typeof videoContract>

export interface VideoModel {
  readonly id: string
  /** Seconds from the video's beginning. */
  readonly start: number
  readonly title: string
}
