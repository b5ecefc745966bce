import { z } from 'zod'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { PlannedRequest } from '../../../compiler/openapi/request/request-plan.ts'
import type { SpecificationViews } from '../../../compiler/openapi/view.ts'
import type { Depth } from '../../elements/heading-depth.ts'
import type { PageHelp } from '../../elements/reference/for-blocks/page-help.ts'

export const apiOperationContract = z.object({
  spec: z.string().min(1).describe('Name of the specification: its file under `data/openapi` without the extension'),
  operationId: z.string().min(1).describe('The `operationId` of the operation or webhook'),
})

export type ApiOperationProps = z.output<typeof apiOperationContract>

export interface ApiOperationModel {
  /** Makes the operation when it is shown. */
  readonly operation: () => Operation
  /** The id of its heading. */
  readonly anchor: string
  readonly operationId: string
  readonly samples: SpecificationViews['samples']
  /** What a reader can choose of the request; null when there is nothing to choose. */
  readonly request: PlannedRequest | null
  /** Where a reader can try it: the URL of its plan, and the origins of the specification's servers. */
  readonly tryIt: { readonly plan: string; readonly origins: readonly string[] } | null
  readonly page: PageHelp
  /** The level of its heading. */
  readonly depth: Depth
  readonly pageTitle: string
}
