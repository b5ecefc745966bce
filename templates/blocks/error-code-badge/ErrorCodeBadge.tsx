import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { filled, useTexts } from '../../elements/texts/texts.ts'
import type { ErrorCodeBadgeModel } from './contract.ts'

/** An error's number with a link to its page. */
export function ErrorCodeBadge({ model: { code, href } }: TemplateProps<ErrorCodeBadgeModel>): ReactElement {
  const say = useTexts()
  return (
    <span className="error-code-badge">
      <span className="error-code-number">{code}</span>{' '}
      <a href={href}>
        {say('Learn more')}
        <span className="visually-hidden"> {filled(say('about error {code}'), { code })}</span>
      </a>
    </span>
  )
}
