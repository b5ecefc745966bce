import { z } from 'zod'
import { address, name, optionalText, text, texts } from './fields.ts'
import { defineKind } from './kind.ts'
import { byKey, readWholeList } from './records.ts'

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

const voiceSchema: z.ZodType<Voice> = z.looseObject({
  objectID: name,
  voiceID: text,
  voiceName: name,
  description: optionalText,
  labels: texts,
  previewUrl: address,
  locale: optionalText,
  accent: optionalText,
  category: optionalText,
  age: optionalText,
  gender: optionalText,
})

export interface VoiceLists {
  readonly voices: readonly Voice[]
}

export const voicesKind = defineKind<VoiceLists>({
  name: 'voices',
  place: 'file',
  schema: z.array(voiceSchema),
  lists: ['voices'],
  load({ each, loading }) {
    const read = each((_, data) => readWholeList(loading, data, voiceSchema))
    return { voices: [...byKey(loading, read, 'voice with objectID', ({ objectID }) => objectID).values()] }
  },
})
