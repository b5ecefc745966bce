import type { Finding, ModelInput } from '../../../compiler/model/block.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema-model.ts'
import type { SpecificationView } from '../../../compiler/openapi/view.ts'
import { missingSpecification } from '../../elements/reference/missing-specification.ts'
import type { OperationTableProps, TablePart } from './contract.ts'

type Input = Pick<ModelInput<OperationTableProps>, 'props' | 'site' | 'page'>
type Take = (base: string) => string

/** How a table's part is made, with what it belongs to; or what is wrong with the names. */
export type TableSource =
  | {
      readonly make: (take: Take) => TablePart
      readonly specification?: SpecificationView
      readonly findings?: undefined
    }
  | { readonly findings: readonly Finding[] }

/** Finds what a table shows. */
export function tableSource(input: Input): TableSource {
  const { props, site, page } = input
  const { specifications } = site.data
  const { type, data } = props
  const sharers = page.uses
  if (data !== undefined) {
    if (type === 'properties') {
      return { make: (id) => schemaPart(specifications.inlineSchema(data, 'properties', { id, sharers })) }
    }
    return { make: (id) => ({ kind: type, operation: specifications.inline(type, data, type, { id, sharers }) }) }
  }
  const specification = specifications.byName.get(props.spec ?? '')
  if (specification === undefined) {
    return { findings: [missingSpecification(specifications, props.spec ?? '')] }
  }
  return props.schema === undefined
    ? operationSource(specification, props, sharers)
    : schemaSource(specification, props.schema, sharers)
}

function schemaSource(specification: SpecificationView, name: string, sharers: number): TableSource {
  if (!specification.hasSchema(name)) return { findings: [{ ...specification.unknownSchema(name), path: ['schema'] }] }
  return {
    specification,
    make: (id) => schemaPart(specification.schema(name, 'request', { id, sharers })),
  }
}

function operationSource(
  specification: SpecificationView,
  { type, operationId = '' }: OperationTableProps,
  sharers: number,
): TableSource {
  if (!specification.operations.has(operationId)) {
    return { findings: [{ ...specification.unknownOperation(operationId), path: ['operationId'] }] }
  }
  return {
    specification,
    make(id) {
      const operation = specification.operation(operationId, { id, sharers })
      if (operation === null) throw new Error(`The operation ${operationId} is gone`)
      if (type !== 'properties') return { kind: type, operation }
      const success = operation.responses.find((response) => response.class === 'success')
      return schemaPart(success?.contents.find(({ schema }) => schema !== null)?.schema ?? null)
    },
  }
}

function schemaPart(node: SchemaNode | null): TablePart {
  return { kind: 'schema', node: node ?? nothing }
}

/** An operation without a response has no properties to show. */
const nothing: SchemaNode = {
  role: 'root',
  name: null,
  anchor: 'properties',
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
  omittedValues: 0,
  constant: null,
  example: undefined,
  properties: [],
  omitted: [],
  closed: false,
  items: null,
  tuple: [],
  maps: [],
  choices: [],
  not: [],
  rules: [],
  link: null,
  empty: true,
}
