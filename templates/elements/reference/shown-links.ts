import type { ResponseLink } from '../../../compiler/openapi/operation/operation-model.ts'
import type { Say } from '../texts/texts.ts'
import type { ReferenceHelp } from './reference-help.ts'

/** @returns the links of a response without those to an operation that this output may not show: its name would tell of it */
export function shownLinks(
  links: readonly ResponseLink[],
  { operationHref }: Pick<ReferenceHelp, 'operationHref'>,
): readonly ResponseLink[] {
  return links.filter(({ operationId }) => operationId === null || operationHref(operationId) !== '')
}

/** @returns what a link takes from its response, and where it leads when that is another server */
export function linkValues({ parameters, body, server }: ResponseLink, say: Say): ResponseLink['parameters'] {
  return [
    ...parameters,
    ...(body === null ? [] : [{ name: say('Body'), value: body }]),
    ...(server === null ? [] : [{ name: say('Server'), value: server }]),
  ]
}
