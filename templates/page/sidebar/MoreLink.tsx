import type { ReactElement } from 'react'
import { filled, useTexts } from '../../elements/texts/texts.ts'

interface MoreLinkProps {
  readonly href: string | undefined
  /** The number of the list that it is in; none in that of the menu itself. */
  readonly list: number | undefined
  readonly n: number
}

/** Stands for the entries of a long list that are far from the page's own; leads to the nearest of them. */
export function MoreLink({ href, list, n }: MoreLinkProps): ReactElement {
  const say = useTexts()
  return (
    <li>
      <a className="more-link" href={href} data-folder={list}>
        {filled(say('Show {n} more'), { n })}
      </a>
    </li>
  )
}
