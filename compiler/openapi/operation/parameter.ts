import { isMapping } from '../../formats/members.ts'
import { slugOf } from '../document/anchor.ts'
import type { Source } from '../document/document.ts'
import { field, flagField, inside, textField, textOf } from '../document/document.ts'
import { mediaAt } from '../document/media-schema.ts'
import { partAt } from '../document/overridden.ts'
import { type DocumentSet, dereference } from '../document/reference.ts'
import { dataValue } from '../example/examples.ts'
import type { Root } from '../schema/draft.ts'
import { dataList, mostExamples } from '../schema/property.ts'
import type { Constraint, SchemaNode } from '../schema/schema-model.ts'
import type { ConditionalParameter, Parameter, ParameterLocation } from './operation-model.ts'
import { writtenAs } from './serialize.ts'

/** What a parameter says beside its schema. */
export interface ParameterFacts
  extends Pick<Parameter, 'name' | 'required' | 'style' | 'explode' | 'encodingType' | 'reserved'> {
  /** How the value is written, where that is not what every reader expects. */
  written(node: SchemaNode, location: ParameterLocation): readonly Constraint[]
}

/**
 * A parameter or header as a schema to expand. Its schema is under `schema`, or under the one media type of `content`.
 * @param name of a header, which has it as its key
 */
export function planParameter(
  documents: DocumentSet,
  parameter: Source,
  anchor: string,
  conditional: ReadonlyMap<string, ConditionalParameter>,
  name: string = textOf(field(parameter.value, 'name')),
): { readonly root: Root; readonly facts: ParameterFacts } {
  const { value } = parameter
  const content = inside(parameter, 'content')
  const [type] = isMapping(content.value) ? Object.keys(content.value) : []
  const media = type === undefined ? null : mediaAt(documents, content, type)
  const schema = inside(media ?? parameter, 'schema')
  const explode = field(value, 'explode')
  const style = textField(value, 'style')
  const reserved = flagField(value, 'allowReserved')
  const required = flagField(value, 'required') || field(value, 'in') === 'path'
  return {
    facts: {
      name,
      required,
      style,
      explode: typeof explode === 'boolean' ? explode : null,
      encodingType: type ?? null,
      reserved,
      written: (node, location) => [
        ...(type === undefined ? [] : [{ name: 'Encoding type', values: [type] }]),
        ...(type === undefined ? writtenAs(node, location, style, explode) : []),
        // Only a parameter of a query may be empty (OpenAPI, "Parameter Object").
        ...(location === 'query' && flagField(value, 'allowEmptyValue')
          ? [{ name: 'May be empty', values: [`${name}=`] }]
          : []),
        ...(reserved ? [{ name: 'Sent unencoded', values: [":/?#[]@!$&'()*+,;="] }] : []),
      ],
    },
    root: {
      sources: [schema],
      role: 'parameter',
      name,
      direction: 'request',
      anchor: `${anchor}-${slugOf(name, 'parameter')}`,
      required,
      deprecated: flagField(value, 'deprecated'),
      description: textField(value, 'description'),
      ...(examplesOf(documents, parameter) ?? (media === null ? null : examplesOf(documents, media))),
      holders: [value],
      conditional,
    },
  }
}

/** @returns the headers of a response or of a part of a form as schemas to expand */
export function headersOf(
  documents: DocumentSet,
  holder: Source,
  { anchor, direction }: Pick<Root, 'anchor' | 'direction'>,
): readonly Root[] {
  const headers = inside(holder, 'headers')
  return Object.keys(isMapping(headers.value) ? headers.value : {}).flatMap((name) => {
    const header = partAt(documents, inside(headers, name))
    if (header === undefined) return []
    const { root } = planParameter(documents, header, `${anchor}-header`, new Map(), name)
    return [{ ...root, role: 'header', direction }]
  })
}

/** @returns the examples that stand beside the schema; null for none, when those of the schema count */
function examplesOf(documents: DocumentSet, holder: Source): Pick<Root, 'examples' | 'exampleNames'> | null {
  const example = field(holder.value, 'example')
  if (example !== undefined) return { examples: dataList([example]) }
  const named = inside(holder, 'examples')
  const given = Object.keys(isMapping(named.value) ? named.value : {}).flatMap((key) => {
    const value = dereference(documents, inside(named, key)).source?.value
    return dataList([dataValue(value)]).map((data) => ({ data, name: textField(value, 'summary') ?? key }))
  })
  const shown = given.slice(0, mostExamples)
  if (shown.length === 0) return null
  return { examples: shown.map(({ data }) => data), exampleNames: shown.map(({ name }) => name) }
}
