import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Illustration } from '../../elements/illustrations/Illustration.tsx'
import type { SideContentModel } from './contract.ts'

/** What stands beside the text of a section: a drawing, and what the author adds. */
export function SideContent({ model, children }: TemplateProps<SideContentModel>): ReactElement {
  return (
    <div className="side-content">
      {model.illustration !== null && <Illustration {...model.illustration} />}
      {children}
    </div>
  )
}
