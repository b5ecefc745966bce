import type { BlockUse, Finding, ModelInput } from '../../../compiler/model/block.ts'
import type { DiagramProps } from './contract.ts'
import { diagramKinds } from './kinds.ts'
import { readSource } from './read-source.ts'

/** Either an image with its words, or source. */
export function checkDiagram({ props }: BlockUse<DiagramProps>): readonly Finding[] {
  const { src, alt, code } = props
  if (src !== undefined && code !== undefined)
    return [{ code: 'SP3121', message: 'Unexpected `code` beside `src`, expected one of them', path: ['code'] }]
  if (src !== undefined)
    return alt === undefined
      ? [
          {
            message: 'Missing property `alt` on `Diagram`',
            hint: 'Say what the image shows: `alt="…"`.',
            code: 'SP3003',
          },
        ]
      : []
  if (code === undefined)
    return [
      {
        code: 'SP3122',
        message: 'Missing diagram, expected an image (`src` with `alt`) or Mermaid source',
        hint: 'Add `src="…"` and `alt="…"`, or write a ```mermaid fence in place of the block.',
      },
    ]
  return readSource(code).word === ''
    ? [
        {
          code: 'SP3123',
          message: "Missing kind of diagram, expected source that begins with one of Mermaid's",
          hint: 'Begin with its kind, such as `flowchart LR`.',
          path: ['code'],
        },
      ]
    : []
}

/** @returns a warning for a first word that Mermaid does not know: a later release may know more */
export function unknownKind(word: string, nearest: ModelInput<unknown>['nearest']): Finding {
  const near = nearest(word, diagramKinds.keys())
  return {
    code: 'SP3124',
    message: `Unknown kind of diagram \`${word}\`, expected one of Mermaid's`,
    hint:
      near === null ? 'Begin with its kind, such as `flowchart LR` or `sequenceDiagram`.' : `Did you mean \`${near}\`?`,
    path: ['code'],
  }
}
