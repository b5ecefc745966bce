import { noRelatedProducts } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Children, Finding } from '../../../compiler/model/block.ts'

/** Spec 5: at least one product. */
export function checkRelatedProducts(children: Children): readonly Finding[] {
  if (children.some((child) => child.type === 'block' && child.name === 'RelatedProduct')) return []
  return [noRelatedProducts.finding()]
}
