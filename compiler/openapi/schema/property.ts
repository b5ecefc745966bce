import { isMapping } from '../../formats/members.ts'
import { plural } from '../../formats/plural.ts'
import type { DataValue } from '../../formats/request/data-value.ts'
import { dataOf, field, numberField, textField } from '../document/document.ts'
import { type ExternalDocs, externalDocsOf } from '../document/external-docs.ts'
import type { ConditionalParameter } from '../operation/operation-model.ts'
import type { Specification } from '../specification.ts'
import { anyFlag, defaultOf, maxOf, merge, minOf, numbersOf, textOf } from './merge.ts'
import type { Merged } from './merged.ts'
import type { Constraint, Direction, PiiBadge, PropertyTag } from './schema-model.ts'

/** Texts longer than this are cut where they are only shown in a line. */
const longest = 400

/** @returns a value as text to show: strings as they are, all else as JSON */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** More examples of one value tell nothing new. */
export const mostExamples = 10

/** What an author gave as the first example of a value; undefined when there is none. */
export function exampleOf(merged: Merged): DataValue | undefined {
  return examplesOf(merged)[0]
}

/** @returns what an author gave as examples of a value, where the words count most that give some */
export function examplesOf(merged: Merged): readonly DataValue[] {
  if (!merged.by.has('example') && !merged.by.has('examples')) return []
  for (const { fields } of merged.layers) {
    const listed = field(fields, 'examples')
    const given = Object.hasOwn(fields, 'example')
      ? [fields.example]
      : Array.isArray(listed)
        ? listed
        : Object.values(isMapping(listed) ? listed : {}).map(valueOfNamed)
    if (given.length > 0) return dataList(given)
  }
  return []
}

/** Examples of a schema are values; those of a parameter stand under `value`, and some write them so in a schema, too. */
function valueOfNamed(named: unknown): unknown {
  return isMapping(named) && Object.hasOwn(named, 'value') ? named.value : named
}

/** @returns values as data, those that a page shows */
export function dataList(values: readonly unknown[]): readonly DataValue[] {
  return values.slice(0, mostExamples).flatMap((value) => {
    const data = dataOf(value)
    return data === undefined ? [] : [data]
  })
}

/**
 * The constraint list, in the order of spec 5. Where parts of a schema set several bounds, the
 * narrowest holds; several patterns all hold.
 * @param examples what is shown as such
 * @param exampleNames what the specification calls them
 */
export function constraintsOf(
  merged: Merged,
  examples: readonly unknown[],
  exampleNames: readonly string[] = [],
): readonly Constraint[] {
  const rows: Constraint[] = []
  const add = (name: string, value: unknown) => addAll(name, [value])
  const addAll = (name: string, values: readonly unknown[]) => {
    const texts = [...new Set(values.filter((value) => value !== undefined).map(valueText))]
    if (texts.length > 0) rows.push({ name, values: texts })
  }
  const least = (name: string) => narrowest(numbersOf(merged, name), maxOf)
  const greatest = (name: string, ...more: readonly number[]) => narrowest([...numbersOf(merged, name), ...more], minOf)
  const { minimum, maximum, above, below } = rangeOf(merged)
  add('Default', defaultOf(merged))
  const shown = examplesRow(examples, exampleNames)
  if (shown !== null) rows.push(shown)
  const patterns = (merged.by.get('pattern') ?? []).map(({ fields }) => textField(fields, 'pattern') ?? undefined)
  addAll('Pattern', patterns)
  add('Min items', least('minItems'))
  add('Max items', greatest('maxItems', ...placesOf(merged)))
  add('Min properties', least('minProperties'))
  add('Max properties', greatest('maxProperties'))
  add('Minimum', minimum)
  add('Exclusive minimum', above)
  addAll('Multiple of', numbersOf(merged, 'multipleOf'))
  add('Maximum', maximum)
  add('Exclusive maximum', below)
  add('Min length', least('minLength'))
  add('Max length', greatest('maxLength'))
  add('Encoding type', textOf(merged, 'contentMediaType') ?? undefined)
  return rows
}

/** @returns how many items a list has at most where none may follow those of its first places */
function placesOf({ by, tuple }: Merged): readonly number[] {
  const isShut = (name: string) => by.get(name)?.some(({ fields }) => fields[name] === false) === true
  return isShut('items') || isShut('unevaluatedItems') ? [tuple.length] : []
}

/** A value with several names has the first; one that is called what it is needs no name. */
function examplesRow(examples: readonly unknown[], called: readonly string[]): Constraint | null {
  if (examples.length === 0) return null
  const names = new Map<string, string>()
  for (const [at, text] of examples.map(valueText).entries())
    if (!names.has(text)) names.set(text, called[at] === text ? '' : (called[at] ?? ''))
  const row = { name: 'Example', values: [...names.keys()] }
  return called.length === 0 ? row : { ...row, names: [...names.values()] }
}

/**
 * @param isRefused the schema says what may not be: then names are not to be there, or not all of them
 * @returns the names that have to be there and that the schema does not describe itself
 */
export function namedRequirements({ required, properties }: Merged, isRefused: boolean): readonly Constraint[] {
  const names = [...required].filter((name) => !properties.has(name))
  if (names.length === 0) return []
  const name = isRefused ? (names.length === 1 ? 'Given' : 'Given together') : 'Required'
  return [{ name, values: names }]
}

/** 3.0 turns `minimum` exclusive with a flag; 3.1 has a number of its own for that. */
function rangeOf(merged: Merged) {
  const bounds: Record<'minimum' | 'maximum' | 'above' | 'below', number[]> = {
    minimum: [],
    maximum: [],
    above: [],
    below: [],
  }
  for (const { fields } of merged.layers) {
    for (const [plain, strict, name] of [
      ['minimum', 'above', 'exclusiveMinimum'],
      ['maximum', 'below', 'exclusiveMaximum'],
    ] as const) {
      const bound = numberField(fields, plain)
      const exclusive = field(fields, name)
      if (bound !== null) bounds[exclusive === true ? strict : plain].push(bound)
      if (typeof exclusive === 'number') bounds[strict].push(exclusive)
    }
  }
  return {
    minimum: narrowest(bounds.minimum, maxOf),
    above: narrowest(bounds.above, maxOf),
    maximum: narrowest(bounds.maximum, minOf),
    below: narrowest(bounds.below, minOf),
  }
}

function narrowest(bounds: readonly number[], pick: typeof maxOf): number | undefined {
  return bounds.length === 0 ? undefined : pick(bounds)
}

export interface TagFacts {
  readonly direction: Direction
  readonly required: boolean
  readonly deprecated: boolean
  readonly conditional: ConditionalParameter | undefined
}

/** The tags of a property or parameter; none in a response. A deprecated one is never required. */
export function tagsOf(
  merged: Merged,
  { direction, required, deprecated, conditional }: TagFacts,
): readonly PropertyTag[] {
  if (direction === 'response') return []
  const tag = (kind: PropertyTag['kind'], label: string, hint: string | null = null): PropertyTag[] => [
    { kind, label, hint, names: [] },
  ]
  return [
    ...(deprecated ? [] : requiredTags(required, conditional)),
    ...(deprecated ? tag('deprecated', 'deprecated') : []),
    ...(anyFlag(merged, 'uniqueItems') ? tag('unique', 'unique', 'Values in this property must be unique') : []),
    ...(anyFlag(merged, 'readOnly') ? tag('read-only', 'read-only') : []),
    ...(anyFlag(merged, 'writeOnly') ? tag('write-only', 'write-only') : []),
  ]
}

function requiredTags(required: boolean, conditional: ConditionalParameter | undefined): readonly PropertyTag[] {
  const groups = conditional?.groups ?? []
  if (required || groups.some((names) => names.length === 0)) {
    return [{ kind: 'required', label: 'required', hint: null, names: [] }]
  }
  return groups.map((names) => ({
    kind: 'conditional',
    label: `required if ${alternatives(names)} is not passed`,
    hint: null,
    names,
  }))
}

/** `X`, `X or Y`, `X, Y or Z`. */
function alternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/**
 * The PII badge of a parameter or property of the provider's own kind of specification.
 * @param more where the extension may be besides the schema: the parameter object
 * @returns null when the specification does not carry the extension at all
 */
export function piiOf(specification: Specification, merged: Merged, more: readonly unknown[] = []): PiiBadge | null {
  const { extension, extended } = specification
  if (!extended) return null
  const own = [...more, ...merged.layers.map(({ fields }) => fields)]
  const found =
    piiIn(own, extension) ?? (merged.items.length === 0 ? null : piiIn(layersOfItems(specification, merged), extension))
  if (found === null) return { label: 'Not PII', present: false, days: null }
  const days = field(found, 'deleteSla')
  if (typeof days !== 'number') return { label: 'PII', present: true, days: null }
  return { label: `PII MTL: ${plural(days, 'day')}`, present: true, days }
}

/** A list of what is personal is personal. */
function layersOfItems(specification: Specification, merged: Merged): readonly unknown[] {
  return merge(specification, merged.items).layers.map(({ fields }) => fields)
}

function piiIn(holders: readonly unknown[], extension: string): unknown {
  for (const holder of holders) {
    const pii = field(field(holder, extension), 'pii')
    if (isMapping(pii)) return pii
  }
  return null
}

/** @returns where a schema says that there is more to read */
export function docsOf({ by }: Merged): ExternalDocs | null {
  return (
    by
      .get('externalDocs')
      ?.map(({ fields }) => externalDocsOf(fields))
      .find((docs) => docs !== null) ?? null
  )
}

/** @returns the schema's description; Markdown */
export function descriptionOf(merged: Merged): string | null {
  return textOf(merged, 'description')
}
