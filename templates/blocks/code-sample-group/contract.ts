import { z } from 'zod'

export const codeSampleGroupContract = z.object({
  title: z.string().min(1).optional().describe('What the sample does, as a short title'),
  slug: z
    .string()
    .regex(
      /^[A-Za-z0-9][\w.-]*$/,
      'Unexpected value for `slug`, expected letters, digits, dashes, dots and underscores',
    )
    .describe('Short name of the group: its anchor, and its identity in reports of incorrect code'),
  groupType: z
    .string()
    .optional()
    .describe('`dynamic` for an operation of an API, whose output is a response; anything else has an output'),
})

export type CodeSampleGroupProps = z.output<typeof codeSampleGroupContract>

export interface CodeSampleGroupModel extends CodeSampleGroupProps {
  /** The anchor: the slug, or with a number after it when another element of the page has it. */
  readonly id: string
  /** The id of the note on responses. */
  readonly noteId: string
}
