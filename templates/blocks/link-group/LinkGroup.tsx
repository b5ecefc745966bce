import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { HeadedGroup } from '../../elements/headed-section/headed-group.ts'
import { Heading } from '../../elements/heading/Heading.tsx'

/** A list of links below a heading that can be linked to. */
export function LinkGroup({ model, parts }: TemplateProps<HeadedGroup>): ReactElement {
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
