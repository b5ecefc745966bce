import type { OAuthFlow, SecurityScheme } from '../../../compiler/openapi/operation/operation-model.ts'
import type { TextKey } from '../texts/keys.ts'
import { filled, type Say } from '../texts/texts.ts'

/** @returns how to sign in, in a few words: `HTTP Basic`, `API key in the header X-Key`, `OAuth 2.0 (read, write)` */
export function securityText(scheme: SecurityScheme, say: Say): string {
  return scheme.deprecated ? `${schemeText(scheme, say)} (${say('deprecated')})` : schemeText(scheme, say)
}

function schemeText(
  { name, type, scheme, bearerFormat, in: place, parameter, scopes }: SecurityScheme,
  say: Say,
): string {
  const list = scopes.length === 0 ? '' : ` (${scopes.join(', ')})`
  switch (type) {
    case 'http': {
      const format = bearerFormat === null ? '' : ` (${bearerFormat})`
      if (scheme === 'bearer') return `${say('Bearer token')}${format}${list}`
      return scheme === 'basic' ? 'HTTP Basic' : `HTTP ${scheme ?? ''}`.trim()
    }
    case 'apiKey':
      return filled(say(keyPlaces[place === 'query' || place === 'cookie' ? place : 'header']), {
        name: parameter ?? '',
      }).trim()
    case 'oauth2':
      return `OAuth 2.0${list}`
    case 'openIdConnect':
      return `OpenID Connect${list}`
    case 'mutualTLS':
      return say('client certificate')
    case 'unknown':
      return name
  }
}

const keyPlaces = {
  header: 'API key in the header {name}',
  query: 'API key in the query parameter {name}',
  cookie: 'API key in the cookie {name}',
} as const satisfies Readonly<Record<string, TextKey>>

/** @returns the addresses of a flow, each with what it is for */
export function flowAddresses(flow: OAuthFlow): readonly { readonly what: TextKey; readonly url: string }[] {
  const { authorizationUrl, tokenUrl, refreshUrl } = flow
  const all = [
    { what: 'authorize at', url: authorizationUrl },
    { what: 'token from', url: tokenUrl },
    { what: 'refresh at', url: refreshUrl },
  ] as const
  return all.flatMap(({ what, url }) => (url === null ? [] : [{ what, url }]))
}
