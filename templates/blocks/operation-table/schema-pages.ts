import type { ModelInput } from '../../../compiler/model/block.ts'
import type { GeneratedPage } from '../../../compiler/model/generated-page.ts'
import { ofReference } from '../../elements/reference/for-blocks/of-reference.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'

/** A page a schema, below each page whose front matter names a specification: it shows what is too large elsewhere. */
export function schemaPages(site: ModelInput<unknown>['site']): readonly GeneratedPage[] {
  return site.references.flatMap(({ route, specification: name, frontMatter }) => {
    const specification = site.data.specifications.byName.get(name)
    if (specification === undefined) return []
    const say = textsOn(frontMatter, site.config)
    const what = say(specification.title === null ? 'The schema {name}' : 'The schema {name} of {specification}')
    return specification.schemaPages.map((schema) => ({
      route: routeBelow(route, `schemas/${schema.slug}`),
      frontMatter: ofReference(frontMatter, {
        title: schema.name,
        description: filled(what, { name: schema.name, specification: specification.title ?? '' }),
        toc: true,
      }),
      block: 'OperationTable',
      props: { type: 'properties', spec: name, schema: schema.name },
      record: specification,
      below: route,
      servedRoutes: () => specification.schemaUses(schema.name).map(({ anchor }) => routeBelow(route, anchor)),
    }))
  })
}
