import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { ErrorCodeBadgeModel } from './contract.ts'

export function ErrorCodeBadge({ model: { code, href } }: TemplateProps<ErrorCodeBadgeModel>): ReactElement {
  return (
    <span className="error-code-badge">
      <span className="error-code-number">{code}</span>{' '}
      <a className="error-code-link" href={href}>
        Learn more
        <span className="visually-hidden"> about error {code}</span>
      </a>
    </span>
  )
}
