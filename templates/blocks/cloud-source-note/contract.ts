import { z } from 'zod'
import type { SentencePart } from '../../elements/info-box/InfoBox.tsx'

export const cloudSourceNoteContract = z.object({
  slug: z.string().min(1).optional().describe('The slug of the source in the data'),
  title: z
    .string()
    .min(1)
    .optional()
    .describe("What the source is called; default: the record's name, or the page's title"),
  isCloudEventSource: z
    .boolean()
    .optional()
    .describe("It sends events; otherwise it sends objects; default: the record's"),
  isTranscend: z
    .boolean()
    .optional()
    .describe("It carries privacy requests through the public API and is no source of data; default: the record's"),
  status: z.string().nullable().optional().describe("`PUBLIC_BETA` shows a badge; default: the record's"),
  isPartnerOwned: z.boolean().optional().describe("A partner owns it; default: the record's"),
})

export type CloudSourceNoteProps = z.output<typeof cloudSourceNoteContract>

export interface CloudSourceNoteModel {
  readonly id: string
  readonly title: string
  readonly isBeta: boolean
  readonly sentences: readonly (readonly SentencePart[])[]
}
