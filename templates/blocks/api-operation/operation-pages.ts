import type { GeneratedPage, ModelInput } from '../../../compiler/block.ts'
import type { OperationEntry } from '../../../compiler/data/openapi/specification.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'

type SiteView = ModelInput<unknown>['site']
type ReferencePage = SiteView['references'][number]

/** A page an operation, below each page whose front matter names a specification. */
export function operationPages(site: SiteView): readonly GeneratedPage[] {
  return site.references.flatMap((place) => {
    const specification = site.data.specifications.byName.get(place.specification)
    if (specification === undefined) return []
    return [...specification.operations.values()].map((entry) => ({
      route: `${place.route}/${entry.anchor}`,
      frontMatter: frontMatterOf(place, entry),
      block: 'ApiOperation',
      props: { spec: specification.name, operationId: entry.operationId },
    }))
  })
}

/** A reference belongs where its index does: to its product, its sidebar and its readers. */
function frontMatterOf({ frontMatter }: ReferencePage, entry: OperationEntry): GeneratedPage['frontMatter'] {
  const { product, sidebar, beta_feature, draft, search } = frontMatter
  return {
    title: operationTitle(entry),
    description: `${entry.method.toUpperCase()} ${entry.path}`,
    layout: 'doc',
    toc: true,
    search,
    draft,
    ...(product === undefined ? {} : { product }),
    ...(sidebar === undefined ? {} : { sidebar }),
    ...(beta_feature === undefined ? {} : { beta_feature }),
  }
}
