import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Heading } from '../../elements/heading/Heading.tsx'
import { Section, sectionId } from '../../elements/heading/Section.tsx'
import { withoutParts } from '../../elements/without-parts.ts'
import type { LandingSectionModel } from './contract.ts'

/** Text with its side content, then the cards, wherever among the text the author wrote them. */
export function LandingSection({ model, children, parts }: TemplateProps<LandingSectionModel>): ReactElement {
  const { title, anchor } = model
  const side = parts.find(({ name }) => name === 'SideContent')
  const cards = parts.filter(({ name }) => name === 'LinkCard')
  const text = withoutParts(children, side === undefined ? cards : [side, ...cards])
  return (
    <Section className="headed-section" id={sectionId(anchor)}>
      <div className="landing-section" data-side={side === undefined ? undefined : ''}>
        <div className="landing-section-text">
          <Heading depth={2} id={anchor}>
            {title}
          </Heading>
          {text}
        </div>
        {side !== undefined && <div className="landing-section-side">{side.element}</div>}
        {cards.length > 0 && <div className="landing-section-cards">{cards.map(({ element }) => element)}</div>}
      </div>
    </Section>
  )
}
