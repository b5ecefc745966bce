import { z } from 'zod'
import type { Json } from '../../../compiler/model/public-block.ts'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema/schema-model.ts'
import type { Depth } from '../../elements/heading-depth.ts'
import type { PageHelp } from '../../elements/reference/for-blocks/page-help.ts'

export const operationTableContract = z.object({
  type: z
    .enum(['properties', 'parameters', 'requestBody', 'responses'])
    .describe('What the table shows: the properties of a schema, or a part of an operation'),
  spec: z.string().min(1).optional().describe('Name of the specification, with `schema` or `operationId`'),
  schema: z.string().min(1).optional().describe('A schema under `components/schemas`, for `properties`'),
  operationId: z
    .string()
    .min(1)
    .optional()
    .describe('The operation whose part is shown; for `properties`, what its first successful response holds'),
  data: z
    .union([z.record(z.string(), z.json()), z.array(z.json())])
    .optional()
    .describe('The schema, or the list itself, in place of a specification'),
})

export type OperationTableProps = z.output<typeof operationTableContract> & { readonly data?: Json }

/** What is shown: one part of an operation, or a schema. Made when it is shown. */
export type TablePart =
  | { readonly kind: 'schema'; readonly node: SchemaNode }
  | { readonly kind: 'parameters' | 'requestBody' | 'responses'; readonly operation: Operation }

export interface SchemaUse {
  readonly title: string
  readonly href: string
  /** In capitals. */
  readonly method: string
}

/** Operations that take or give a schema. */
export interface SchemaUses {
  readonly shown: readonly SchemaUse[]
  /** How many there are besides. */
  readonly more: number
}

export interface OperationTableModel {
  readonly part: () => TablePart
  /** On the page of a schema; none elsewhere. */
  readonly uses: SchemaUses
  readonly page: PageHelp
  /** The level of the headings inside. */
  readonly depth: Depth
}
