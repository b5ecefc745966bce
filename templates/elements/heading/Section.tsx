import type { ReactElement, ReactNode } from 'react'
import { FeedbackButtons } from '../feedback-buttons/FeedbackButtons.tsx'

/** What the id of a section has after that of its heading. */
const ending = '-section-indexable'

/** @returns the id of the section of a heading */
export function sectionId(heading: string): string {
  return heading + ending
}

interface SectionProps {
  readonly id: string
  readonly className?: string
  /** Readers say what they think of it at its end; default: they do. */
  readonly feedback?: boolean
  readonly children: ReactNode
}

/** What belongs to a heading of level 2. The list of contents follows scrolling by these sections' ids. */
export function Section({ id, className, feedback = true, children }: SectionProps): ReactElement {
  return (
    <section className={className} id={id}>
      {children}
      {feedback && id.endsWith(ending) && <FeedbackButtons />}
    </section>
  )
}
