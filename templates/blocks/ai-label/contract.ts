import { z } from 'zod'

export const aiLabelContract = z.object({
  name: z.string().min(1).optional().describe('The name of a file under `content/data/ai-labels/`, without extension'),
  config: z.record(z.string(), z.json()).optional().describe('The label itself, as such a file holds it'),
})

export type AiLabelProps = z.output<typeof aiLabelContract>

/** A text of a label, as safe HTML and as Markdown. */
export interface LabelText {
  readonly html: string
  readonly markdown: string
}

export interface LabelRow {
  readonly title: string
  /** A text, or one of the few words that answer. */
  readonly answer: string | LabelText
  readonly comments: readonly LabelText[]
  /** The answer takes sentences: it is below the title. */
  readonly isLong: boolean
}

/** Rows under a title of their own, or, without a title, in the label itself. */
export interface LabelGroup {
  readonly kind: 'plain' | 'block' | 'group'
  readonly title: string
  readonly rows: readonly LabelRow[]
}

export interface AiLabelModel {
  /** The id of the title. */
  readonly id: string
  /** What the label is about. */
  readonly name: string
  readonly groups: readonly LabelGroup[]
}
