import {
  missingTableData,
  missingTablePart,
  schemaBesideOperation,
  schemaOfOperationTable,
  specificationBesideData,
  wrongTableData,
} from '../../../compiler/diagnostics/codes/reference-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { OperationTableProps } from './contract.ts'

/** A table is made of a specification with a name in it, or of data, and never of both. */
export function checkOperationTable({ props }: BlockUse<OperationTableProps>): readonly Finding[] {
  const { type, spec, schema, operationId, data } = props
  if (data !== undefined) {
    const other = (['spec', 'schema', 'operationId'] as const).find((name) => props[name] !== undefined)
    if (other !== undefined) {
      return [{ ...specificationBesideData.finding({ property: other }), path: [other], besides: ['data'] }]
    }
    const needsList = type === 'parameters' && !Array.isArray(data)
    if (needsList)
      return [{ ...wrongTableData.finding({ found: 'mapping', expected: 'the list of parameters' }), path: ['data'] }]
    const refusesList = (type === 'properties' || type === 'requestBody') && Array.isArray(data)
    if (!refusesList) return []
    const what = type === 'properties' ? 'a schema' : 'a request body'
    return [{ ...wrongTableData.finding({ found: 'list', expected: what }), path: ['data'] }]
  }
  if (spec === undefined) {
    return [missingTableData.finding()]
  }
  if (schema !== undefined && operationId !== undefined) {
    return [{ ...schemaBesideOperation.finding(), path: ['operationId'], besides: ['schema'] }]
  }
  if (schema !== undefined && type !== 'properties') {
    return [{ ...schemaOfOperationTable.finding({ type }), path: ['schema'] }]
  }
  if (schema === undefined && operationId === undefined) {
    const wanted = type === 'properties' ? '`schema` or `operationId`' : '`operationId`'
    return [missingTablePart.finding({ wanted, spec })]
  }
  return []
}
