import { z } from 'zod'
import { aiLabelMismatch } from '../diagnostics/codes/data.ts'
import { type At, type Diagnostic, nowhere } from '../diagnostics/diagnostic.ts'
import { checkShape, toDiagnostic } from '../formats/shape/check-shape.ts'
import { type ShapeProblem, shapeProblems } from '../formats/shape/problems.ts'
import { emptyObject } from '../formats/yaml/keys.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import type { Json } from '../model/public-block.ts'
import { alsoTaken } from './fields.ts'
import { defineKind } from './kind.ts'
import { byKey, type DataFile, type Loading, originIn } from './records.ts'

/** One line of a label's trust layer: the answer, and what there is to say about it. */
export interface TrustFact {
  readonly value: boolean | 'N/A' | null
  readonly comments: readonly string[] | null
}

/** What an 'AI Nutrition Facts' label says (spec 3). */
export interface AiLabelConfig {
  readonly name: string
  readonly description: string | null
  readonly modelType: string | null
  readonly baseModel: string | null
  readonly linksAndResources: string | null
  readonly optional: boolean | null
  /** 1 to 4 */
  readonly aiPrivacyLevel: number | null
  readonly trustLayer: {
    readonly baseModelCustomerData: TrustFact
    readonly vendorModelCustomerData: TrustFact
    readonly trainingDataAnonymized: TrustFact
    readonly dataDeletion: TrustFact
    readonly auditing: TrustFact
    readonly inputOutputConsistency: TrustFact
    readonly compliance: { readonly loggingAndAuditTrails: TrustFact; readonly guardrails: TrustFact }
    readonly dataStorage: string | null
  }
}

export interface AiLabelFile {
  /** The file's path below `data/ai-labels/`, without extension. */
  readonly name: string
  readonly config: AiLabelConfig
}

// `-1` is read as null anywhere, so that null is allowed wherever a label can have no answer.
const none = { [alsoTaken]: [-1] }
const text = z.string().nullable().meta(none)
const fact: z.ZodType<TrustFact> = z.looseObject({
  value: z.union([z.boolean(), z.literal('N/A'), z.null()]).meta(none),
  comments: z.array(z.string()).nullable().meta(none),
})
const level = 'expected a whole number from 1 to 4, or null'

const aiLabelSchema: z.ZodType<AiLabelConfig> = z.looseObject({
  name: z.string(),
  description: text,
  modelType: text,
  baseModel: text,
  linksAndResources: text,
  optional: z.boolean().nullable().meta(none),
  aiPrivacyLevel: z.int({ error: level }).min(1, level).max(4, level).nullable().meta(none),
  trustLayer: z.looseObject({
    baseModelCustomerData: fact,
    vendorModelCustomerData: fact,
    trainingDataAnonymized: fact,
    dataDeletion: fact,
    auditing: fact,
    inputOutputConsistency: fact,
    compliance: z.looseObject({ loggingAndAuditTrails: fact, guardrails: fact }),
    dataStorage: text,
  }),
})

/** One way in which a label does not match, in the words of the specification. */
export interface AiLabelFault {
  readonly path: ValuePath
  readonly message: string
  readonly hint: string | null
}

/** A label, or the ways in which it does not match. */
export interface AiLabelReading {
  readonly value: AiLabelConfig | null
  readonly faults: readonly AiLabelFault[]
}

/** Checks a label that is in a page; `-1` anywhere is null. */
export function readAiLabel(config: Json): AiLabelReading {
  const value = withoutMinusOne(config)
  const result = aiLabelSchema.safeParse(value)
  if (result.success) return { value: result.data, faults: [] }
  const faults = shapeProblems(aiLabelSchema, value, result.error.issues).map((problem) => {
    const { message, hint } = mismatch(problem, nowhere)
    return { path: problem.path, message, hint }
  })
  return { value: null, faults }
}

/** Reads a file of the folder `ai-labels/`. */
function readAiLabels(loading: Loading, { file, placed }: DataFile, name: string): readonly AiLabelFile[] {
  const read = { ...placed, value: withoutMinusOne(placed.value) }
  const checked = checkShape(aiLabelSchema, read, { file, diagnose: mismatch })
  loading.diagnostics.addAll(checked.diagnostics)
  if (checked.value === null) {
    loading.refused.add('ai-labels', name)
    return []
  }
  const label = { name, config: checked.value }
  loading.origins.set(
    label,
    originIn({ file, placed }, [], () => placed.placeOf(['name'])),
  )
  return [label]
}

function mismatch(problem: ShapeProblem, at: At): Diagnostic {
  const general = toDiagnostic(problem, at)
  const path = [...problem.path, ...(problem.kind === 'missing' ? [problem.key] : [])].map(String).join('.')
  const what = problem.kind === 'missing' ? 'missing' : general.message.replace(/^U/, 'u')
  return aiLabelMismatch({ ...at, hint: general.hint }, { path: path === '' ? 'config' : path, what })
}

function withoutMinusOne(value: unknown): unknown {
  if (value === -1) return null
  if (Array.isArray(value)) return value.map(withoutMinusOne)
  if (typeof value !== 'object' || value === null) return value
  const object = emptyObject()
  for (const [key, member] of Object.entries(value)) object[key] = withoutMinusOne(member)
  return object
}

export interface AiLabelLists {
  readonly aiLabelsByName: ReadonlyMap<string, AiLabelFile>
}

export const aiLabelsKind = defineKind<AiLabelLists>({
  name: 'ai-labels',
  place: 'folder',
  schema: aiLabelSchema,
  namedByFile: true,
  lists: ['aiLabelsByName'],
  load({ each, loading }) {
    return { aiLabelsByName: byKey(loading, each(readAiLabels), 'AI label', ({ name }) => name) }
  },
})
