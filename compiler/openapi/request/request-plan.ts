import type { DataValue } from '../../formats/request/data-value.ts'
import { fillPath } from '../../formats/request/fill-path.ts'
import { encodePart, type Pair, wholeQuery } from '../../formats/request/pairs.ts'
import { placeholder, showPlaceholders } from '../../formats/request/placeholder.ts'
import type { RequestPlan, SignIn } from '../../formats/request/request.ts'
import { cookieTexts, queryTexts, segmentText } from '../../formats/request/styles.ts'
import { isWebAddress, schemeOf } from '../../formats/web-address.ts'
import { numbersIn } from '../document/exact-numbers.ts'
import { bodyPlan } from '../example/file-parts.ts'
import type { BodyContent, Example, Operation, Parameter, SecurityScheme } from '../operation/operation-model.ts'
import type { SchemaNode } from '../schema/schema-model.ts'

/**
 * What a request of an operation is made from: its servers, required parameters, and the first way to sign in. Values that
 * nobody gave are placeholders.
 *
 * @returns null when none of its servers is an HTTP address
 */
export function planOf(operation: Operation): RequestPlan | null {
  const servers = serversOf(operation)
  if (servers.length === 0) return null
  const parameters = operation.parameters.flatMap((group) => group.parameters)
  const [signIn = []] = operation.security
  return {
    method: operation.method,
    servers,
    path: pathOf(operation.path, parameters),
    query: [
      ...parameters.filter(isSent('query')).flatMap((one) => queryTexts(one, sentValue(one))),
      ...parameters.filter(isSent('querystring')).map((one) => wholeQuery(one.encodingType, sentValue(one))),
    ],
    headers: parameters.filter(isSent('header')).map((parameter): Pair => [parameter.name, headerText(parameter)]),
    cookies: parameters.filter(isSent('cookie')).flatMap((one) => cookieTexts(one, sentValue(one))),
    signIn: signIn.flatMap(signInOf),
    bodies: (operation.body?.contents ?? []).map(bodyPlan),
    ...(operation.numbers && { numbers: operation.numbers }),
  }
}

/** A plan, and what a reader can choose of it. */
export interface PlannedRequest {
  readonly plan: RequestPlan
  /** Its servers as they are in code. */
  readonly servers: readonly string[]
  /** Another choice makes another request: there are several servers, or examples of the body. */
  readonly hasChoice: boolean
}

/** @returns null where `planOf` does, and for what the provider calls */
export function plannedRequest(operation: Operation): PlannedRequest | null {
  const plan = operation.kind === 'operation' ? planOf(operation) : null
  if (plan === null) return null
  const servers = plan.servers.map((server) => showPlaceholders(server).text)
  const examples = (operation.body?.contents ?? []).flatMap((content) => content.examples)
  const { numbers, ...rest } = plan
  // It lies in the page, where those of other operations are not needed.
  const held = numbers && numbersIn([rest, examples.map(({ value }) => value)], numbers)
  return {
    plan: held ? { ...rest, numbers: held } : rest,
    servers,
    hasChoice: servers.length > 1 || examples.length > 1,
  }
}

/** @returns the body's first example that is whole, else what has to be sent at least */
export function sentBody({ examples, skeleton }: BodyContent): DataValue | undefined {
  return examples.find(isWhole)?.value ?? skeleton
}

/** Whether all of an example that somebody has given is at hand. */
export function isWhole({ source, externalValue, cut }: Example): boolean {
  return source !== 'generated' && externalValue === null && !cut
}

function isSent(location: Parameter['location']) {
  return (parameter: Parameter) => parameter.location === location && parameter.required
}

function serversOf({ servers }: Operation): readonly string[] {
  const urls = servers.length === 0 ? ['/'] : servers.map(({ url }) => url)
  return urls.flatMap((url) => serverOf(url) ?? [])
}

function serverOf(url: string): string | null {
  const open = url.replace(/\{([^{}]+)\}/g, (_, name: string) => placeholder(name)).replace(/[\s{}[\]]/g, encodePart)
  if (isWebAddress(open)) return open.replace(/\/+$/, '')
  if (schemeOf(open) !== null) return null
  return `https:${open.startsWith('//') ? '' : `//${placeholder('host')}/`}${open}`
    .replace(/([^:])\/{2,}/g, '$1/')
    .replace(/\/+$/, '')
}

function pathOf(path: string, parameters: readonly Parameter[]): string {
  return fillPath(path, (name) => {
    const parameter = parameters.find((one) => one.location === 'path' && one.name === name)
    return parameter === undefined ? placeholder(name) : segmentText(parameter, sentValue(parameter), encodePart)
  })
}

/** A header is one line. */
function headerText(parameter: Parameter): string {
  return segmentText(parameter, sentValue(parameter), (text) => text.replace(/[\r\n]+/g, ' '))
}

/** @returns as in a body an example, else what the schema says, else a placeholder */
export function sentValue(parameter: Parameter): DataValue {
  const value = memberValue(parameter, parameter.name)
  // Brackets need a key.
  const isBare = parameter.style === 'deepObject' && typeof value !== 'object'
  return isBare ? { [placeholder('key')]: placeholder('value') } : value
}

function memberValue(node: SchemaNode, name: string): DataValue {
  const { typeLabel, example, constant, values, constraints, items, properties } = node
  const isPlain = !/^(?:array|object|map)/.test(typeLabel)
  const usual = isPlain ? constraints.find((one) => one.name === 'Default')?.values[0] : undefined
  // Null is how generators write that there is no default: an address would say the word.
  const given = example ?? constant ?? (usual === 'null' ? undefined : usual) ?? values[0]?.value
  if (given !== undefined) return given
  if (items !== null && typeLabel.startsWith('array')) return [memberValue(items, name)]
  const members = sentMembers(properties).flatMap((member) =>
    member.name === null ? [] : [[member.name, memberValue(member, member.name)] as const],
  )
  return members.length === 0 ? placeholder(name) : Object.fromEntries(members)
}

/** @returns the properties that an object needs; of one that needs none those with an example, or else the first */
function sentMembers(properties: readonly SchemaNode[]): readonly SchemaNode[] {
  const needed = properties.filter(({ tags }) => tags.some(({ kind }) => kind === 'required'))
  if (needed.length > 0) return needed
  const shown = properties.filter(({ example, deprecated }) => example !== undefined && !deprecated)
  return shown.length > 0 ? shown : properties.slice(0, 1)
}

/** @returns how a scheme signs a request, with placeholders for what only the reader has */
export function signInOf({ type, scheme, in: location, parameter }: SecurityScheme): readonly SignIn[] {
  const authorization = (value: string): readonly SignIn[] => [{ kind: 'header', name: 'Authorization', value }]
  if (type === 'http' && scheme === 'basic')
    return [{ kind: 'basic', user: placeholder('username'), password: placeholder('password') }]
  if (type === 'http' && scheme !== 'bearer' && scheme !== null)
    return authorization(`${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} ${placeholder('credentials')}`)
  if (type === 'apiKey' && parameter !== null) {
    const kind = location === 'query' || location === 'cookie' ? location : 'header'
    return [{ kind, name: parameter, value: placeholder('api-key') }]
  }
  if (type === 'mutualTLS')
    return [{ kind: 'certificate', file: placeholder('certificate'), key: placeholder('private-key') }]
  return type === 'unknown' || type === 'apiKey' ? [] : authorization(`Bearer ${placeholder('token')}`)
}
