import { secondSample } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** A hero shows at most one request to copy. */
export function checkHero(children: Children): readonly Finding[] {
  const samples = children.flatMap((child, index) => (child.type === 'code' || child.type === 'block' ? [index] : []))
  const [first, second] = samples
  if (second === undefined) return []
  return [
    {
      ...secondSample.finding({
        block: 'Hero',
        right: 'Put the languages of one sample into a `CodeSampleGroup`.',
      }),
      child: second,
      besidesChild: first,
    },
  ]
}
