import type { BlockUse, Finding } from '../../../compiler/model/block.ts'

/** Spec 5: at least one product. */
export function checkRelatedProducts({ children }: BlockUse<unknown>): readonly Finding[] {
  if (children.some((child) => child.type === 'block' && child.name === 'RelatedProduct')) return []
  return [
    {
      code: 'SP3109',
      message: 'Missing product in `RelatedProducts`, expected at least 1 `RelatedProduct`',
      hint: 'Add a `<RelatedProduct title="…" svg="…">`.',
    },
  ]
}
