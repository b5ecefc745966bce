import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, inside, textOf } from '../document/document.ts'
import { parametersOf } from '../document/listed-parameters.ts'
import { dereference } from '../document/reference.ts'
import { merge } from '../schema/merge.ts'
import type { OperationEntry, Specification } from '../specification.ts'

/** The names that a request of an operation may hold. */
export interface OperationNames {
  readonly query: ReadonlySet<string>
  /** Other names may be in the query as well. */
  readonly openQuery: boolean
  /** Of all encodings of the body together. */
  readonly body: ReadonlySet<string>
  readonly openBody: boolean
  readonly all: ReadonlySet<string>
}

/** Choices nested deeper hold no names that anybody looks for. */
const deepest = 4

/** @returns the names of parameters and at the top of bodies, those of every variant of a choice among them */
export function operationNames(specification: Specification, { source, items }: OperationEntry): OperationNames {
  const { documents } = specification
  const query = new Set<string>()
  const all = new Set<string>()
  let openQuery = false
  for (const parameter of parametersOf(documents, source, items)) {
    const name = textOf(field(parameter.value, 'name'))
    all.add(name)
    if (field(parameter.value, 'in') !== 'query') continue
    query.add(name.replace(/\[\]$/, ''))
    openQuery ||= holdsMore(specification, parameter)
  }
  const body = dereference(documents, inside(source, 'requestBody')).source
  const content = body === undefined ? undefined : inside(body, 'content')
  const schemas =
    content !== undefined && isMapping(content.value)
      ? Object.keys(content.value).map((type) => inside(content, type, 'schema'))
      : []
  const names = new Set<string>()
  let openBody = false
  for (const schema of schemas) {
    const isOpen = isMapping(schema.value) ? collect(specification, [schema], names, 0) : true
    openBody ||= isOpen
  }
  for (const name of names) all.add(name)
  return { query, openQuery, body: names, openBody, all }
}

/** An object in the query brings its properties as names of their own. */
function holdsMore(specification: Specification, parameter: Source): boolean {
  if (isMapping(field(parameter.value, 'content')) || field(parameter.value, 'style') === 'deepObject') return false
  const { types, properties, choices } = merge(specification, [inside(parameter, 'schema')])
  return types.includes('object') || properties.size > 0 || choices.length > 0 || types.length === 0
}

/** @returns whether further names are allowed for all that is known */
function collect(specification: Specification, sources: readonly Source[], names: Set<string>, depth: number): boolean {
  const merged = merge(specification, sources)
  for (const name of merged.properties.keys()) names.add(name)
  const choices = merged.choices.flatMap(({ variants }) => variants)
  const isList = merged.types.length > 0 && !merged.types.includes('object')
  if (merged.open || merged.additional.length > 0 || merged.patterns.size > 0 || isList) return true
  if (choices.length === 0) return merged.properties.size === 0
  if (depth >= deepest) return true
  const open = choices.map(({ source }) => collect(specification, [source], names, depth + 1))
  return open.some((one, index) => one && !isRequirement(choices[index]?.source.value))
}

/** A variant that only asks for properties brings none. */
function isRequirement(schema: unknown): boolean {
  return isMapping(schema) && Object.keys(schema).every((key) => key === 'required')
}
