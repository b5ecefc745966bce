import { openapiCodes } from '../diagnostics/codes/openapi.ts'
import { nearest } from '../formats/nearest.ts'
import { createIds, slugOf } from './anchor.ts'
import { field, inside, isFields, type Source } from './document.ts'
import type { Specification } from './specification.ts'

/** What a block says about a name that a specification does not have: the fields of a finding. */
export interface Unknown {
  readonly code: 'SP6530' | 'SP6531' | 'SP6532' | 'SP6537'
  readonly severity?: 'warning'
  readonly message: string
  readonly hint: string | null
}

/** @returns what is wrong with the name of a specification, with the nearest that exists */
export function unknownSpecification(specifications: ReadonlyMap<string, Specification>, name: string): Unknown {
  const near = nearest(name.replace(/\.(?:ya?ml|json)$/i, ''), specifications.keys())
  const row = openapiCodes.SP6530
  return { code: 'SP6530', message: row.message(name), hint: row.hint(name, near) }
}

/** @returns what is wrong with an operationId, with the nearest of the specification's operations and webhooks */
export function unknownOperation(specification: Specification, operationId: string): Unknown {
  if (specification.leftOut.has(operationId)) {
    const row = openapiCodes.SP6537
    const message = row.message(operationId, specification.name)
    return { code: 'SP6537', severity: row.severity, message, hint: row.hint() }
  }
  const near = nearest(operationId, specification.operations.keys())
  const row = openapiCodes.SP6531
  const { name } = specification
  return { code: 'SP6531', message: row.message(operationId, name), hint: row.hint(operationId, name, near) }
}

/** @returns what is wrong with a schema's name, with the nearest of the specification's schemas */
export function unknownSchema(specification: Specification, schema: string): Unknown {
  const near = nearest(schema, schemaNames(specification))
  const row = openapiCodes.SP6532
  const { name } = specification
  return { code: 'SP6532', message: row.message(schema, name), hint: row.hint(schema, name, near) }
}

/** @returns the names under `components/schemas`, in the order of the document */
export function schemaNames({ root }: Specification): readonly string[] {
  const { value } = inside(root, 'components', 'schemas')
  return isFields(value) ? Object.keys(value) : []
}

/** @returns the component schema, to be expanded; null when there is none of that name */
export function findSchema({ root }: Specification, name: string): Source | null {
  const schema = inside(root, 'components', 'schemas', name)
  return schema.value === undefined ? null : schema
}

/** A component schema with a page of its own among the generated ones. */
export interface SchemaPage {
  readonly name: string
  /** The last segment of its route, unique in the specification. */
  readonly slug: string
}

const nested = ['properties', 'allOf', 'oneOf', 'anyOf', 'items', 'prefixItems', 'patternProperties', '$ref'] as const

/** @returns the component schemas that hold others: a page for a plain text or an enumeration would say nothing new */
export function schemaPages(specification: Specification): readonly SchemaPage[] {
  const ids = createIds()
  return schemaNames(specification).flatMap((name) => {
    const value = findSchema(specification, name)?.value
    const holds =
      nested.some((key) => field(value, key) !== undefined) || isFields(field(value, 'additionalProperties'))
    return holds ? [{ name, slug: ids(slugOf(name, 'schema')) }] : []
  })
}
