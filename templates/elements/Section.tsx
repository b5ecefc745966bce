import type { ReactElement, ReactNode } from 'react'

/** What belongs to a heading of level 2. The list of contents follows scrolling by these sections' ids. */
export function Section({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return <section id={id}>{children}</section>
}
