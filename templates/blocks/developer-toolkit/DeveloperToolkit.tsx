import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import type { DeveloperToolkitModel } from './contract.ts'

/** Links in columns below a heading; what holds other content too is laid out as text. */
export function DeveloperToolkit({ model, children }: TemplateProps<DeveloperToolkitModel>): ReactElement {
  return (
    <HeadedSection anchor={model.anchor} heading={model.heading}>
      {model.isMixed ? children : <div className="developer-toolkit">{children}</div>}
    </HeadedSection>
  )
}
