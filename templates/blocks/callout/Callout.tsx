import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { StateIcon } from '../../elements/StateIcon.tsx'
import { type CalloutProps, calloutTitles } from './contract.ts'

export function Callout({ model, children }: TemplateProps<CalloutProps>): ReactElement {
  const { variant } = model
  return (
    <aside className={`callout callout-${variant}`} aria-label={model.title ?? calloutTitles[variant]}>
      <p className="callout-title">
        <StateIcon state={variant} />
        {model.title ?? calloutTitles[variant]}
      </p>
      <div className="callout-body">{children}</div>
    </aside>
  )
}
