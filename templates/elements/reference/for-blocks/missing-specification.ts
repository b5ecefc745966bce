import type { Finding } from '../../../../compiler/model/block.ts'
import type { SpecificationViews } from '../../../../compiler/openapi/view.ts'

/** @returns what is wrong with a specification that no file has */
export function missingSpecification(specifications: SpecificationViews, name: string): Finding {
  return { ...specifications.unknown(name), path: ['spec'], missing: { kind: 'openapi', name } }
}
