import { missingProperty } from '../../../compiler/diagnostics/codes/blocks.ts'
import {
  codeBesideImage,
  emptyDiagram,
  missingDiagram,
  unknownDiagramKind,
} from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, ModelInput } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { DiagramProps } from './contract.ts'
import { diagramKinds } from './kinds.ts'
import { readSource } from './read-source.ts'

/** Either an image with its words, or source. */
export function checkDiagram({ props }: BlockUse<DiagramProps>): readonly Finding[] {
  const { src, alt, code } = props
  if (src !== undefined && code !== undefined)
    return [{ ...codeBesideImage.finding(), path: ['code'], besides: ['src'] }]
  if (src !== undefined)
    return alt === undefined
      ? [
          {
            ...missingProperty.finding({ property: 'alt', block: 'Diagram' }),
            hint: 'Say what the image shows: `alt="…"`.',
          },
        ]
      : []
  if (code === undefined) return [missingDiagram.finding()]
  return readSource(code).word === '' ? [{ ...emptyDiagram.finding(), path: ['code'] }] : []
}

/** @returns a warning for a first word that Mermaid does not know: a later release may know more */
export function unknownKind(word: string, nearest: ModelInput<unknown>['nearest']): Finding {
  return { ...unknownDiagramKind.finding({ word, nearest: nearest(word, diagramKinds.keys()) }), path: ['code'] }
}
