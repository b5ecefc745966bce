import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { cardIcons } from '../../elements/icons/card-icons.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { Link } from '../../elements/link/Link.tsx'
import type { RelatedProductModel } from './contract.ts'

/** A card of a product; its title is a link where it leads anywhere. */
export function RelatedProduct({ model, children }: TemplateProps<RelatedProductModel>): ReactElement {
  const { title, svg, href, external } = model
  return (
    <div className="related-product">
      <span className="related-product-icon">
        <Icon name={cardIcons[svg]} />
      </span>
      <h3 className="related-product-title">
        {href === undefined ? (
          title
        ) : (
          <Link className="card-link related-product-link" href={href} external={external}>
            {title}
          </Link>
        )}
      </h3>
      <div className="related-product-text">{children}</div>
    </div>
  )
}
