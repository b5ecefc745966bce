import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { OperationTableProps } from './contract.ts'

/** A table is made of a specification with a name in it, or of data, and never of both. */
export function checkOperationTable({ props }: BlockUse<OperationTableProps>): readonly Finding[] {
  const { type, spec, schema, operationId, data } = props
  if (data !== undefined) {
    const other = (['spec', 'schema', 'operationId'] as const).find((name) => props[name] !== undefined)
    if (other !== undefined) {
      const hint = 'Give `data`, or `spec` with `schema` or `operationId`.'
      return [{ code: 'SP3139', message: `Unexpected \`${other}\` beside \`data\``, path: [other], hint }]
    }
    const needsList = type === 'parameters' && !Array.isArray(data)
    if (needsList)
      return [
        { code: 'SP3140', message: 'Unexpected mapping for `data`, expected the list of parameters', path: ['data'] },
      ]
    const refusesList = (type === 'properties' || type === 'requestBody') && Array.isArray(data)
    if (!refusesList) return []
    const what = type === 'properties' ? 'a schema' : 'a request body'
    return [{ code: 'SP3140', message: `Unexpected list for \`data\`, expected ${what}`, path: ['data'] }]
  }
  if (spec === undefined) {
    const hint = 'Add `spec` with `schema` or `operationId`, or give the `data` itself.'
    return [{ code: 'SP3141', message: 'Missing `spec` or `data` in `OperationTable`', hint }]
  }
  if (schema !== undefined && operationId !== undefined) {
    return [
      {
        code: 'SP3142',
        message: 'Unexpected `operationId` beside `schema`',
        path: ['operationId'],
        hint: 'Give one of the two.',
      },
    ]
  }
  if (schema !== undefined && type !== 'properties') {
    const hint = `For \`type="${type}"\` give \`operationId\`.`
    return [{ code: 'SP3143', message: `Unexpected \`schema\` with \`type="${type}"\``, path: ['schema'], hint }]
  }
  if (schema === undefined && operationId === undefined) {
    const wanted = type === 'properties' ? '`schema` or `operationId`' : '`operationId`'
    return [
      {
        code: 'SP3144',
        message: `Missing ${wanted} in \`OperationTable\``,
        hint: `Say which part of \`${spec}\` is meant.`,
      },
    ]
  }
  return []
}
