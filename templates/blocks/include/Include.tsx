import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { IncludeProps } from './contract.ts'

/** The partial's content takes the block's place before rendering; this is here for completeness. */
export function Include({ children }: TemplateProps<IncludeProps>): ReactElement {
  return <>{children}</>
}
