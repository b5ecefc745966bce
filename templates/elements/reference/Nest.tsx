import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

/** Opens all that is nested in the rows below it, and closes it again. */
export function ExpandAll(): ReactElement {
  const say = useTexts()
  return (
    <button className="ref-more ref-all needs-script" type="button" data-all={say('Collapse all')}>
      {say('Expand all')}
    </button>
  )
}

/** Holds what is nested in a row. Says 'Show' or 'Hide' with the title of it. */
export function Nest({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement {
  const say = useTexts()
  return (
    <details className="disclosure-plain ref-nest">
      <summary className="disclosure-title">
        <span>
          <span className="when-closed">{`${say('Show')} `}</span>
          <span className="when-open">{`${say('Hide')} `}</span>
          {title}
        </span>
      </summary>
      <div className="disclosure-body ref-nested">{children}</div>
    </details>
  )
}
