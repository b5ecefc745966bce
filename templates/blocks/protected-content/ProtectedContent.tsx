import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { StateIcon } from '../../elements/icons/StateIcon.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { ProtectedContentProps } from './contract.ts'

/** What the notice says (spec 2.7, 6). */
export const protectedNotice =
  'This page is available to staff and select customers only. Customers do not see this message.'

/** The notice of a page that not all may read, with what the author adds. */
export function ProtectedContent({ children }: TemplateProps<ProtectedContentProps>): ReactElement {
  const say = useTexts()
  return (
    <aside className="protected-content" aria-label={say('Protected Content')}>
      <p className="protected-content-title">
        <StateIcon state="protected" />
        {say('Protected Content')}
      </p>
      <div className="protected-content-body">
        <p>{say(protectedNotice)}</p>
        {children}
      </div>
    </aside>
  )
}
