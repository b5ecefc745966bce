import type { AiLabelConfig, AiLabelFile } from '../../../compiler/data/ai-labels.ts'
import { aiLabelMismatch } from '../../../compiler/diagnostics/codes/data.ts'
import { unknownAiLabel } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import { cleanDataText } from '../../elements/clean-data-text.ts'
import { unknownName } from '../../elements/unknown-name.ts'
import type { AiLabelModel, AiLabelProps } from './contract.ts'
import { groupsOf } from './rows.ts'

/** The label of a record, or the one that is written in the page; null where neither can be read. */
export function aiLabelModel(input: ModelInput<AiLabelProps>): Modelled<AiLabelModel | null> {
  const { html, id } = input
  const { record, config, findings } = findLabel(input)
  if (config === null) return { model: null, findings }
  const text = (markdown: string) => ({ html: html(markdown, record), markdown: cleanDataText(markdown, input) })
  return { model: { id: id('ai-label'), name: config.name, groups: groupsOf(config, text) }, findings }
}

function findLabel({ props, site, nearest }: ModelInput<AiLabelProps>): {
  readonly record?: AiLabelFile
  readonly config: AiLabelConfig | null
  readonly findings: readonly Finding[]
} {
  const { name, config } = props
  const { aiLabelsByName } = site.data
  if (name !== undefined) {
    const label = aiLabelsByName.get(name)
    if (label !== undefined) return { record: label, config: label.config, findings: [] }
    const kept = `content/data/ai-labels/${name}.yaml`
    const named = {
      unknown: unknownAiLabel,
      kind: 'ai-labels' as const,
      name,
      path: ['name'],
      known: aiLabelsByName.keys(),
      kept,
    }
    return { config: null, findings: [unknownName(named, nearest)] }
  }
  if (config === undefined) return { config: null, findings: [] }
  const { value, faults } = site.data.readAiLabel(config)
  const findings = faults.map(({ path, message, hint }): Finding => {
    const full = ['config', ...path.map((step) => (typeof step === 'number' ? step : String(step)))]
    return { message, hint, path: full, code: aiLabelMismatch.code }
  })
  return { config: value, findings }
}
