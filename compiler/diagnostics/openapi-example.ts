import { type Files, file } from './example.ts'

// Specifications for examples of what is wrong in one: each with one operation.

export const path = 'data/openapi/calls.yaml'

/** Keys of a whole specification, wrong and right. */
export const spec = (wrong: string, right: string, beside: Files = {}) => file(path, wrong, right, beside)

export const ok = "responses: { '200': { description: The calls } }"

/** An operation with further keys. */
export const operation = (keys: string) =>
  `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      ${keys}\n      ${ok}`

/** Further keys of the operation, wrong and right. */
export const both = (wrong: string, right: string) => spec(operation(wrong), operation(right))

/** A specification whose one operation answers with a schema. */
export const response = (schema: string) =>
  `paths:\n  /calls:\n    get:\n      operationId: listCalls\n      responses:\n        '200':\n          description: The calls\n          content: { application/json: { schema: ${schema} } }`

/** The schema of the operation's answer, wrong and right. */
export const schemas = (wrong: string, right: string) => spec(response(wrong), response(right))
