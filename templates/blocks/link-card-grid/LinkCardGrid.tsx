import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { LinkCardGridProps } from './contract.ts'

export function LinkCardGrid({ children }: TemplateProps<LinkCardGridProps>): ReactElement {
  return <div className="link-card-grid">{children}</div>
}
