import { outputWithoutSample, secondOutput } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** Behind the language: `output` alone, and options. */
const outputInfo =
  /^\s*(?:[^\s=]+=(?:"[^"]*"|[^\s"]\S*)\s+)*output(?:\s+(?:lines|wrap|[^\s=]+=(?:"[^"]*"|[^\s"]\S*)))*\s*$/i

/** A group shows at least one sample, and what they all put out once; an output alone belongs to nothing. */
export function checkCodeSampleGroup(children: Children): readonly Finding[] {
  const fences = children.flatMap((child, index) => (child.type === 'code' ? [{ index, meta: child.meta ?? '' }] : []))
  const outputs = fences.filter(({ meta }) => outputInfo.test(meta))
  const [first, ...others] = outputs.map(({ index }) => index)
  return [
    ...(outputs.length > 0 && outputs.length === fences.length ? [outputWithoutSample.finding()] : []),
    ...others.map((child) => ({ ...secondOutput.finding(), child, besidesChild: first })),
  ]
}
