import type { ReactElement } from 'react'
import { Badge } from '../../elements/badge/Badge.tsx'
import { Icon } from '../../elements/icons/Icon.tsx'
import { Spaced } from '../../elements/spaced/Spaced.tsx'
import { filled, useTexts } from '../../elements/texts/texts.ts'
import type { VoiceCard } from './contract.ts'

/** One voice. The island fills copies of this row through its `data-part`s. */
export function VoiceRow({ voice }: { voice: VoiceCard }): ReactElement {
  const say = useTexts()
  const { id, voiceID, name, description, preview, labels } = voice
  const facts = [voice.locale, voice.accent, voice.category, voice.age, voice.gender].filter((fact) => fact !== '')
  return (
    <li className="voice" data-voice={id}>
      <button
        className="voice-play needs-script"
        type="button"
        aria-label={filled(say('Play {voiceName}'), { voiceName: name })}
        data-preview={preview}
        disabled={preview === ''}
      >
        <Icon name="play" />
        <Icon name="stop" />
      </button>
      <div className="voice-text">
        <p className="voice-name">
          <span data-part="name">{name}</span> <code data-part="id">{voiceID}</code>
        </p>
        <p data-part="description">{description}</p>
        <p className="card-facts" data-part="facts">
          <Spaced>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Spaced>
        </p>
        <p className="voice-labels" data-part="labels">
          <Spaced>
            {labels.map((label) => (
              <Badge key={label}>{label}</Badge>
            ))}
          </Spaced>
        </p>
        {preview !== '' && (
          // biome-ignore lint/a11y/useMediaCaption: a sample of a voice has no other content than the voice
          <audio
            controls
            preload="none"
            src={preview}
            aria-label={filled(say('Sample of {voiceName}'), { voiceName: name })}
          />
        )}
      </div>
    </li>
  )
}
