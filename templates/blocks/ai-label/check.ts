import { configBesideLabelName, missingAiLabel } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { AiLabelProps } from './contract.ts'

/** One of the two says which label it is. */
export function checkAiLabel({ props }: BlockUse<AiLabelProps>): readonly Finding[] {
  const { name, config } = props
  if (name === undefined && config === undefined) return [missingAiLabel.finding()]
  if (name === undefined || config === undefined) return []
  return [{ ...configBesideLabelName.finding(), path: ['config'], besides: ['name'] }]
}
