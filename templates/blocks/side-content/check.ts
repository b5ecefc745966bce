import { emptySideContent } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { SideContentProps } from './contract.ts'

/** There is something beside the section: a drawing or content of its own. */
export function checkSideContent({ props, children }: BlockUse<SideContentProps>): readonly Finding[] {
  if (props.svg !== undefined || children.length > 0) return []
  return [emptySideContent.finding()]
}
