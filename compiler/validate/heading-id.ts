import type { Heading } from 'mdast'
import { idAtEnd } from '../formats/markdown/id-at-end.ts'
import type { SourceText } from './source-text.ts'

/** @returns whether a heading has nothing that is shown, whatever its id */
export function isUntitled({ children }: Heading, { format }: Pick<SourceText, 'format'>): boolean {
  return children.every((child) =>
    child.type === 'text'
      ? format === 'md' && child.value.replace(idAtEnd, '') === ''
      : child.type === 'mdxTextExpression' && child.data?.estree?.body.length === 0,
  )
}

/** Takes the id that an author wrote after a heading (`{#id}`, in MDX `{/* #id *\/}`) out of its text. */
export function takeHeadingId(node: Heading, source: SourceText): void {
  const last = node.children.at(-1)
  if (last?.type === 'mdxTextExpression' && last.data?.estree?.body.length === 0) {
    const id = /^\/\*\s*#([^\s{}]+)\s*\*\/$/.exec(last.value.trim())?.[1]
    if (id === undefined) return
    node.id = id
    node.children.pop()
  } else if (last?.type === 'text' && source.format === 'md') {
    const [written, id] = idAtEnd.exec(last.value) ?? []
    if (written === undefined || id === undefined) return
    node.id = id
    // One that is packed gives its text without the id by itself.
    if (node.children.at(-1) === last) last.value = last.value.slice(0, -written.length)
  }
  const text = node.children.at(-1)
  if (text?.type === 'text') text.value = text.value.trimEnd()
}
