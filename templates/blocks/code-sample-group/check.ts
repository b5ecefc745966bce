import { outputWithoutSample } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Children, Finding } from '../../../compiler/model/block.ts'

/** A group shows at least one sample; an output alone belongs to nothing. */
export function checkCodeSampleGroup(children: Children): readonly Finding[] {
  const fences = children.filter((child) => child.type === 'code')
  const isOutput = (meta: string | null | undefined) => /^\s*output(\s|$)/i.test(meta ?? '')
  if (fences.length === 0 || fences.some(({ meta }) => !isOutput(meta))) return []
  return [outputWithoutSample.finding()]
}
