import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import type { GetStartedModel } from './contract.ts'

/** Content below a heading that can be linked to. */
export function GetStarted({ model, children }: TemplateProps<GetStartedModel>): ReactElement {
  return (
    <HeadedSection anchor={model.anchor} heading={model.title}>
      {children}
    </HeadedSection>
  )
}
