import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { DisclosureProps } from './contract.ts'
import { titleParts } from './title-parts.ts'

/** Content that a reader opens, which takes no script. */
export function Disclosure({ model, children }: TemplateProps<DisclosureProps>): ReactElement {
  const parts = titleParts(model.title)
  return (
    <details className="disclosure" open={model.open === true}>
      <summary className="disclosure-title">
        {parts.length === 1 ? (
          model.title
        ) : (
          // One item of the row, in which each part would be a column of its own.
          <span>
            {parts.map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
              index % 2 === 0 ? part : <code key={index}>{part}</code>,
            )}
          </span>
        )}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
