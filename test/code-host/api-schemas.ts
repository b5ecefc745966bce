import { Ajv } from 'ajv'

// Bodies of requests as the host's published description of its REST API has them (version 2022-11-28), closed: a field
// that it does not name is a mistake of ours.

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength !== undefined && { maxLength }) })
const whole = { type: 'integer', minimum: 1 }

const annotation = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'start_line', 'end_line', 'annotation_level', 'message'],
  properties: {
    path: { type: 'string', minLength: 1 },
    start_line: whole,
    end_line: whole,
    start_column: whole,
    end_column: whole,
    annotation_level: { enum: ['notice', 'warning', 'failure'] },
    message: text(64 * 1024),
    title: text(255),
    raw_details: text(64 * 1024),
  },
}

const output = (required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties: {
    title: text(),
    summary: text(65_535),
    text: text(65_535),
    annotations: { type: 'array', maxItems: 50, items: annotation },
  },
})

const run = {
  details_url: text(),
  external_id: text(),
  status: { enum: ['queued', 'in_progress', 'completed'] },
  conclusion: { enum: ['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'] },
  started_at: text(),
  completed_at: text(),
}

const ajv = new Ajv({ strict: true, allErrors: true })

export const validators = {
  createCheckRun: ajv.compile({
    type: 'object',
    additionalProperties: false,
    required: ['name', 'head_sha'],
    properties: {
      ...run,
      name: text(),
      head_sha: { type: 'string', pattern: '^[0-9a-f]{40}$' },
      output: output(['title', 'summary']),
    },
  }),
  updateCheckRun: ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: { ...run, name: text(), output: output(['summary']) },
  }),
  createIssue: ajv.compile({
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 256 },
      body: text(65_536),
      labels: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 50 } },
      assignees: { type: 'array', items: text() },
    },
  }),
} as const

export interface SentAnnotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: string
  readonly message: string
  readonly title?: string
}

/** A rule that the description gives in words: columns only on one line, and no range that ends before it begins. */
export function brokenRange(one: SentAnnotation): boolean {
  const { start_line, end_line, start_column, end_column } = one
  if (end_line < start_line) return true
  if (start_column === undefined && end_column === undefined) return false
  return start_line !== end_line || (start_column ?? 0) > (end_column ?? Number.POSITIVE_INFINITY)
}
