import { markdownTable, textCell } from '../../elements/markdown-table.ts'
import { linked } from '../../elements/sentence.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { VoiceLibraryModel } from './contract.ts'

const head = ['Name', 'Id', 'Locale', 'Accent', 'Category', 'Age', 'Gender', 'Labels', 'Description'] as const

/** All voices as a table; the sample is the link of the voice's name. */
export function toMarkdown({ voices, source }: VoiceLibraryModel, say: Say): string {
  if (voices.length === 0)
    return source.provider === 'static'
      ? say('There are no voices yet.')
      : say('The voices can be searched on the page itself.')
  const rows = voices.map((voice) => {
    const facts = [voice.voiceID, voice.locale, voice.accent, voice.category, voice.age, voice.gender]
    return [
      linked(textCell(voice.name), voice.preview),
      ...[...facts, voice.labels.join(', '), voice.description].map(textCell),
    ]
  })
  return markdownTable(
    head.map((name) => say(name)),
    rows,
  )
}
