import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { ButtonLink } from '../../elements/button/ButtonLink.tsx'
import type { GetStartedLinksProps } from './contract.ts'

/** A list of links that look like buttons. */
export function GetStartedLinks({ model }: TemplateProps<GetStartedLinksProps>): ReactElement {
  return (
    <ul className="get-started-links">
      {model.links.map(({ label, url }) => (
        <li key={`${label} ${url}`}>
          <ButtonLink href={url} kind="secondary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
