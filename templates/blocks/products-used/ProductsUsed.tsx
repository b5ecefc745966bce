import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Isolated } from '../../elements/isolated/Isolated.tsx'
import { Link } from '../../elements/link/Link.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { ProductsUsedModel } from './contract.ts'

/** A list of links to products; nothing where there are none. */
export function ProductsUsed({ model }: TemplateProps<ProductsUsedModel>): ReactElement | null {
  const say = useTexts()
  if (model.products.length === 0) return null
  return (
    <div className="products-used">
      <p className="products-used-title">{say('Products used')}</p>
      <ul className="products-used-list">
        {model.products.map(({ label, href, external }) => (
          <li key={`${label} ${href}`}>
            <Link href={href} external={external}>
              <Isolated>{label}</Isolated>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
