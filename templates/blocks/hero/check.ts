import { secondSample } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Children, Finding } from '../../../compiler/model/block.ts'

/** One first request to copy: a second one is no first. */
export function checkHero(children: Children): readonly Finding[] {
  const samples = children.flatMap((child, index) => (child.type === 'code' || child.type === 'block' ? [index] : []))
  const second = samples[1]
  if (second === undefined) return []
  return [
    {
      ...secondSample.finding({
        block: 'Hero',
        right: 'Put the languages of one sample into a `CodeSampleGroup`.',
      }),
      child: second,
    },
  ]
}
