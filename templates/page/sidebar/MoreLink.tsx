import type { ReactElement } from 'react'
import { filled, useTexts } from '../../elements/texts/texts.ts'

interface MoreLinkProps {
  readonly href: string | undefined
  /** The number of the folder that it is in. */
  readonly folder: number
  readonly n: number
}

/** Stands for the entries of a long list that are far from the page's own; leads to the nearest of them. */
export function MoreLink({ href, folder, n }: MoreLinkProps): ReactElement {
  const say = useTexts()
  return (
    <li>
      <a className="more-link" href={href} data-folder={folder}>
        {filled(say('Show {n} more'), { n })}
      </a>
    </li>
  )
}
