import { hasMembers, memberOf, valueAt } from '../formats/members.ts'
import type { Json, PropertyLink } from '../model/public-block.ts'

/** @returns a copy of the properties in which the value at each link's path is where it leads */
export function rewriteLinks(
  props: Record<string, Json>,
  links: readonly PropertyLink[],
  resolve: (url: string) => string,
): Record<string, Json> {
  const copy = structuredClone(props)
  for (const link of links) {
    if (link.url !== undefined) continue
    const last = link.path.at(-1)
    const holder = valueAt(copy, link.path.slice(0, -1))
    if (last === undefined || !hasMembers(holder)) continue
    const url = memberOf(holder, last)
    if (typeof url === 'string') Reflect.set(holder, last, resolve(url))
  }
  return copy
}
