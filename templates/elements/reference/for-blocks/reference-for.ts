import type { ModelInput } from '../../../../compiler/model/block.ts'
import { routeBelow } from './route-below.ts'

type Site = ModelInput<unknown>['site']

/**
 * A specification may be on several pages, such as one a language: each has pages of all its operations and schemas.
 *
 * @param route the page that leads there
 * @returns the page of the specification that this one is, or is below; else the first that its readers may open
 */
export function referenceFor(site: Site, route: string, specification: string): Site['references'][number] | undefined {
  const all = site.references.filter((one) => one.specification === specification)
  const above = all.filter((one) => route === one.route || route.startsWith(routeBelow(one.route, '')))
  const [own] = above.sort((a, b) => b.route.length - a.route.length)
  if (own !== undefined) return own
  const isProtected = site.page(route)?.protected === true
  return all.find((one) => isProtected || site.page(one.route)?.protected === false)
}
