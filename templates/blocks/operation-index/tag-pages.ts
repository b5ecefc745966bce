import type { ModelInput } from '../../../compiler/model/block.ts'
import type { GeneratedPage } from '../../../compiler/model/generated-page.ts'
import { ofReference } from '../../elements/reference/for-blocks/of-reference.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { counted, textsOn } from '../../elements/texts/texts.ts'
import { groupTitle } from './group-title.ts'
import { isLong, tagRoute } from './index-model.ts'

/** A page a tag, where a specification has more operations than one page can list. */
export function tagPages(site: ModelInput<unknown>['site']): readonly GeneratedPage[] {
  return site.references.flatMap(({ route, specification: name, frontMatter }) => {
    const specification = site.data.specifications.byName.get(name)
    if (specification === undefined || !isLong(specification)) return []
    const say = textsOn(frontMatter, site.config)
    return specification.groups.map((group) => ({
      route: tagRoute(route, group),
      frontMatter: ofReference(frontMatter, {
        title: groupTitle(group, say),
        description: counted(say, group.operations.length, '{n} operation', '{n} operations'),
        toc: false,
      }),
      block: 'OperationIndex',
      props: { spec: name, tag: group.anchor },
      record: specification,
      below: route,
      servedRoutes: () => group.operations.map(({ anchor }) => routeBelow(route, anchor)),
    }))
  })
}
