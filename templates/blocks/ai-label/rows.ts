import type { AiLabelConfig, TrustFact } from '../../../compiler/data/ai-labels.ts'
import type { LabelGroup, LabelRow, LabelText } from './contract.ts'

/** The rows of a label in the order of the specification, section 3. */
export function groupsOf(config: AiLabelConfig, text: (markdown: string) => LabelText): readonly LabelGroup[] {
  const { trustLayer: trust } = config
  const row = (title: string, answer: string | null, isLong = false): LabelRow => ({
    title,
    answer: answer === null || answer.trim() === '' ? 'N/A' : text(answer),
    comments: [],
    isLong,
  })
  const fact = (title: string, { value, comments }: TrustFact): LabelRow => ({
    title,
    answer: word(value),
    comments: (comments ?? []).filter((comment) => comment.trim() !== '').map(text),
    isLong: false,
  })
  const level = config.aiPrivacyLevel
  return [
    {
      kind: 'plain',
      title: 'Feature',
      rows: [
        row('Description', config.description, true),
        { title: 'Privacy Ladder Level', answer: level === null ? 'N/A' : String(level), comments: [], isLong: false },
        { title: 'Feature is Optional', answer: word(config.optional), comments: [], isLong: false },
        row('Model Type', config.modelType),
        row('Base Model', config.baseModel),
      ],
    },
    {
      kind: 'block',
      title: 'Trust Ingredients',
      rows: [
        fact('Base Model Trained with Customer Data', trust.baseModelCustomerData),
        fact('Customer Data is Shared with Model Vendor', trust.vendorModelCustomerData),
        fact('Training Data Anonymized', trust.trainingDataAnonymized),
        fact('Data Deletion', trust.dataDeletion),
        fact('Human in the Loop', trust.auditing),
        row('Data Retention', trust.dataStorage),
      ],
    },
    {
      kind: 'group',
      title: 'Compliance',
      rows: [
        fact('Logging & Auditing', trust.compliance.loggingAndAuditTrails),
        fact('Guardrails', trust.compliance.guardrails),
      ],
    },
    {
      kind: 'plain',
      title: 'More',
      rows: [
        fact('Input/Output Consistency', trust.inputOutputConsistency),
        row('Other Resources', config.linksAndResources, true),
      ],
    },
  ]
}

function word(value: TrustFact['value']): string {
  if (typeof value !== 'boolean') return 'N/A'
  return value ? 'Yes' : 'No'
}
