type Part = readonly [kind: string, ...part: string[]]

/** @returns what a block reads of the data that looks at one operation of a specification */
export function operationPart(specification: string, operationId: string): Part {
  return ['openapi', specification, 'operation', operationId]
}

/** @returns the same of one that lists operations and schemas */
export function listPart(specification: string): Part {
  return ['openapi', specification, 'list']
}

/** @returns the same of one that looks at a schema */
export function schemaPart(specification: string, schema: string): Part {
  return ['openapi', specification, 'schema', schema]
}
