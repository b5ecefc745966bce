import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, flagField, inside, textField, textOf } from '../document/document.ts'
import { parametersOf } from '../document/listed-parameters.ts'
import { mediaAt, mediaSchema } from '../document/media-schema.ts'
import { partAt } from '../document/overridden.ts'
import { dereference } from '../document/reference.ts'
import { type Budget, most } from '../schema/budget.ts'
import type { Root } from '../schema/draft.ts'
import type { ExpandOptions } from '../schema/expand.ts'
import { merge } from '../schema/merge.ts'
import type { SchemaNode } from '../schema/schema-model.ts'
import type { OperationEntry, Specification } from '../specification.ts'
import { conditionalMap } from './conditional.ts'
import { planContents, responseClass, responseOrder } from './content.ts'
import type { Body, ConditionalParameter, Operation, Parameter, ParameterGroup, Response } from './operation-model.ts'
import { headersOf, planParameter } from './parameter.ts'
import { linksOf } from './response-links.ts'

/** What an operation takes and gives, each of which a page may show by itself. */
export type OperationPart = 'parameters' | 'requestBody' | 'responses'

export interface OperationOptions extends Omit<ExpandOptions, 'direction'> {
  /** The only part that the page shows: the others are not made, and take nothing of what the page can hold. */
  readonly only?: OperationPart | undefined
}

/** An operation to make, wherever it is. */
export interface Plan extends Omit<OperationEntry, 'kind'> {
  readonly kind: Operation['kind']
}

export type Options = OperationOptions & { readonly budget: Budget; id(base: string): string }

export interface Work {
  readonly base: string
  readonly roots: Roots
  readonly options: Options
}

/** Schemas of one operation in the order of the page; each part says which of the expanded nodes are its own. */
export interface Roots {
  readonly all: Root[]
  add(root: Root): (nodes: readonly SchemaNode[]) => SchemaNode
}

/** @returns an empty list of schemas; `add` gives what finds the expanded node of the schema that it takes */
export function collectRoots(): Roots {
  const all: Root[] = []
  return {
    all,
    add(root) {
      const index = all.push(root) - 1
      return (nodes) => nodes[index] as SchemaNode
    },
  }
}

/** @returns the parameters of which one of several must be given, by their names */
export function conditionalOf(
  specification: Specification,
  { source, items }: Plan,
): ReadonlyMap<string, ConditionalParameter> {
  const body = dereference(specification.documents, inside(source, 'requestBody')).source
  const content = body === undefined ? undefined : inside(body, 'content')
  const properties = Object.keys(isMapping(content?.value) ? content.value : {}).flatMap((type) => {
    if (content === undefined) return []
    const schema = mediaSchema(mediaAt(specification.documents, content, type))
    return [...merge(specification, [schema]).properties.keys()]
  })
  const parameters = parametersOf(specification.documents, source, items).map(({ value }) =>
    textOf(field(value, 'name')),
  )
  const map = conditionalMap(specification, source, [...parameters, ...properties])
  return new Map(map.map((parameter) => [parameter.name, parameter]))
}

const locations = [
  ['header', 'Headers'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['cookie', 'Cookies'],
] as const

/** @returns what makes the groups of parameters once the schemas of `roots` are expanded */
export function planGroups(
  specification: Specification,
  { source, items }: Plan,
  { base, roots, options }: Work,
  conditional: ReadonlyMap<string, ConditionalParameter>,
): (nodes: readonly SchemaNode[]) => readonly ParameterGroup[] {
  const parameters = parametersOf(specification.documents, source, items)
  let left: number = most.parameters
  const groups = locations.flatMap(([location, title]) => {
    const own = parameters.filter(({ value }) => field(value, 'in') === location)
    if (own.length === 0) return []
    const anchor = options.id(`${base}-${location}`)
    const omitted = own.slice(left).map(({ value }) => textOf(field(value, 'name')))
    const members = own.slice(0, left).map((parameter) => {
      const { root, facts } = planParameter(specification.documents, parameter, anchor, conditional)
      return { facts, node: roots.add(root) }
    })
    left -= members.length
    return [{ location, title, anchor, members, omitted }]
  })
  return (nodes) =>
    groups.map(({ location, title, anchor, members, omitted }) => ({
      title,
      anchor,
      omitted,
      parameters: members.map(({ facts: { written, ...facts }, node }): Parameter => {
        const made = node(nodes)
        return {
          ...made,
          ...facts,
          constraints: [...made.constraints, ...written(made, location)],
          location,
          like: null,
        }
      }),
    }))
}

/** @returns what makes the body of a request once the schemas of `roots` are expanded; null for an operation without one */
export function planBody(
  specification: Specification,
  { source: operation, kind }: Pick<Plan, 'source' | 'kind'>,
  { base, roots, options }: Work,
  conditional: ReadonlyMap<string, ConditionalParameter>,
): (nodes: readonly SchemaNode[]) => Body | null {
  const source = partAt(specification.documents, inside(operation, 'requestBody'))
  if (source === undefined || !isMapping(source.value)) return () => null
  const anchor = options.id(`${base}-body`)
  const { budget } = options
  // Of a webhook the provider sends the body, and sets in it what only the provider may set.
  const examples = kind === 'operation' ? 'request' : 'response'
  const facts = { direction: 'request', examples, anchor, budget, conditional } as const
  const contents = planContents(specification, source, facts, roots.add)
  return (nodes) => ({
    anchor,
    description: textField(source.value, 'description'),
    required: flagField(source.value, 'required'),
    contents: contents(nodes),
  })
}

/** @returns what makes the responses once the schemas of `roots` are expanded, and says how many are left out */
export function planResponses(
  specification: Specification,
  operation: Source,
  { base, roots, options }: Work,
): (nodes: readonly SchemaNode[]) => Pick<Operation, 'responses' | 'omittedResponses'> {
  const responses = inside(operation, 'responses')
  const held = isMapping(responses.value) ? Object.keys(responses.value).filter((code) => !code.startsWith('x-')) : []
  const codes = held.toSorted(responseOrder)
  const plans = codes.slice(0, most.responses).map((code) => {
    const source = partAt(specification.documents, inside(responses, code)) ?? inside(responses, code)
    const anchor = options.id(`${base}-response-${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`)
    const { budget } = options
    const facts = { direction: 'response', examples: 'response', anchor, budget, conditional: new Map() } as const
    const contents = planContents(specification, source, facts, roots.add)
    const headers = headersOf(specification.documents, source, facts).map(roots.add)
    return { code, anchor, source, contents, headers }
  })
  return (nodes) => ({
    omittedResponses: codes.slice(most.responses),
    responses: plans.map(({ code, anchor, source, contents, headers }): Response => {
      const made = contents(nodes)
      return {
        responseCode: code,
        class: responseClass(code),
        anchor,
        description: textField(source.value, 'description') ?? textField(source.value, 'summary'),
        headers: headers.map((header) => header(nodes)),
        contents: made,
        links: linksOf(specification, source),
        empty: made.length === 0,
      }
    }),
  })
}
