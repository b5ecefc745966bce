import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { StateIcon } from '../../elements/icons/StateIcon.tsx'
import { Isolated } from '../../elements/isolated/Isolated.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import { TitleText } from '../../elements/title-code/TitleText.tsx'
import { titleName } from '../../elements/title-code/title-parts.ts'
import { type CalloutProps, calloutTitles } from './contract.ts'

/** A note beside the text. Without a title of the author's it is called after its variant. */
export function Callout({ model, children }: TemplateProps<CalloutProps>): ReactElement {
  const { variant } = model
  const say = useTexts()
  const title = model.title ?? say(calloutTitles[variant])
  return (
    <aside className={`callout callout-${variant}`} aria-label={titleName(title)}>
      <p className="callout-title">
        <StateIcon state={variant} />
        {model.title === undefined ? <Isolated>{title}</Isolated> : <TitleText title={title} />}
      </p>
      <div className="callout-body">{children}</div>
    </aside>
  )
}
