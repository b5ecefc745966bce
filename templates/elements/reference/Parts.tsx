import type { ReactElement, ReactNode } from 'react'
import type { Body } from '../../../compiler/openapi/operation/operation-model.ts'
import { Heading } from '../heading/Heading.tsx'
import type { Depth } from '../heading-depth.ts'
import { useTexts } from '../texts/texts.ts'

interface PartProps {
  readonly depth: Depth
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of an operation under its heading. */
export function Part({ depth, id, title, children }: PartProps): ReactElement {
  return (
    <div className="ref-part">
      <Heading depth={depth} id={id}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

/** A request without its body is refused. */
export function RequiredBody(): ReactElement {
  const say = useTexts()
  return <p className="ref-tag ref-tag-required">{say('required')}</p>
}

/** @returns the name of a body's part of the page */
export function bodyTitle({ contents }: Body): 'Request body' | 'Request body parameters' {
  const form = contents.every(({ encodingType }) => /form/i.test(encodingType))
  return form && contents.length > 0 ? 'Request body parameters' : 'Request body'
}
