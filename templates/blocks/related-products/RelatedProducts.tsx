import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import { withoutParts } from '../../elements/without-parts.ts'
import type { RelatedProductsModel } from './contract.ts'

/** What is no product is text above the cards. */
export function RelatedProducts({ model, children, parts }: TemplateProps<RelatedProductsModel>): ReactElement {
  const say = useTexts()
  const products = parts.filter(({ name }) => name === 'RelatedProduct')
  return (
    <HeadedSection anchor={model.anchor} heading={say('Related products')}>
      {withoutParts(children, products)}
      <div className="related-products">{products.map(({ element }) => element)}</div>
    </HeadedSection>
  )
}
