import { Children, type ReactElement, type ReactNode } from 'react'

/**
 * Puts a space between elements that only a style sheet keeps apart: readers of the text alone, and programs that make text
 * of a page, would run their words together.
 *
 * @param children each of them but the first follows a space
 */
export function Spaced({ children }: { children: ReactNode }): ReactElement {
  return <>{Children.toArray(children).flatMap((child, at) => (at === 0 ? [child] : [' ', child]))}</>
}
