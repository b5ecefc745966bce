import type { ReactElement } from 'react'
import { Icon } from '../icons/Icon.tsx'

interface TryItButtonProps {
  /** URL of what the operation's request is made from. */
  readonly plan: string
  /** Method and path. */
  readonly operation: string
}

/** Opens the form that sends requests; all that it needs is loaded at the click. */
export function TryItButton({ plan, operation }: TryItButtonProps): ReactElement {
  return (
    <p className="ref-try needs-script">
      <button type="button" className="button button-primary" data-try-it={plan} data-operation={operation}>
        <Icon name="play" size={16} />
        Try it
      </button>
    </p>
  )
}
