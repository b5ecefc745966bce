/** Methods of a path item, in the order in which OpenAPI lists them. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const

/** @returns whether a path item has an operation under this key */
export function isMethod(key: string): boolean {
  return methods.some((method) => method === key)
}

/** What holds further operations of a path item, each under its own method (3.2). */
export const otherMethods = 'additionalOperations'

/** Types that a schema may name; `null` since 3.1. */
export const schemaTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const

export const parameterLocations = ['header', 'path', 'query', 'querystring', 'cookie'] as const

const pairStyles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']

/** How values may be written, by where they stand; an encoding is that of a part of a form (OpenAPI, "Style Values"). */
export const styles: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['path', ['matrix', 'label', 'simple']],
  ['query', pairStyles],
  ['header', ['simple']],
  // `cookie` since 3.2.
  ['cookie', ['form', 'cookie']],
  ['encoding', pairStyles],
])

export const securityTypes = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const
