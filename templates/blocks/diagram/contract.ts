import { z } from 'zod'
import type { CodeModel } from '../../elements/code/CodeBlock.tsx'

export const diagramContract = z.object({
  src: z.string().min(1).optional().describe('An image of the diagram: a path, a file beside the page, or a URL'),
  alt: z
    .string()
    .min(1)
    .optional()
    .describe('What the diagram shows, for readers who do not see it. An image needs it'),
  code: z
    .string()
    .optional()
    .describe('Mermaid source in place of an image; a `mermaid` fence, alone or in the block, sets it'),
})

export type DiagramProps = z.output<typeof diagramContract>

/** An image, or source that is drawn in the browser. */
export type DiagramModel =
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  | { readonly kind: 'source'; readonly code: CodeModel; readonly alt: string }
