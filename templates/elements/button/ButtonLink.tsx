import type { ReactElement, ReactNode } from 'react'
import { ExternalMark } from '../link/Link.tsx'

interface ButtonLinkProps {
  readonly href: string
  readonly kind: 'primary' | 'secondary'
  /** It leads to another site; default: whatever is no site path, fragment, mail or number does. */
  readonly external?: boolean
  readonly children: ReactNode
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({
  href,
  kind,
  external = !/^(?:[/#]|mailto:|tel:)/i.test(href),
  children,
}: ButtonLinkProps): ReactElement {
  return (
    <a className={`button button-${kind}`} href={href} rel={external ? 'external' : undefined}>
      {children}
      {external && <ExternalMark />}
    </a>
  )
}
