import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { ButtonLink } from '../../elements/button/ButtonLink.tsx'
import type { ProductDocumentationButtonProps } from './contract.ts'

/** A link that looks like a button of the second kind, in a paragraph of its own. */
export function ProductDocumentationButton({ model }: TemplateProps<ProductDocumentationButtonProps>): ReactElement {
  return (
    <p className="product-documentation-button">
      <ButtonLink href={model.url} kind="secondary">
        {model.label}
      </ButtonLink>
    </p>
  )
}
