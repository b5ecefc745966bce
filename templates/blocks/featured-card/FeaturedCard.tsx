import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Badge } from '../../elements/badge/Badge.tsx'
import { Icon } from '../../elements/icons/Icon.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import type { FeaturedCardModel } from './contract.ts'

/** The title describes the link, whose label may be the same on all cards. */
export function FeaturedCard({ model, children }: TemplateProps<FeaturedCardModel>): ReactElement {
  const { tag, tagColor, title, href, linkLabel, external, titleId } = model
  return (
    <div className="featured-card">
      <p className="featured-card-tag">
        <Badge kind={tagColor}>{tag}</Badge>
      </p>
      <h3 className="featured-card-title" id={titleId}>
        {title}
      </h3>
      <div className="featured-card-text">{children}</div>
      <p className="featured-card-more">
        <a
          className="card-link featured-card-link"
          href={href}
          rel={external ? 'external' : undefined}
          aria-describedby={titleId}
        >
          {linkLabel}
          {external ? <ExternalMark /> : <Icon name="arrow-right" size={16} />}
        </a>
      </p>
    </div>
  )
}
