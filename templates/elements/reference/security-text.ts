import type { OAuthFlow, SecurityScheme } from '../../../compiler/openapi/model.ts'

/** @returns how to sign in, in a few words: `HTTP Basic`, `API key in the header X-Key`, `OAuth 2.0 (read, write)` */
export function securityText({
  name,
  type,
  scheme,
  bearerFormat,
  in: place,
  parameter,
  scopes,
}: SecurityScheme): string {
  const list = scopes.length === 0 ? '' : ` (${scopes.join(', ')})`
  switch (type) {
    case 'http': {
      const format = bearerFormat === null ? '' : ` (${bearerFormat})`
      if (scheme === 'bearer') return `Bearer token${format}${list}`
      return scheme === 'basic' ? 'HTTP Basic' : `HTTP ${scheme ?? ''}`.trim()
    }
    case 'apiKey':
      return `API key in the ${place === 'query' ? 'query parameter' : (place ?? 'header')} ${parameter ?? ''}`.trim()
    case 'oauth2':
      return `OAuth 2.0${list}`
    case 'openIdConnect':
      return `OpenID Connect${list}`
    case 'mutualTLS':
      return 'client certificate'
    case 'unknown':
      return name
  }
}

/** @returns the addresses of a flow, each with what it is for */
export function flowAddresses(flow: OAuthFlow): readonly { readonly what: string; readonly url: string }[] {
  const { authorizationUrl, tokenUrl, refreshUrl } = flow
  return [
    { what: 'authorize at', url: authorizationUrl },
    { what: 'token from', url: tokenUrl },
    { what: 'refresh at', url: refreshUrl },
  ].flatMap(({ what, url }) => (url === null ? [] : [{ what, url }]))
}
