import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { TitleText } from '../../elements/title-code/TitleText.tsx'
import type { LinkCardModel } from './contract.ts'

/** A card with one link; nothing where it would lead from a public page to a protected one. */
export function LinkCard({ model }: TemplateProps<LinkCardModel>): ReactElement | null {
  const { title, href, subtitle, description, drawn, external, hidden } = model
  if (hidden) return null
  return (
    <div className="link-card">
      {drawn === null ? null : (
        <span className="link-card-icon">
          <Icon name={drawn} />
        </span>
      )}
      {subtitle ? <p className="link-card-subtitle">{subtitle}</p> : null}
      <p className="link-card-title">
        <a className="card-link link-card-link" href={href} rel={external ? 'external' : undefined}>
          <TitleText title={title} />
          {external ? (
            <ExternalMark />
          ) : (
            <span className="link-card-arrow">
              <Icon name="arrow-right" size={16} />
            </span>
          )}
        </a>
      </p>
      {description ? (
        <p className="link-card-description">
          <TitleText title={description} />
        </p>
      ) : null}
    </div>
  )
}
