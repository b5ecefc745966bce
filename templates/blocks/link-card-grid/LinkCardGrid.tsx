import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { LinkCardGridProps } from './contract.ts'

/** Cards beside each other, as many as there is room for. */
export function LinkCardGrid({ children }: TemplateProps<LinkCardGridProps>): ReactElement {
  return <div className="link-card-grid">{children}</div>
}
