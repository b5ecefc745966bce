import type { Heading } from '../../../compiler/model/public-block.ts'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import { type Depth, depthBelow } from '../../elements/heading-depth.ts'
import { bodyTitle } from '../../elements/reference/Parts.tsx'
import { type Say, sayLabel } from '../../elements/texts/texts.ts'

export interface PartHeadings {
  /** The level of the operation's own heading. */
  readonly depth: Depth
  /** For 'On this page'. */
  readonly listed: readonly Heading[]
  /** Ids besides those that the model took. */
  readonly ids: readonly string[]
}

/**
 * The headings of an operation. Alone on its page, its parts are the page's contents; under a heading of the author's, that
 * one says it, and six operations do not list 'Responses' six times.
 *
 * @param above the level of the heading that the block is under; 1 is the page's title
 */
export function partHeadings(operation: Operation, above: number, say: Say): PartHeadings {
  const { anchor, parameters, body, responses, callbacks } = operation
  const made = [
    ...(responses.length === 0 ? [] : [{ id: `${anchor}-responses`, value: say('Responses') }]),
    ...(callbacks.length === 0 ? [] : [{ id: `${anchor}-callbacks`, value: say('Callbacks') }]),
  ]
  const parts = [
    ...parameters.map((group) => ({ id: group.anchor, value: sayLabel(say, group.title) })),
    ...(body === null ? [] : [{ id: body.anchor, value: say(bodyTitle(body)) }]),
    ...made,
  ]
  return {
    depth: depthBelow(above),
    listed: above === 1 ? parts.map((part) => ({ depth: 2 as const, ...part })) : [],
    ids: made.map(({ id }) => id),
  }
}
