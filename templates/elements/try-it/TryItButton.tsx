import type { ReactElement } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { ScriptTexts } from '../texts/ScriptTexts.tsx'
import { useTexts } from '../texts/texts.ts'
import { tryItKeys } from '../texts/widgets/keys.ts'

/** What else the form says: names that the reference has, too. */
const alsoSaid = [
  'Try it',
  'Send request',
  'Request',
  'Response',
  'Request body',
  'Server',
  'Authentication',
  'Path parameters',
  'Query parameters',
  'Headers',
  'Cookies',
  'Body',
  'Password',
  'Possible values:',
  'Code language',
  'Example',
  'Example {n}',
  'required',
  'and',
] as const

interface TryItButtonProps {
  /** URL of what the operation's request is made from. */
  readonly plan: string
  /** Method and path. */
  readonly operation: string
}

/** Opens the form that sends requests; all that it needs is loaded at the click. */
export function TryItButton({ plan, operation }: TryItButtonProps): ReactElement {
  const say = useTexts()
  return (
    <p className="ref-try needs-script">
      <button type="button" className="button button-primary" data-try-it={plan} data-operation={operation}>
        <Icon name="play" size={16} />
        {say('Try it')}
      </button>
      <ScriptTexts keys={[...tryItKeys, ...alsoSaid]} />
    </p>
  )
}
