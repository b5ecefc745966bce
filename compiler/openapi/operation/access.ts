import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, flagField, inside, items, listField, textField, textOf } from '../document/document.ts'
import { securityTypes } from '../document/enumerations.ts'
import { partAt } from '../document/overridden.ts'
import { findScheme } from '../document/security-scheme.ts'
import type { Specification } from '../specification.ts'
import type { OAuthFlow, Operation, SecurityRequirement, SecurityScheme, Server } from './operation-model.ts'

/** An operation, webhook or callback with its place. */
interface Called {
  readonly kind: Operation['kind']
  readonly source: Source
  readonly items: readonly Source[]
}

/**
 * The servers of an operation: its own, else those of its path item, else those of the document. Variables are shown with
 * their default values. A webhook or callback goes to the reader's own server: the document's are not meant.
 */
export function serversOf({ root }: Specification, { kind, source, items: pathItems }: Called): readonly Server[] {
  const above = kind === 'operation' ? [root] : []
  const holder = [source, ...pathItems, ...above].find(({ value }) => listField(value, 'servers').length > 0)
  if (holder === undefined) return []
  return items(inside(holder, 'servers')).flatMap(({ value }) => {
    const [template, url] = [textField(value, 'url'), serverUrl(value)]
    return template === null || url === null ? [] : [{ template, ...serverOf(value), url }]
  })
}

/** @returns the address of a server, with the defaults of its variables; null where it has none */
export function serverUrl(server: unknown): string | null {
  const url = textField(server, 'url')
  const variables = field(server, 'variables')
  return url?.replace(/\{([^{}]+)\}/g, (written, name: string) => defaultOf(field(variables, name)) ?? written) ?? null
}

function serverOf(server: unknown): Omit<Server, 'url' | 'template'> {
  const variables = field(server, 'variables')
  return {
    description: textField(server, 'description') ?? textField(server, 'name'),
    variables: Object.entries(isMapping(variables) ? variables : {}).map(([name, variable]) => ({
      name,
      default: defaultOf(variable),
      values: listField(variable, 'enum').map(textOf),
      description: textField(variable, 'description'),
    })),
  }
}

function defaultOf(variable: unknown): string | null {
  const value = field(variable, 'default')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/**
 * The security requirements of an operation, or of the document where it has none of its own; each is an alternative. The
 * document's say how to call the API, not how the API calls a webhook.
 */
export function securityOf(specification: Specification, { kind, source }: Called): readonly SecurityRequirement[] {
  const { root, documents } = specification
  const own = field(source.value, 'security')
  const { file } = Array.isArray(own) ? source : root
  const requirements = Array.isArray(own) ? own : kind === 'operation' ? listField(root.value, 'security') : []
  return requirements.filter(isMapping).map((requirement) =>
    Object.entries(requirement).map(([key, scopes]): SecurityScheme => {
      const { name, source: written } = findScheme(documents, root, file, key) ?? { name: key, source: null }
      const scheme = written === null ? undefined : partAt(documents, written)?.value
      const type = securityTypes.find((known) => known === field(scheme, 'type')) ?? 'unknown'
      const configurationUrl = configurationUrls.get(type)
      return {
        name,
        type,
        description: textField(scheme, 'description'),
        deprecated: flagField(scheme, 'deprecated'),
        scheme: type === 'http' ? (textField(scheme, 'scheme')?.toLowerCase() ?? null) : null,
        bearerFormat: textField(scheme, 'bearerFormat'),
        in: type === 'apiKey' ? textField(scheme, 'in') : null,
        parameter: type === 'apiKey' ? textField(scheme, 'name') : null,
        scopes: Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [],
        ...flowsOf(field(scheme, 'flows')),
        configurationUrl: configurationUrl === undefined ? null : textField(scheme, configurationUrl),
      }
    }),
  )
}

/** Where schemes say where their configuration is. */
const configurationUrls = new Map([
  ['openIdConnect', 'openIdConnectUrl'],
  ['oauth2', 'oauth2MetadataUrl'],
])

const flowTitles = [
  ['authorizationCode', 'Authorization code'],
  ['clientCredentials', 'Client credentials'],
  ['password', 'Password'],
  ['implicit', 'Implicit'],
  ['deviceAuthorization', 'Device authorization'],
] as const

function flowsOf(flows: unknown): Pick<SecurityScheme, 'flows' | 'scopeTexts'> {
  const scopeTexts = new Map<string, string>()
  const found = flowTitles.flatMap(([key, title]): readonly OAuthFlow[] => {
    const flow = field(flows, key)
    if (!isMapping(flow)) return []
    const scopes = field(flow, 'scopes')
    for (const [name, text] of Object.entries(isMapping(scopes) ? scopes : {})) {
      if (typeof text === 'string' && text.trim() !== '' && !scopeTexts.has(name)) scopeTexts.set(name, text)
    }
    const url = (name: string) => textField(flow, name)
    return [
      {
        title,
        authorizationUrl: url('authorizationUrl') ?? url('deviceAuthorizationUrl'),
        tokenUrl: url('tokenUrl'),
        refreshUrl: url('refreshUrl'),
      },
    ]
  })
  return { flows: found, scopeTexts }
}
