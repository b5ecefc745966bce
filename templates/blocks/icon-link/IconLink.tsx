import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { cardIcons } from '../../elements/icons/card-icons.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { Link } from '../../elements/link/Link.tsx'
import type { IconLinkModel } from './contract.ts'

/** An icon, a link and, where it has one, its description. */
export function IconLink({ model }: TemplateProps<IconLinkModel>): ReactElement {
  const { title, href, icon, description, external } = model
  return (
    <div className="icon-link">
      <span className="icon-link-icon">
        <Icon name={cardIcons[icon]} />
      </span>
      <div>
        <Link className="card-link icon-link-title" href={href} external={external}>
          {title}
        </Link>
        {description !== undefined && <p className="icon-link-description">{description}</p>}
      </div>
    </div>
  )
}
