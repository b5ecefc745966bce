import { isMapping } from '../formats/members.ts'
import type { DataValue } from '../formats/request/request.ts'
import { slugOf } from './anchor.ts'
import type { Source } from './document.ts'
import { dataOf, field, flagField, inside, textField, textOf } from './document.ts'
import type { Root } from './draft.ts'
import type { ConditionalParameter, Parameter, ParameterLocation } from './operation-model.ts'
import type { Constraint, SchemaNode } from './schema-model.ts'
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
  parameter: Source,
  anchor: string,
  conditional: ReadonlyMap<string, ConditionalParameter>,
  name: string = textOf(field(parameter.value, 'name')),
): { readonly root: Root; readonly facts: ParameterFacts } {
  const { value } = parameter
  const content = inside(parameter, 'content')
  const [type] = isMapping(content.value) ? Object.keys(content.value) : []
  const schema = type === undefined ? inside(parameter, 'schema') : inside(content, type, 'schema')
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
      example: exampleOf(value) ?? exampleOf(type === undefined ? undefined : field(content.value, type)),
      holders: [value],
      conditional,
    },
  }
}

function exampleOf(holder: unknown): DataValue | undefined {
  const example = field(holder, 'example')
  if (example !== undefined) return dataOf(example)
  const examples = field(holder, 'examples')
  const [first] = isMapping(examples) ? Object.values(examples) : []
  return dataOf(field(first, 'value'))
}
