import type { ReactElement } from 'react'
import { useTexts } from '../../elements/texts/texts.ts'
import { mark } from './mark.ts'

/** The button that chooses a theme. */
export function ThemeSwitch(): ReactElement {
  const say = useTexts()
  return (
    <button
      className="icon-button needs-script"
      type="button"
      {...{ [mark]: '' }}
      aria-label={say('Switch to light theme')}
    />
  )
}
