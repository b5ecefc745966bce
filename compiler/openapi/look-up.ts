import {
  leftOutOperation,
  unknownOperation,
  unknownSchema,
  unknownSpecification,
} from '../diagnostics/codes/api-mentions.ts'
import type { DiagnosticText } from '../diagnostics/diagnostic.ts'
import { isMapping } from '../formats/members.ts'
import { nearest } from '../formats/nearest.ts'
import { createIds, slugOf } from './document/anchor.ts'
import { field, inside, type Source } from './document/document.ts'
import type { Specification } from './specification.ts'

/** @returns what is wrong with the name of a specification, with the nearest that exists */
export function findingOfSpecification(
  specifications: ReadonlyMap<string, Specification>,
  name: string,
): DiagnosticText {
  return unknownSpecification.finding({ name, nearest: nearestSpecification(name, specifications.keys()) })
}

/** @returns the specification that was probably meant, also by the name or path of its file; null where none is near */
export function nearestSpecification(name: string, names: Iterable<string>): string | null {
  const bare = name.replace(/^(?:.*\/)?openapi\/|^\.?\//, '').replace(/\.(?:ya?ml|json)$/i, '')
  return nearest(bare, names)
}

/** @returns what is wrong with an operationId, with the nearest of the specification's operations and webhooks */
export function findingOfOperation(specification: Specification, operationId: string): DiagnosticText {
  const names = { operationId, specification: specification.name }
  if (specification.leftOut.has(operationId)) return leftOutOperation.finding(names)
  return unknownOperation.finding({ ...names, nearest: nearest(operationId, specification.operations.keys()) })
}

/** @returns what is wrong with a schema's name, with the nearest of the specification's schemas */
export function findingOfSchema(specification: Specification, schema: string): DiagnosticText {
  const near = nearest(schema, schemaNames(specification))
  return unknownSchema.finding({ schema, specification: specification.name, nearest: near })
}

/** @returns the names under `components/schemas`, in the order of the document */
export function schemaNames({ root }: Specification): readonly string[] {
  const { value } = inside(root, 'components', 'schemas')
  return isMapping(value) ? Object.keys(value) : []
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
    const hasNestedSchemas =
      nested.some((key) => field(value, key) !== undefined) || isMapping(field(value, 'additionalProperties'))
    return hasNestedSchemas ? [{ name, slug: ids(slugOf(name, 'schema')) }] : []
  })
}
