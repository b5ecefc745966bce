import type { ModelInput } from '../../../../compiler/model/block.ts'
import type { Mentioned } from '../../../../compiler/openapi/mentions.ts'
import type { SpecificationView } from '../../../../compiler/openapi/view.ts'
import { mayOpen } from '../../may-open.ts'
import { referenceFor } from './reference-for.ts'
import { routeBelow } from './route-below.ts'

/**
 * @param route of the page that shows a text of a specification
 * @param read gives the specification as it is now
 * @returns the text with links to the pages of the operations and tags that it mentions as in ReDoc; others stay
 */
export function mentioning(
  site: ModelInput<unknown>['site'],
  route: string,
  read: () => SpecificationView | undefined,
): (markdown: string) => string {
  const isListed = mayOpen(site, route)
  return (markdown) => {
    // Of thousands of texts few do: the specification is not asked for the others.
    if (!markdown.includes('](#')) return markdown
    const specification = read()
    const place = specification === undefined ? undefined : referenceFor(site, route, specification.name)
    if (specification === undefined || place === undefined) return markdown
    const routeOf = (mentioned: Mentioned): string | null => {
      if ('operation' in mentioned) {
        const page = routeBelow(place.route, mentioned.operation.anchor)
        return isListed(page) ? page : null
      }
      const { anchor } = mentioned.group
      const page = routeBelow(place.route, `tags/${anchor}`)
      if (isListed(page)) return page
      return isListed(place.route) ? `${place.route}#${anchor}` : null
    }
    return specification.withMentions(markdown, routeOf)
  }
}
