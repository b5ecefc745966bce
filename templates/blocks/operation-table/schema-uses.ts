import type { ModelInput } from '../../../compiler/model/block.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'
import { routeBelow } from '../../elements/reference/route-below.ts'
import type { OperationTableProps, SchemaUse } from './contract.ts'
import { dataFor } from './table-part.ts'

type Input = Pick<ModelInput<OperationTableProps>, 'props' | 'site' | 'page'>

/** @returns on the page of a schema the operations whose pages readers of it may see; none elsewhere */
export function usesOf({ props, site, page }: Input): readonly SchemaUse[] {
  const { spec = '', schema } = props
  const specification = dataFor({ props, site }).specifications.byName.get(spec)
  const slug = schema === undefined ? undefined : specification?.schemaPage(schema)?.slug
  const place = site.references.find((one) => page.route === routeBelow(one.route, `schemas/${slug}`))
  if (specification === undefined || schema === undefined || place?.specification !== spec) return []
  const isProtected = site.page(page.route)?.protected === true
  return specification.schemaUses(schema).flatMap((entry) => {
    const route = routeBelow(place.route, entry.anchor)
    const target = site.page(route)
    if (target === undefined || (target.protected && !isProtected)) return []
    return [{ title: operationTitle(entry), href: site.link(route).href, method: entry.method.toUpperCase() }]
  })
}
