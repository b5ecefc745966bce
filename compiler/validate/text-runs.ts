import type { Heading, Paragraph, RootContent, TableCell } from 'mdast'
import { silentElements } from '../formats/markdown/html/html.ts'

/** What holds a run of text that has ends of its own. */
type PhrasingParent = Heading | Paragraph | TableCell

/** @returns whether a node holds a run of text that has ends of its own */
export function isPhrasingParent(node: RootContent): node is PhrasingParent {
  return node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell'
}

/** @returns whether a run of text begins, or ends, with a comment */
export function commentsAtEnds({ children }: PhrasingParent): { readonly first: boolean; readonly last: boolean } {
  const isComment = (node: RootContent | undefined) =>
    node?.type === 'mdxTextExpression' && node.data?.estree?.body.length === 0
  return { first: isComment(children[0]), last: isComment(children.at(-1)) }
}

/** The space that a comment at an end of a run leaves behind is no text. */
export function trimEnds(
  { children }: PhrasingParent,
  comments: { readonly first: boolean; readonly last: boolean },
): void {
  const first = children[0]
  const last = children.at(-1)
  if (comments.first && first?.type === 'text') first.value = first.value.trimStart()
  if (comments.last && last?.type === 'text') last.value = last.value.trimEnd()
}

/**
 * Takes out scripts and styles in a line with what is in them, and a paragraph that has nothing else: in a `.md` file
 * each tag is a node, and what is between them would be left as text.
 *
 * @returns the list itself where nothing goes
 */
export function withoutSilent(children: RootContent[]): RootContent[] {
  return children.every(isShown()) ? children : children.filter(isShown())
}

/** @returns whether each of the children that follow each other is shown */
function isShown(): (child: RootContent) => boolean {
  let open: string | null = null
  return (child) => {
    if (open !== null) {
      if (child.type === 'html' && child.value.toLowerCase().startsWith(`</${open}`)) open = null
      return false
    }
    if (child.type === 'paragraph') return child.children.length > 0
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxJsxFlowElement')
      return !silentElements.has(child.name ?? '')
    const name = child.type === 'html' ? /^<(\w+)[^>]*>$/.exec(child.value)?.[1]?.toLowerCase() : undefined
    if (name === undefined || !silentElements.has(name)) return true
    open = name
    return false
  }
}

/**
 * Texts that are side by side, as a value of the site in a sentence, become one.
 *
 * @returns the list itself where none are
 */
export function joinText(children: RootContent[]): RootContent[] {
  if (!children.some(({ type }, at) => type === 'text' && children[at - 1]?.type === 'text')) return children
  const joined: RootContent[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (last?.type === 'text' && child.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + child.value }
    else joined.push(child)
  }
  return joined
}

/** @returns whether two lists hold the same nodes */
export function isSame(now: readonly RootContent[], before: readonly RootContent[]): boolean {
  return now === before || (now.length === before.length && now.every((node, at) => node === before[at]))
}
