import type { ReactElement, ReactNode } from 'react'

/** What a badge says by its colour; each has colour roles of its name. */
export type BadgeKind = 'neutral' | 'info' | 'warning' | 'danger' | 'success' | 'beta' | 'decorative'

/** A word or two about a thing. The words say it all; the colour only helps to find it. */
export function Badge({ kind = 'neutral', children }: { kind?: BadgeKind; children: ReactNode }): ReactElement {
  return <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{children}</span>
}
