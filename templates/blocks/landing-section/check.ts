import { secondSideContent } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** A section has one thing beside it. */
export function checkLandingSection(children: Children): readonly Finding[] {
  const [first, second] = children.flatMap((child, index) =>
    child.type === 'block' && child.name === 'SideContent' ? [index] : [],
  )
  return second === undefined ? [] : [{ ...secondSideContent.finding(), child: second, besidesChild: first }]
}
