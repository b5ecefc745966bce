import { isMapping } from '../../formats/members.ts'
import { createIds, slugOf } from '../document/anchor.ts'
import type { Source } from '../document/document.ts'
import { flagField, inside, items, textField } from '../document/document.ts'
import { externalDocsOf } from '../document/external-docs.ts'
import { dereference } from '../document/reference.ts'
import { badgesOf } from '../document/tags.ts'
import { createBudget, most } from '../schema/budget.ts'
import { expandAll } from '../schema/expand.ts'
import type { Specification } from '../specification.ts'
import { securityOf, serversOf } from './access.ts'
import { operationsOf } from './entries.ts'
import type { Callback, Operation, WrittenSample } from './operation-model.ts'
import {
  collectRoots,
  conditionalOf,
  type OperationOptions,
  type OperationPart,
  type Options,
  type Plan,
  planBody,
  planGroups,
  planResponses,
} from './operation-parts.ts'

/**
 * Makes the model of one operation or webhook: everything a page shows of it, in the order of the page. Work is done for
 * this operation only.
 *
 * @param operationId an id of `specification.operations`
 * @param options the budget of the page and where ids come from; default: one operation's share, and ids of its own
 * @returns null when there is no such operation (`findingOfOperation` says so with the nearest name)
 */
export function operationModel(
  specification: Specification,
  operationId: string,
  options: OperationOptions = {},
): Operation | null {
  const entry = specification.operations.get(operationId)
  return entry === undefined ? null : buildOperation(specification, entry, options)
}

/** Makes the model of an operation that may be in no list of a specification. */
export function buildOperation(specification: Specification, plan: Plan, options: OperationOptions): Operation {
  const { budget = createBudget(), id = createIds(), ...more } = options
  return build(specification, plan, { ...more, budget, id }, new Set())
}

function build(specification: Specification, plan: Plan, options: Options, above: ReadonlySet<unknown>): Operation {
  const { source } = plan
  const base = options.id(plan.anchor)
  const roots = collectRoots()
  const conditional = conditionalOf(specification, plan)
  const { only } = options
  const shows = (part: OperationPart) => only === undefined || only === part
  const work = { base, roots, options }
  const groups = shows('parameters') ? planGroups(specification, plan, work, conditional) : () => []
  const body = shows('requestBody') ? planBody(specification, plan, work, conditional) : () => null
  const responses = shows('responses') ? planResponses(specification, source, work) : () => noResponses
  const nodes = expandAll(specification, roots.all, options)
  return {
    kind: plan.kind,
    operationId: plan.operationId,
    method: plan.method.toUpperCase(),
    path: plan.path,
    anchor: base,
    summary: plan.summary,
    description: describe(plan),
    badges: badgesOf(specification.root, plan.tags),
    deprecated: plan.deprecated,
    externalDocs: externalDocsOf(source.value),
    servers: serversOf(specification, plan),
    security: securityOf(specification, plan),
    parameters: groups(nodes),
    body: body(nodes),
    ...responses(nodes),
    ...(only === undefined
      ? callbacksOf(specification, source, base, options, new Set([...above, source.value]))
      : noCallbacks),
    samples: samplesOf(specification, source),
    numbers: specification.numbers,
  }
}

const noResponses = { responses: [], omittedResponses: [] }
const noCallbacks = { callbacks: [], omittedCallbacks: [] }

/** A description that only repeats the summary says nothing twice. */
function describe({ source, items, summary }: Plan): string | null {
  const own = textField(source.value, 'description')
  const text = own ?? items.map(({ value }) => textField(value, 'description')).find((found) => found !== null) ?? null
  return text !== null && text.trim() === summary?.trim() ? null : text
}

/** Callbacks are operations of the reader's own server. One that leads back to itself is left out. */
function callbacksOf(
  specification: Specification,
  operation: Source,
  base: string,
  options: Options,
  above: ReadonlySet<unknown>,
): Pick<Operation, 'callbacks' | 'omittedCallbacks'> {
  const { documents } = specification
  const held = inside(operation, 'callbacks')
  const names = isMapping(held.value) ? Object.keys(held.value).filter((name) => !name.startsWith('x-')) : []
  const callbacks = names.slice(0, most.callbacks).map((name): Callback => {
    const callback = dereference(documents, inside(held, name)).source
    const expressions = isMapping(callback?.value)
      ? Object.keys(callback.value).filter((key) => !key.startsWith('x-'))
      : []
    const operations = expressions.flatMap((expression) => {
      if (callback === undefined) return []
      return operationsOf(documents, inside(callback, expression)).flatMap(({ method, source, items }) => {
        if (above.has(source.value)) return []
        const plan: Plan = {
          kind: 'callback',
          operationId: textField(source.value, 'operationId') ?? name,
          method,
          path: expression,
          summary: textField(source.value, 'summary'),
          tags: [],
          deprecated: flagField(source.value, 'deprecated'),
          anchor: `${base}-${slugOf(name, 'callback')}-${method.toLowerCase()}`,
          source,
          items,
        }
        return [build(specification, plan, options, above)]
      })
    })
    return { name, operations }
  })
  return { callbacks, omittedCallbacks: names.slice(most.callbacks) }
}

function samplesOf({ documents }: Specification, operation: Source): readonly WrittenSample[] {
  const samples = ['x-codeSamples', 'x-code-samples'].flatMap((key) => items(inside(operation, key)))
  return samples.flatMap((one) => {
    const sample = dereference(documents, one).source?.value
    const code = textField(sample, 'source')
    const lang = textField(sample, 'lang') ?? textField(sample, 'label')
    if (code === null || lang === null) return []
    return [{ lang, label: textField(sample, 'label') ?? lang, code }]
  })
}
