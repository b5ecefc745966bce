import type { ReactElement } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { TextKey } from '../texts/keys.ts'
import { useTexts } from '../texts/texts.ts'

interface CheckMarkProps {
  readonly on: boolean
  /** What a screen reader says for each; default: Yes and No. */
  readonly words?: readonly [on: TextKey, off: TextKey]
}

/** A check, or an empty box, for the cell of a table. */
export function CheckMark({ on, words = ['Yes', 'No'] }: CheckMarkProps): ReactElement {
  const say = useTexts()
  return (
    <span className={on ? 'check-mark check-mark-on' : 'check-mark'}>
      {on && <Icon name="check" size={16} />}
      <span className="visually-hidden">{say(on ? words[0] : words[1])}</span>
    </span>
  )
}
