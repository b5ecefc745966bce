import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { TitleText } from '../../elements/title-code/TitleText.tsx'
import type { DisclosureProps } from './contract.ts'

/** Content that a reader opens, which takes no script. */
export function Disclosure({ model, children }: TemplateProps<DisclosureProps>): ReactElement {
  return (
    <details className="disclosure" open={model.open === true}>
      <summary className="disclosure-title">
        <TitleText title={model.title} />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
