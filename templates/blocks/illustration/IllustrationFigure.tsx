import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Illustration, type IllustrationProps } from '../../elements/illustrations/Illustration.tsx'

/** One of the theme's own drawings among the text. */
export function IllustrationFigure({ model }: TemplateProps<IllustrationProps>): ReactElement {
  return (
    <div className="illustration-figure">
      <Illustration {...model} />
    </div>
  )
}
