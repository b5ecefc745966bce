import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { SideContentProps } from './contract.ts'

/** Something stands beside the section: a drawing or content of its own. */
export function checkSideContent({ props, children }: BlockUse<SideContentProps>): readonly Finding[] {
  if (props.svg !== undefined || children.length > 0) return []
  return [
    {
      code: 'SP3111',
      message: 'Missing content in `SideContent`, expected `svg` or content',
      hint: 'Add `svg="…"` with the name of an illustration, or write what stands beside the section between the tags.',
    },
  ]
}
