import type { ReactElement, ReactNode } from 'react'

interface DisclosureProps {
  readonly title: ReactNode
  readonly open?: boolean
  /** A frame around it (default), or a line of text with a mark. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** The browser's own disclosure: it works without scripts, and searching in the page can open it. */
export function Disclosure({ title, open = false, plain = false, children }: DisclosureProps): ReactElement {
  return (
    <details className={plain ? 'disclosure-plain' : 'disclosure'} open={open || undefined}>
      <summary className="disclosure-title">{title}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
