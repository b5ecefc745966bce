import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import type { HeadedModel } from '../../elements/headed-section/headed-model.ts'

/** Cards beside each other below a heading; what holds other content too is laid out as text. */
export function FeaturedContent({ model, children }: TemplateProps<HeadedModel>): ReactElement {
  return (
    <HeadedSection anchor={model.anchor} heading={model.heading}>
      {model.isMixed ? children : <div className="featured-cards">{children}</div>}
    </HeadedSection>
  )
}
