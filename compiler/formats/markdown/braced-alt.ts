import type { Processor } from 'unified'
import { bracedText } from './braced-text.ts'
import type { BracedText } from './tree.ts'
import 'remark-parse'

declare module 'mdast' {
  interface Image {
    /** The text alternative, where it has braces. */
    braced?: BracedText
  }
  interface ImageReference {
    braced?: BracedText
  }
}

/** Keeps what is in the braces of a text alternative: in mdast it is a plain text, in which they are lost. */
export function bracedAlt(this: Processor): undefined {
  const data = this.data()
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      exit: {
        // The closing one comes when all of the text is there, and before it is made plain.
        labelMarker() {
          const [holder, label] = this.stack.slice(-2)
          if (holder?.type !== 'image' || label?.type !== 'fragment') return
          const braced = bracedText(label.children)
          if (braced !== null) holder.braced = braced
        },
      },
    },
  ]
}
