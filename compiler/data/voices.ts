import { z } from 'zod'
import { name, optionalText, text, texts } from './fields.ts'

/** One voice of the library (spec 3). */
export interface Voice {
  readonly objectID: string
  readonly voiceID: string
  readonly voiceName: string
  readonly description: string | null
  readonly labels: readonly string[]
  /** A site path or an absolute URL; empty when there is nothing to hear. */
  readonly previewUrl: string
  readonly locale: string | null
  readonly accent: string | null
  readonly category: string | null
  readonly age: string | null
  readonly gender: string | null
}

export const voiceSchema: z.ZodType<Voice> = z.looseObject({
  objectID: name,
  voiceID: text,
  voiceName: name,
  description: optionalText,
  labels: texts,
  previewUrl: z
    .string()
    .nullish()
    .transform((url) => url ?? ''),
  locale: optionalText,
  accent: optionalText,
  category: optionalText,
  age: optionalText,
  gender: optionalText,
})
