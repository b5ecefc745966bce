import { Children, isValidElement, type ReactNode } from 'react'
import type { Part } from '../../compiler/model/public-block.ts'

/**
 * What a block's children hold besides some of its parts, so that a template can lay those parts out elsewhere.
 *
 * @param children as the template got them, with the parts still inside
 * @returns the rest in its order; empty when only white space is left
 */
export function withoutParts(children: ReactNode, parts: readonly Part[]): readonly ReactNode[] {
  const taken = new Set(parts.map(({ element }) => (isValidElement(element) ? element.key : null)))
  const rest = Children.toArray(children).filter((child) => !(isValidElement(child) && taken.has(child.key)))
  return rest.every((child) => typeof child === 'string' && child.trim() === '') ? [] : rest
}
