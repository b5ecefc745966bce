import { outputWithoutSample } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { BlockUse, Finding } from '../../../compiler/model/block.ts'

/** A group shows at least one sample; an output alone belongs to nothing. */
export function checkCodeSampleGroup(use: BlockUse<unknown>): readonly Finding[] {
  const fences = use.children.filter((child) => child.type === 'code')
  const isOutput = (meta: string | null | undefined) => /^\s*output(\s|$)/i.test(meta ?? '')
  if (fences.length === 0 || fences.some(({ meta }) => !isOutput(meta))) return []
  return [outputWithoutSample.finding()]
}
