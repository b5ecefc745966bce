import { noRelatedProducts } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** Spec 5: at least one product. */
export function checkRelatedProducts(children: Children): readonly Finding[] {
  if (children.some((child) => child.type === 'block' && child.name === 'RelatedProduct')) return []
  return [noRelatedProducts.finding()]
}
