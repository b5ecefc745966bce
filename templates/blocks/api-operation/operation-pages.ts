import type { ModelInput } from '../../../compiler/model/block.ts'
import type { GeneratedPage } from '../../../compiler/model/generated-page.ts'
import type { OperationEntry } from '../../../compiler/openapi/specification.ts'
import { ofReference } from '../../elements/reference/for-blocks/of-reference.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'

type SiteView = ModelInput<unknown>['site']

/** A page an operation, below each page whose front matter names a specification. */
export function operationPages(site: SiteView): readonly GeneratedPage[] {
  return site.references.flatMap((place) => {
    const specification = site.data.specifications.byName.get(place.specification)
    if (specification === undefined) return []
    const routeOf = ({ anchor }: OperationEntry) => routeBelow(place.route, anchor)
    // In the order of the index, in which an operation of two tags is listed twice.
    const routes = [...new Set(specification.groups.flatMap(({ operations }) => operations.map(routeOf)))]
    const indexOf = new Map(routes.map((route, index) => [route, index]))
    return [...specification.operations.values()].map((entry) => {
      const route = routeOf(entry)
      const at = indexOf.get(route) ?? -2
      return {
        route,
        frontMatter: ofReference(place.frontMatter, {
          title: operationTitle(entry),
          description: `${entry.kind === 'webhook' ? 'Webhook ' : ''}${entry.method.toUpperCase()} ${entry.path}`,
          toc: true,
        }),
        block: 'ApiOperation',
        props: { spec: specification.name, operationId: entry.operationId },
        record: specification,
        below: place.route,
        neighbours: { previous: routes[at - 1] ?? null, next: routes[at + 1] ?? null },
      }
    })
  })
}
