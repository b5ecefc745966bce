import type { ModelInput } from '../../../compiler/model/block.ts'
import { mayOpen } from '../../elements/may-open.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'
import type { OperationTableProps, SchemaUses } from './contract.ts'
import { dataFor } from './table-part.ts'

type Input = Pick<ModelInput<OperationTableProps>, 'props' | 'site' | 'page'>

/**
 * Nearly every operation uses the schema of errors, and where schemas lead to each other every one of them: a longer list
 * would help nobody, and all of them would be as long as the square of the specification.
 */
const maxShown = 60
const none: SchemaUses = { shown: [], more: 0 }

/** @returns on the page of a schema the operations whose pages readers of it may see; none elsewhere */
export function usesOf({ props, site, page }: Input): SchemaUses {
  const { spec = '', schema } = props
  const specification = dataFor({ props, site }).specifications.byName.get(spec)
  const slug = schema === undefined ? undefined : specification?.schemaPage(schema)?.slug
  const place = site.references.find((one) => page.route === routeBelow(one.route, `schemas/${slug}`))
  if (specification === undefined || schema === undefined || place?.specification !== spec) return none
  const isListed = mayOpen(site, page.route)
  const routeOf = ({ anchor }: { readonly anchor: string }) => routeBelow(place.route, anchor)
  const visible = specification.schemaUses(schema).filter((entry) => isListed(routeOf(entry)))
  const shown = visible.slice(0, maxShown).map((entry) => ({
    title: operationTitle(entry),
    href: site.link(routeOf(entry)).href,
    method: entry.method.toUpperCase(),
  }))
  return { shown, more: visible.length - shown.length }
}
