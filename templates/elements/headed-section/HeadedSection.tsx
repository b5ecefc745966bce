import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { Section, sectionId } from '../heading/Section.tsx'

interface HeadedSectionProps {
  readonly anchor: string
  readonly heading: string
  readonly children: ReactNode
}

/**
 * A part of a landing or home page that a block heads. Its id is the one that sections of Markdown's headings have, so
 * that the list of contents follows it. Its style is `headed-section.css`.
 */
export function HeadedSection({ anchor, heading, children }: HeadedSectionProps): ReactElement {
  return (
    <Section className="headed-section" id={sectionId(anchor)}>
      <Heading depth={2} id={anchor}>
        {heading}
      </Heading>
      {children}
    </Section>
  )
}
