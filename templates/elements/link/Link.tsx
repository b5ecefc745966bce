import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { InsideLink } from './inside-link.ts'
import { leaving } from './mark.ts'

interface LinkProps {
  readonly href: string
  readonly external: boolean
  readonly title?: string
  readonly className?: string
  /** What the author's HTML sets besides: an id, a label. */
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** A link in content. One that leaves the site shows so, and says so to a screen reader. */
export function Link({ href, external, title, className, attributes, children }: LinkProps): ReactElement {
  return (
    <InsideLink.Provider value={true}>
      <a {...attributes} href={href} title={title} className={className} rel={external ? leaving : undefined}>
        {children}
        {external && <ExternalMark />}
      </a>
    </InsideLink.Provider>
  )
}

/** What ends a link that leaves the site: an icon of the style, and words for those who don't see it. */
export function ExternalMark(): ReactElement {
  const say = useTexts()
  return (
    <span className="external">
      <span>{` ${say('(external link)')}`}</span>
    </span>
  )
}
