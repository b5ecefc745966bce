import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { ButtonLink } from '../../elements/button/ButtonLink.tsx'
import { TitleText } from '../../elements/title-code/TitleText.tsx'
import type { CallToActionProps } from './contract.ts'

/** A title, a text, and one or two links that look like buttons. */
export function CallToAction({ model, children }: TemplateProps<CallToActionProps>): ReactElement {
  const { title, actionUrl, actionLabel, secondaryActionUrl, secondaryActionLabel } = model
  return (
    <div className="call-to-action">
      <p className="call-to-action-title">
        <TitleText title={title ?? ''} />
      </p>
      <div className="call-to-action-body">{children}</div>
      <p className="call-to-action-actions">
        <ButtonLink href={actionUrl ?? ''} kind="primary">
          {actionLabel}
        </ButtonLink>{' '}
        {secondaryActionUrl ? (
          <ButtonLink href={secondaryActionUrl} kind="secondary">
            {secondaryActionLabel}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  )
}
