import type { Finding, ModelInput } from '../../../compiler/model/block.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema/schema-model.ts'
import type { SpecificationView } from '../../../compiler/openapi/view.ts'
import { missingSpecification } from '../../elements/reference/for-blocks/missing-specification.ts'
import { operationPart, schemaPart } from '../../elements/reference/for-blocks/specification-part.ts'
import type { OperationTableProps, TablePart } from './contract.ts'

type Input = Pick<ModelInput<OperationTableProps>, 'props' | 'site' | 'page'>
type Take = (base: string) => string

/** Gives the specification as it is now. */
export type Read = () => SpecificationView | undefined

/** How a table's part is made, with what it belongs to; or what is wrong with the names. */
export type TableSource =
  | {
      readonly make: (take: Take) => TablePart
      /** The specification, and how to have it as it is now. */
      readonly name?: string
      readonly read: Read
      readonly findings?: undefined
    }
  | { readonly findings: readonly Finding[] }

/** The data as a table reads it: of a specification it looks at nothing but what it shows. */
export function dataFor({ props, site }: Pick<Input, 'props' | 'site'>): Pick<Input['site']['data'], 'specifications'> {
  const { spec, schema, operationId = '', data } = props
  if (data !== undefined || spec === undefined) return site.data
  return site.data.ofPart(schema === undefined ? operationPart(spec, operationId) : schemaPart(spec, schema))
}

/** @returns what a table shows, to be made and read at each use; or what is wrong with what it names */
export function tableSource(input: Input): TableSource {
  const { props, page } = input
  const held = dataFor(input)
  const { type, data, spec = '' } = props
  const sharers = page.uses
  if (data !== undefined) {
    const read = () => undefined
    if (type === 'properties') {
      return { make: (id) => tableOf(held.specifications.inlineSchema(data, 'properties', { id, sharers })), read }
    }
    return {
      make: (id) => ({ kind: type, operation: held.specifications.inline(type, data, type, { id, sharers }) }),
      read,
    }
  }
  const read = () => held.specifications.byName.get(spec)
  const specification = read()
  // Without a name the block's check has said what is missing.
  if (specification === undefined)
    return { findings: props.spec === undefined ? [] : [missingSpecification(held.specifications, spec)] }
  if (props.schema === undefined && props.operationId === undefined) return { findings: [] }
  const findings = findingsOf(specification, props)
  if (findings.length > 0) return { findings }
  const make =
    props.schema === undefined ? operationMaker(read, props, sharers) : schemaMaker(read, props.schema, sharers)
  return { make, name: spec, read }
}

function findingsOf(
  specification: SpecificationView,
  { schema, operationId = '' }: OperationTableProps,
): readonly Finding[] {
  if (schema !== undefined)
    return specification.hasSchema(schema) ? [] : [{ ...specification.unknownSchema(schema), path: ['schema'] }]
  if (specification.operations.has(operationId)) return []
  return [{ ...specification.unknownOperation(operationId), path: ['operationId'] }]
}

function schemaMaker(read: Read, name: string, sharers: number): (id: Take) => TablePart {
  return (id) => tableOf(read()?.schema(name, 'request', { id, sharers }) ?? null)
}

function operationMaker(
  read: Read,
  { type, operationId = '' }: OperationTableProps,
  sharers: number,
): (id: Take) => TablePart {
  // The properties are those of what comes back.
  const only = type === 'properties' ? 'responses' : type
  return (id) => {
    const operation = read()?.operation(operationId, { id, sharers, only }) ?? null
    if (operation === null) throw new Error(`The operation ${operationId} is gone`)
    if (type !== 'properties') return { kind: type, operation }
    const success = operation.responses.find((response) => response.class === 'success')
    return tableOf(success?.contents.find(({ schema }) => schema !== null)?.schema ?? null)
  }
}

function tableOf(node: SchemaNode | null): TablePart {
  return { kind: 'schema', node: node ?? nothing }
}

/** An operation without a response has no properties to show, and nothing that could be linked to. */
const nothing: SchemaNode = {
  role: 'root',
  name: null,
  anchor: '',
  typeLabel: 'object',
  nullable: false,
  schemaName: null,
  title: null,
  description: null,
  tags: [],
  deprecated: false,
  pii: null,
  constraints: [],
  values: [],
  externalDocs: null,
  omittedValues: 0,
  constant: null,
  example: undefined,
  properties: [],
  omitted: [],
  items: null,
  tuple: [],
  maps: [],
  choices: [],
  not: [],
  rules: [],
  link: null,
  empty: true,
  like: null,
}
