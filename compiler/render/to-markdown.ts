import type { Code, Parents, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { defaultHandlers, type Handle, type Options, type State, toMarkdown } from 'mdast-util-to-markdown'
import { cleanHtml } from '../formats/markdown/clean-html.ts'
import { escapeLine } from '../formats/markdown/escape-line.ts'
import type { CodeModel } from '../formats/markdown/fence.ts'
import { inertMarkdown } from '../formats/markdown/inert-markdown.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { childrenOf } from '../formats/markdown/walk.ts'
import { once } from '../formats/once.ts'
import type { AnyBlock } from '../model/block.ts'
import type { MarkdownPart, Speaker } from '../model/public-block.ts'
import { holdsText, htmlMarkdown } from './html-markdown.ts'
import { joinInItem } from './tight-items.ts'

export interface MarkdownParts {
  readonly blocks: readonly { readonly block: AnyBlock; readonly model: unknown }[]
  readonly fences: readonly CodeModel[]
  readonly say: Speaker
  /** Where a link or image leads. */
  link(url: string): string
  /** The text that offsets of the page's own nodes count in. */
  readonly source: string
  /** Called between the parts of a long page. */
  rest?(): void
}

/** What blocks without content say, by index: whether they say anything is asked before it is written. */
type Said = Map<number, string>

interface Writing extends MarkdownParts {
  readonly said: Said
}

/**
 * Writes a page as clean Markdown for people and agents: no JSX, no directives, no raw JSON.
 *
 * @param title the level-1 heading, or null where the body brings its own
 */
export function toCleanMarkdown(tree: Root, title: string | null, given: MarkdownParts): string {
  const parts: Writing = { said: new Map(), ...given }
  const options = once(
    (): Options => ({
      bullet: '-',
      fences: true,
      rule: '-',
      emphasis: '_',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers: handlersOf(parts),
      join: [joinInItem],
    }),
  )
  const heading = title === null ? [] : [`# ${escapeLine(title)}`]
  const body = runsOf(tree.children, parts).map((run) => {
    if (typeof run === 'string') return run
    parts.rest?.()
    return inertMarkdown((wholeOf(run, parts) ?? toMarkdown({ type: 'root', children: run }, options())).trim())
  })
  return unixLines(`${[...heading, ...body].filter((piece) => piece !== '').join('\n\n')}\n`)
}

function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/**
 * What an author wrote as plain Markdown stays as it is: it is the truest form, and writing it again takes longer than
 * rendering the page. Everything else comes in runs of nodes.
 */
function runsOf(children: readonly RootContent[], parts: Writing): readonly (string | RootContent[])[] {
  const runs: (string | RootContent[])[] = []
  for (const child of children) {
    if (child.type === 'html' && cleanHtml(child.value, parts.link) === '') continue
    const own = asWritten(child, parts)
    const last = runs.at(-1)
    if (own !== null) runs.push(own)
    else if (isSilent(child, parts)) continue
    else if (Array.isArray(last)) last.push(child)
    else runs.push([child])
  }
  return runs
}

/** A block without content that says nothing in Markdown, as a decoration does, leaves no gap either. */
function isSilent(node: RootContent, parts: Writing): boolean {
  return node.type === 'block' && node.children.length === 0 && saidBy(node.index ?? -1, parts) === ''
}

/** @returns what the only block of a run says, as on a page made from data: nothing is around it; null for other runs */
function wholeOf([first, ...more]: readonly RootContent[], parts: Writing): string | null {
  if (first?.type !== 'block' || first.children.length > 0 || more.length > 0) return null
  return saidBy(first.index ?? -1, parts) ?? ''
}

/** @returns what a block without content says; undefined for one that is not shown */
function saidBy(index: number, { blocks, said, say }: Writing): string | undefined {
  const use = blocks[index]
  if (use?.model === undefined) return undefined
  const text = said.get(index) ?? use.block.markdown({ model: use.model, children: '', parts: [], say })
  said.set(index, text)
  return text
}

const plain: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'blockquote',
  'thematicBreak',
  'linkReference',
  'imageReference',
  'definition',
  'footnoteReference',
  'footnoteDefinition',
])

/** What may hold blocks and be plain when they are gone. */
const holders: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/** @returns the source of a top-level node that is clean Markdown, or null */
function asWritten(node: RootContent, parts: MarkdownParts): string | null {
  const { start, end } = node.position ?? {}
  // A list that does not begin at the margin would change its nesting.
  if (start?.offset === undefined || end?.offset === undefined || start.column !== 1) return null
  const source = parts.source.slice(start.offset, end.offset)
  // In MDX a brace may hold a value of the site or a comment; scripts and styles are no part of the page any more.
  if (node.type !== 'code' && /\{|<(?:script|style)/i.test(source)) return null
  // What a partial says stands in place of the include.
  if (holders.has(node.type) && /<[A-Z]|::[a-z]/.test(source)) return null
  return isPlain(node, parts, source) ? unixLines(source) : null
}

function isPlain(node: RootContent, parts: MarkdownParts, source: string): boolean {
  if (node.type === 'code') {
    const model = parts.fences[node.fence ?? -1]
    return !node.meta && model?.code === node.value && /^(`{3,}|~{3,})/.test(source)
  }
  if (!plain.has(node.type) || (node.type === 'heading' && node.id !== undefined)) return false
  const leads = node.type === 'link' || node.type === 'image' || node.type === 'definition'
  if (leads && parts.link(node.url) !== node.url) return false
  // The source of a placeholder that is shown as text would be HTML elsewhere.
  if (node.type === 'text' && /<[A-Za-z]/.test(node.value)) return false
  // Fences inside of lists are indented, which their own source does not show: they are written again.
  for (const child of childrenOf(node)) if (child.type === 'code' || !isPlain(child, parts, '')) return false
  return true
}

type Info = Parameters<Handle>[3]
/** What is written as what is in it. */
type Holder = BlockNode | MdxJsxFlowElement | MdxJsxTextElement

function handlersOf(parts: Writing): Record<string, unknown> {
  const writeFlow = (node: Holder, inline: boolean, state: State, info: Info): string => {
    if (inline) return state.containerPhrasing(node, info)
    const children = childrenOf(node).filter((child) => !isSilent(child, parts))
    return state.containerFlow({ ...node, children } as never, info)
  }
  const written = new Map<object, Map<string, string>>()
  /** A block is asked for what is in it as a whole and part by part: without this, time doubles with each level. */
  const flowOf: typeof writeFlow = (node, inline, state, info) => {
    const known = written.get(node) ?? new Map<string, string>()
    const around = `${info.before}\n${info.after}`
    const text = known.get(around) ?? writeFlow(node, inline, state, info)
    written.set(node, known.set(around, text))
    return text
  }

  const partsOf = (node: BlockNode, state: State, info: Info): MarkdownPart[] =>
    node.children.flatMap((child): MarkdownPart[] => {
      if (child.type === 'code') {
        const model = parts.fences[child.fence ?? -1]
        return [{ name: 'code', model, children: '', markdown: state.handle(child, node, state, info) }]
      }
      if (child.type !== 'block' || child.index === undefined) return []
      const use = parts.blocks[child.index]
      if (use?.model === undefined) return []
      const children = flowOf(child, child.inline, state, info)
      const markdown = state.handle(child, node, state, info)
      return [{ name: use.block.name, model: use.model, children, markdown }]
    })

  const blockText = (node: BlockNode, state: State, info: Info): string => {
    const use = node.index === undefined ? undefined : parts.blocks[node.index]
    if (use?.model === undefined) return ''
    if (node.children.length === 0) return saidBy(node.index ?? -1, parts) ?? ''
    const children = flowOf(node, node.inline, state, info)
    return use.block.markdown({ model: use.model, children, parts: partsOf(node, state, info), say: parts.say })
  }

  const html = htmlMarkdown(parts.link, (node, _, state, info) => flowOf(node, holdsText(node), state, info))

  return {
    block(node: BlockNode, _parent: Parents | undefined, state: State, info: Info): string {
      const text = blockText(node, state, info)
      // A pipe would end the cell.
      return state.stack.includes('tableCell') ? text.replace(/(?<!\\)\|/g, '\\|') : text
    },
    code(node: Code): string {
      const model = parts.fences[node.fence ?? -1]
      const code = model?.code ?? node.value
      const name = [model?.language ?? node.lang ?? '', model?.file === undefined ? '' : `title="${model.file}"`]
      return fenced(code, name.filter((word) => word !== '').join(' '))
    },
    html: (node: { value: string }) => cleanHtml(node.value, parts.link),
    link: leading(defaultHandlers.link, parts),
    image: leading(defaultHandlers.image, parts),
    definition: leading(defaultHandlers.definition, parts),
    mdxJsxFlowElement: html,
    mdxJsxTextElement: html,
  }
}

/** The handler of a node with a URL, for the place where the URL leads: relative links would not hold in the twin. */
function leading(handle: Handle, { link }: MarkdownParts): Handle {
  const led: Handle = (node: { url: string }, ...rest) => handle({ ...node, url: link(node.url) }, ...rest)
  return Object.assign(led, handle)
}

/** @returns a fence long enough for code that holds fences itself */
function fenced(code: string, info: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const marks = '`'.repeat(longest + 1)
  return `${marks}${info}\n${code}\n${marks}`
}
