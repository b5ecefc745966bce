import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import type { DeveloperToolkitModel } from './contract.ts'

export function DeveloperToolkit({ model, children }: TemplateProps<DeveloperToolkitModel>): ReactElement {
  return (
    <HeadedSection anchor={model.anchor} heading={model.heading}>
      {model.isMixed ? children : <div className="developer-toolkit">{children}</div>}
    </HeadedSection>
  )
}
