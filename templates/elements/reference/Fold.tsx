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

interface FoldProps {
  readonly title: ReactNode
  /** In a row of a table of properties. */
  readonly nested?: boolean
  readonly children: ReactNode
}

/** Holds what readers open. Says 'Show' or 'Hide' with the title of it. */
export function Fold({ title, nested = false, children }: FoldProps): ReactElement {
  const say = useTexts()
  return (
    <details className={nested ? 'disclosure-plain ref-nest' : 'disclosure-plain'}>
      <summary className="disclosure-title">
        <span>
          <span className="when-closed">{`${say('Show')} `}</span>
          <span className="when-open">{`${say('Hide')} `}</span>
          {title}
        </span>
      </summary>
      <div className={nested ? 'disclosure-body ref-nested' : 'disclosure-body'}>{children}</div>
    </details>
  )
}
