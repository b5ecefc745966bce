import type { ReactElement } from 'react'
import { useTexts } from '../texts/texts.ts'
import { className } from './mark.ts'

/**
 * Thumbs up and down, which wake the feedback widget and are hidden where scripts do not run. Every section has a pair:
 * whatever can be told from its place is not written. The style knows the icon, `feedback-buttons.boot.client.ts` what they
 * are about, and `feedback-buttons.press.client.ts` moves between them. No form is around them, so they need no type.
 */
export function FeedbackButtons(): ReactElement {
  const say = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <span className={className} role="group" aria-label={say('Feedback')}>
      {/* biome-ignore lint/a11y/useButtonType: in no form */}
      <button aria-label={say('Positive feedback')} />
      {/* biome-ignore lint/a11y/useButtonType: in no form */}
      <button aria-label={say('Negative feedback')} />
    </span>
  )
}
