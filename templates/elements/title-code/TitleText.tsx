import type { ReactElement } from 'react'
import { titleParts } from './title-parts.ts'

/** A title that is given as a property: what stands between backticks is code in it. */
export function TitleText({ title }: { readonly title: string }): ReactElement {
  const parts = titleParts(title)
  if (parts.length === 1) return <>{title}</>
  return (
    // One item of a row, in which each part would be a column of its own.
    <span>
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        index % 2 === 0 ? part : <code key={index}>{part}</code>,
      )}
    </span>
  )
}
