import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Heading } from '../../elements/heading/Heading.tsx'
import type { LinkGroupModel } from './contract.ts'

/** A list of links below a heading that can be linked to. */
export function LinkGroup({ model, parts }: TemplateProps<LinkGroupModel>): ReactElement {
  const rows = parts.map(({ element }, index) => ({ element, key: index }))
  return (
    <div className="link-group">
      <Heading depth={3} id={model.anchor}>
        {model.heading}
      </Heading>
      <ul>
        {rows.map(({ element, key }) => (
          <li key={key}>{element}</li>
        ))}
      </ul>
    </div>
  )
}
