import { valueAt } from '../formats/members.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json, PropertyLink } from '../model/public-block.ts'

/** @returns the URLs among a block's properties, each with the property that holds it or that it is made from */
export function blockLinks(
  block: AnyBlock,
  values: Record<string, Json>,
): readonly (PropertyLink & { readonly url: string })[] {
  return linksOf(block, values).flatMap((link) => {
    const url = link.url ?? valueAt(values, link.path)
    return typeof url === 'string' ? [{ ...link, url }] : []
  })
}

/** A block finds links in properties that fit its contract; those that don't may hold anything in their place. */
function linksOf(block: AnyBlock, values: Record<string, Json>): readonly PropertyLink[] {
  try {
    return block.links?.(values) ?? []
  } catch {
    return []
  }
}
