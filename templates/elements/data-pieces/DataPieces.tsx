import type { ReactElement } from 'react'
import { DataText } from '../DataText.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Section, sectionId } from '../heading/Section.tsx'
import type { TextPiece } from './split-at-headings.ts'

interface DataPiecesProps {
  readonly pieces: readonly TextPiece[]
  /** What comes before the first heading is in a line of text. */
  readonly inline?: boolean
}

/** A text of data with its headings, each with the section that belongs to it. */
export function DataPieces({ pieces, inline = false }: DataPiecesProps): ReactElement {
  return (
    <>
      {pieces.map(({ heading, html }) => {
        if (heading === null) return <DataText html={html} inline={inline} key="first" />
        return (
          <Section id={sectionId(heading.id)} feedback={heading.depth === 2} key={heading.id}>
            <Heading depth={heading.depth} id={heading.id}>
              {heading.html.includes('<') ? <DataText html={`<p>${heading.html}</p>`} inline /> : heading.text}
            </Heading>
            {html !== '' && <DataText html={html} />}
          </Section>
        )
      })}
    </>
  )
}
