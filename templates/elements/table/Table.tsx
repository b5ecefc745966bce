import type { ReactElement, ReactNode } from 'react'
import { tableScroll } from '../scroll-box/mark.ts'
import { useTexts } from '../texts/texts.ts'

interface TableProps {
  readonly children: ReactNode
  /** What the table is about, for the name of the part that scrolls. */
  readonly label?: string
  /** What the author's HTML sets besides: an id, a label. */
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** A table that scrolls inside itself. The part that scrolls takes the focus, so that the keyboard reaches all of it. */
export function Table({ children, label, attributes }: TableProps): ReactElement {
  const say = useTexts()
  return (
    // A group and no region: a page may hold many tables, and each region would be a landmark of the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={tableScroll} role="group" aria-label={label ?? say('Table')} tabIndex={0}>
      <table {...attributes}>{children}</table>
    </div>
  )
}
