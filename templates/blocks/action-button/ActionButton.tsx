import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { ButtonLink } from '../../elements/button/ButtonLink.tsx'
import type { ActionButtonProps } from './contract.ts'

/** A link that looks like a button, in a paragraph of its own. */
export function ActionButton({ model }: TemplateProps<ActionButtonProps>): ReactElement {
  return (
    <p className="action-button">
      <ButtonLink href={model.url} kind="primary">
        {model.label}
      </ButtonLink>
    </p>
  )
}
