import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

interface PopoverNoteProps {
  /** Unique in the page. */
  readonly id: string
  /** The button's name, such as 'About this value'. */
  readonly label: string
  readonly children: ReactNode
}

/** A button that shows a note beside it. The browser opens and closes it, so that it works without scripts. */
export function PopoverNote({ id, label, children }: PopoverNoteProps): ReactElement {
  return (
    <>
      <button className="icon-button note-button" type="button" popoverTarget={id} aria-label={label}>
        <Icon name="info" size={16} />
      </button>{' '}
      <span className="popover" id={id} popover="" role="note">
        {children}
      </span>
    </>
  )
}
