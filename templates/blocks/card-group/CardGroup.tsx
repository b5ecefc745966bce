import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { HeadedGroup } from '../../elements/headed-section/headed-group.ts'
import { Heading } from '../../elements/heading/Heading.tsx'

/** Cards below a heading that can be linked to. */
export function CardGroup({ model, children }: TemplateProps<HeadedGroup>): ReactElement {
  return (
    <div className="card-group">
      <Heading depth={3} id={model.anchor}>
        {model.heading}
      </Heading>
      <div className="card-group-cards">{children}</div>
    </div>
  )
}
