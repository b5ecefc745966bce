import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, inside, items, textField } from '../document/document.ts'
import { isStream, mediaAt, mediaSchema } from '../document/media-schema.ts'
import { exampleValue } from '../example/example-value.ts'
import { asSent, examplesOf } from '../example/examples.ts'
import { bodyPlan, isFileType } from '../example/file-parts.ts'
import { asForm, isFormType } from '../example/form-text.ts'
import { type Budget, requestBytes } from '../schema/budget.ts'
import type { Root } from '../schema/draft.ts'
import { merge } from '../schema/merge.ts'
import type { Direction, SchemaNode } from '../schema/schema-model.ts'
import { typeLabel } from '../schema/type-label.ts'
import type { Specification } from '../specification.ts'
import type { BodyContent, ConditionalParameter, Response } from './operation-model.ts'
import { headersOf } from './parameter.ts'

export interface ContentFacts {
  readonly direction: Direction
  /** The direction whose properties generated examples have. */
  readonly examples: Direction
  readonly anchor: string
  readonly budget: Budget
  readonly conditional: ReadonlyMap<string, ConditionalParameter>
}

/**
 * Plans the media types of a body or response: hands their schemas over to be expanded with the rest of the page.
 * @returns makes the contents from the expanded nodes
 */
export function planContents(
  specification: Specification,
  holder: Source,
  { direction, examples: exampleDirection, anchor, budget, conditional }: ContentFacts,
  add: (root: Root) => (nodes: readonly SchemaNode[]) => SchemaNode,
): (nodes: readonly SchemaNode[]) => readonly BodyContent[] {
  const content = inside(holder, 'content')
  const types = isMapping(content.value) ? Object.keys(content.value) : []
  // Examples come first out of the budget, but never take more than two fifths of what is left.
  const contentBudget: Budget = { elements: Math.floor(budget.elements * 0.4), bytes: Math.floor(budget.bytes * 0.4) }
  const before = { ...contentBudget }
  const plans = types.map((encodingType) => {
    const media = mediaAt(specification.documents, content, encodingType)
    const schema = mediaSchema(media)
    const has = isMapping(schema.value) || typeof schema.value === 'boolean'
    const isFile = isFileOf(encodingType, has ? typeLabel(specification, merge(specification, [schema])) : '')
    const about = { encodingType, isFile, direction: exampleDirection }
    const examples = examplesOf(specification, media, about, contentBudget)
    // The fields of a form are shown as they are sent, and lie in the page as data, too.
    if (isFormType(encodingType)) contentBudget.bytes -= examples.shown.reduce((sum, { text }) => sum + text.length, 0)
    const node = has ? add({ sources: [schema], role: 'root', name: null, direction, anchor, conditional }) : null
    const also = new Set(firstOfGroups(conditional))
    const least =
      has && !isFile && direction === 'request'
        ? exampleValue(specification, [schema], { direction, skeleton: true, also })
        : undefined
    const skeleton = asSent(specification, media, encodingType, least)
    const parts = partsOf(media)
    const encodings = encodingsOf(parts)
    const partHeaders = [...parts].flatMap(([name, encoding]) => {
      const headers = headersOf(specification.documents, encoding, { anchor, direction }).map(add)
      return headers.length === 0 ? [] : [{ name, headers }]
    })
    return { encodingType, isFile, isStream: isStream(media), examples, node, skeleton, encodings, partHeaders }
  })
  budget.elements -= before.elements - contentBudget.elements
  budget.bytes -= before.bytes - contentBudget.bytes
  const body = plans[0]?.examples.shown[0]
  if (direction === 'request' && body !== undefined) budget.bytes -= requestBytes(budget, body.text)
  return (nodes) =>
    plans.map(({ examples, node, partHeaders, ...rest }) => {
      const schema = node?.(nodes) ?? null
      const plan = bodyPlan({ ...rest, schema })
      return {
        ...rest,
        schema,
        examples: examples.shown.map((example) => asForm(plan, example)),
        omittedExamples: examples.omitted,
        partHeaders: partHeaders.map(({ name, headers }) => ({
          name,
          headers: headers.map((header) => header(nodes)),
        })),
      }
    })
}

/** Whether what is sent is the content of a file, which no schema can make an example of. */
function isFileOf(encodingType: string, label: string): boolean {
  if (/<binary>/.test(label) && !/^multipart\/|[/+]json/i.test(encodingType)) return true
  return isFileType(encodingType)
}

/** One name of each conditional group: a request that gives them is complete. */
function firstOfGroups(conditional: ReadonlyMap<string, ConditionalParameter>): readonly string[] {
  const chosen: string[] = []
  for (const { name, groups } of conditional.values()) {
    if (groups.some((others) => !others.some((other) => chosen.includes(other)))) chosen.push(name)
  }
  return chosen
}

/**
 * What is said of how parts are sent: of those of a form by name, of those of a list by place, and of all others `items`.
 * Those of a part, which since 3.2 may have some, follow it as `part.name`.
 */
function partsOf(media: Source, above = ''): ReadonlyMap<string, Source> {
  const encoding = inside(media, 'encoding')
  const named = Object.keys(isMapping(encoding.value) ? encoding.value : {}).map(
    (name) => [name, inside(encoding, name)] as const,
  )
  const first = items(inside(media, 'prefixEncoding')).map((source, place) => [`${place}`, source] as const)
  const others = inside(media, 'itemEncoding')
  const listed = isMapping(others.value) ? [...first, ['items', others] as const] : first
  return new Map(
    (named.length > 0 ? named : listed).flatMap(([name, source]) => [
      [above + name, source] as const,
      ...partsOf(source, `${above}${name}.`),
    ]),
  )
}

function encodingsOf(parts: ReadonlyMap<string, Source>): BodyContent['encodings'] {
  return new Map(
    Array.from(parts, ([name, { value }]) => {
      const explode = field(value, 'explode')
      return [
        name,
        {
          contentType: textField(value, 'contentType'),
          style: textField(value, 'style'),
          explode: typeof explode === 'boolean' ? explode : null,
        },
      ]
    }),
  )
}

/** The product's classes: 2xx success, 3xx busy, anything else error. */
export function responseClass(code: string): Response['class'] {
  if (code.startsWith('2')) return 'success'
  return code.startsWith('3') ? 'busy' : 'error'
}

/** Codes by number, a range after its codes, `default` last. */
export function responseOrder(one: string, other: string): number {
  const rank = (code: string) => (/^\d/.test(code) ? code.toUpperCase().padEnd(3, 'X') : `Z${code}`)
  return rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0
}
