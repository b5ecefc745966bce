import type { ReactNode } from 'react'
import { isRightToLeft, useTexts } from '../texts/texts.ts'

/**
 * A name, or a text of the frame that may be English: on a page that is read from the right it goes the way of its own first
 * letter, or the signs of `C++` and `Success!` would stand on its other side.
 */
export function Isolated({ children }: { readonly children: ReactNode }): ReactNode {
  return isRightToLeft(useTexts().lang) ? <bdi>{children}</bdi> : children
}
