import type { ReactElement } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../texts/texts.ts'
import { className } from './mark.ts'

interface FeedbackButtonsProps {
  /** Id of the heading that the feedback is about; it describes the buttons. */
  readonly section?: string
  /** Id of what describes the buttons, where that is no heading of the content. */
  readonly describedBy?: string
}

/**
 * Thumbs up and down: a group with one tab stop, in which the arrow keys move (`templates/elements/feedback-buttons/feedback-buttons.press.client.ts`). They wake the
 * feedback widget, and are hidden where scripts do not run.
 */
export function FeedbackButtons({ section, describedBy }: FeedbackButtonsProps): ReactElement {
  const say = useTexts()
  const shared = {
    type: 'button',
    className: 'icon-button',
    'data-widget': 'feedback',
    'data-section': section,
    'aria-describedby': describedBy ?? section,
  } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <span className={`${className} needs-script`} role="group" aria-label={say('Feedback')}>
      <button {...shared} data-sentiment="positive" aria-label={say('Positive feedback')}>
        <Icon name="thumb-up" size={16} />
      </button>
      <button {...shared} data-sentiment="negative" aria-label={say('Negative feedback')} tabIndex={-1}>
        <Icon name="thumb-down" size={16} />
      </button>
    </span>
  )
}
