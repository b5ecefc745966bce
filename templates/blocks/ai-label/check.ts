import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { AiLabelProps } from './contract.ts'

/** One of the two says which label it is. */
export function checkAiLabel({ props }: BlockUse<AiLabelProps>): readonly Finding[] {
  const { name, config } = props
  if (name === undefined && config === undefined)
    return [{ code: 'SP3125', message: 'Missing `name` or `config` of an AI label', hint: 'Add `name="…"`.' }]
  if (name === undefined || config === undefined) return []
  return [
    {
      code: 'SP3126',
      message: 'Unexpected `config` beside `name`, expected one of them',
      hint: 'Remove one.',
      path: ['config'],
    },
  ]
}
