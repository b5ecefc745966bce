import type { ReactElement, ReactNode } from 'react'
import { ExternalMark } from '../link/Link.tsx'

interface ButtonLinkProps {
  readonly href: string
  readonly kind: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ href, kind, children }: ButtonLinkProps): ReactElement {
  const external = !/^(?:[/#]|mailto:|tel:)/i.test(href)
  return (
    <a className={`button button-${kind}`} href={href} rel={external ? 'external' : undefined}>
      {children}
      {external && <ExternalMark />}
    </a>
  )
}
