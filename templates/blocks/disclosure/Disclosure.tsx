import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { DisclosureProps } from './contract.ts'
import { titleParts } from './title-parts.ts'

/** Content that a reader opens, which takes no script. */
export function Disclosure({ model, children }: TemplateProps<DisclosureProps>): ReactElement {
  return (
    <details className="disclosure" open={model.open === true}>
      <summary className="disclosure-title">
        {titleParts(model.title).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          index % 2 === 0 ? part : <code key={index}>{part}</code>,
        )}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
