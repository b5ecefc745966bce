import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { CodeBlock } from '../../elements/code/CodeBlock.tsx'
import { Disclosure } from '../../elements/disclosure/Disclosure.tsx'
import { Image } from '../../elements/image/Image.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { DiagramModel } from './contract.ts'

/** The source is shown until the island has drawn it: without scripts it is the diagram. */
export function Diagram({ model, image }: TemplateProps<DiagramModel>): ReactElement {
  const say = useTexts()
  if (model.kind === 'image') {
    const { src, size } = image(model.src)
    return (
      <figure className="diagram">
        <Image src={src} alt={model.alt} inline={false} {...size} />
      </figure>
    )
  }
  return (
    <figure className="diagram" data-diagram={model.alt}>
      <Disclosure title={say('Source of the diagram')} plain open>
        <CodeBlock code={model.code} label="Mermaid" />
      </Disclosure>
    </figure>
  )
}
