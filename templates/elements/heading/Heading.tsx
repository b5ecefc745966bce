import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

interface HeadingProps {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  readonly id: string
  /** What the author's HTML sets besides: its language, for one. */
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/**
 * A heading of content with a link to itself. The link is beside the heading, not in it, so that the heading's name
 * stays its text. What readers think of its section they say at the section's end (`Section.tsx`).
 */
export function Heading({ depth, id, attributes, children }: HeadingProps): ReactElement {
  const say = useTexts()
  const Tag = `h${depth}` as const
  if (depth === 1)
    return (
      <Tag {...attributes} id={id}>
        {children}
      </Tag>
    )
  return (
    <div className={`heading heading-${depth}`}>
      <Tag {...attributes} id={id}>
        {children}
      </Tag>
      {/* biome-ignore lint/a11y/useAnchorContent: its label says what it is, and the style has its icon */}
      <a href={`#${id}`} aria-label={say('Link to this section')} aria-describedby={id} />
    </div>
  )
}
