import type { ReactElement } from 'react'
import { useTexts } from '../texts/texts.ts'
import { className } from './mark.ts'

interface FeedbackButtonsProps {
  /** Id of the heading that the feedback is about; it describes the buttons. */
  readonly section?: string
  /** Id of what describes the buttons, where that is no heading of the content. */
  readonly describedBy?: string
}

/**
 * Thumbs up and down: a group with one tab stop, in which the arrow keys move (`feedback-buttons.press.client.ts`). They
 * wake the feedback widget, and are hidden where scripts do not run. Every section has a pair: whatever can be told
 * from its place (the icon, which is which, the section) is not written.
 */
export function FeedbackButtons({ section, describedBy }: FeedbackButtonsProps): ReactElement {
  const say = useTexts()
  const by = describedBy ?? section
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <span className={className} role="group" aria-label={say('Feedback')}>
      <button type="button" aria-label={say('Positive feedback')} aria-describedby={by} />
      <button type="button" aria-label={say('Negative feedback')} aria-describedby={by} tabIndex={-1} />
    </span>
  )
}
