import type { ReactElement } from 'react'
import { useTexts } from '../../elements/texts/texts.ts'
import { mark } from './mark.ts'

/** What the button goes round, in the order of its script. */
const themes = ['system', 'light', 'dark'] as const

/** The button that chooses a theme. */
export function ThemeSwitch(): ReactElement {
  const say = useTexts()
  return (
    <button
      className="icon-button needs-script"
      type="button"
      {...{ [mark]: themes.map((theme) => say(`Switch to ${theme} theme`)).join('\n') }}
      aria-label={say('Switch to light theme')}
    />
  )
}
