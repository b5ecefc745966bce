import type { ReactElement } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../texts/texts.ts'

interface CheckMarkProps {
  readonly on: boolean
}

/** A check, or an empty box, for the cell of a table. */
export function CheckMark({ on }: CheckMarkProps): ReactElement {
  const say = useTexts()
  return (
    <span className={on ? 'check-mark check-mark-on' : 'check-mark'}>
      {on && <Icon name="check" size={16} />}
      <span className="visually-hidden">{say(on ? 'Yes' : 'No')}</span>
    </span>
  )
}
