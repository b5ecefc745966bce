import type { ModelInput } from '../../compiler/model/block.ts'

/**
 * Lists that data makes lead where their readers can go.
 *
 * @param from the route of a page
 * @returns whether its readers may open another page: it is there, no draft, and not hidden from them
 */
export function mayOpen({ page }: Pick<ModelInput<unknown>['site'], 'page'>, from: string): (route: string) => boolean {
  const isProtected = page(from)?.protected === true
  return (route) => {
    const target = page(route)
    return target !== undefined && (isProtected || !target.protected)
  }
}
