import { configBesideLabelName, missingAiLabel } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, IsGiven } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { AiLabelProps } from './contract.ts'

/** One of the two says which label it is. */
export function checkAiLabel(_: BlockUse<AiLabelProps>, isGiven: IsGiven<AiLabelProps>): readonly Finding[] {
  const [isNamed, isWritten] = [isGiven('name'), isGiven('config')]
  if (!isNamed && !isWritten) return [missingAiLabel.finding()]
  if (!isNamed || !isWritten) return []
  return [{ ...configBesideLabelName.finding(), path: ['config'], besides: ['name'] }]
}
