import type { ModelInput } from '../../../compiler/model/block.ts'
import type { ListedEntry, Listing } from '../../../compiler/model/generated-page.ts'
import type { OperationEntry } from '../../../compiler/openapi/specification.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { groupTitle } from './group-title.ts'
import { isLong, tagRoute } from './index-model.ts'

/** The operations of each specification by tag, below the page that names it; without tags they are there themselves. */
export function listOperations(site: ModelInput<unknown>['site']): readonly Listing[] {
  return site.references.map(({ route, specification: name, frontMatter }) => ({
    below: route,
    entries() {
      const specification = site.data.specifications.byName.get(name)
      if (specification === undefined) return []
      const { groups } = specification
      const isTagged = groups.length > 1 || groups.some(({ tag }) => tag !== null)
      return groups.flatMap((group): readonly ListedEntry[] => {
        const operations = group.operations.map((operation) => entryOf(operation, route))
        if (!isTagged) return operations
        const path = isLong(specification) ? { path: tagRoute(route, group) } : {}
        return [{ title: groupTitle(group, textsOn(frontMatter, site.config)), ...path, entries: operations }]
      })
    },
  }))
}

function entryOf(operation: OperationEntry, route: string): ListedEntry {
  return {
    title: operationTitle(operation),
    path: routeBelow(route, operation.anchor),
    badge: operation.method.toUpperCase(),
  }
}
