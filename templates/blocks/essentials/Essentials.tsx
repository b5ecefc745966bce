import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import type { HeadedModel } from '../../elements/headed-section/headed-model.ts'

/** A list of its parts below a heading; what holds other content too is laid out as text. */
export function Essentials({ model, parts, children }: TemplateProps<HeadedModel>): ReactElement {
  const rows = parts.map(({ element }, index) => ({ element, key: index }))
  return (
    <HeadedSection anchor={model.anchor} heading={model.heading}>
      {model.isMixed ? (
        children
      ) : (
        <ul className="essentials">
          {rows.map(({ element, key }) => (
            <li key={key}>{element}</li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}
