import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { InfoBox, Sentences } from '../../elements/info-box/InfoBox.tsx'
import type { CloudSourceNoteModel } from './contract.ts'

/** A box of sentences about a source, marked where it is in beta. */
export function CloudSourceNote({ model }: TemplateProps<CloudSourceNoteModel>): ReactElement {
  const { id, title, isBeta, sentences } = model
  return (
    <InfoBox id={id} title={title} beta={isBeta}>
      <Sentences sentences={sentences} />
    </InfoBox>
  )
}
