import type { Code, Heading, Parents, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, type Options, type State, toMarkdown } from 'mdast-util-to-markdown'
import { escapeAttribute } from '../../formats/escape-text.ts'
import { ticksAround } from '../../formats/markdown/back-ticks.ts'
import { rootWithBareAmpersands } from '../../formats/markdown/bare-ampersands.ts'
import { escapeLine } from '../../formats/markdown/escape-line.ts'
import { cleanHtml } from '../../formats/markdown/html/clean-html.ts'
import type { JsxElement } from '../../formats/markdown/html/html.ts'
import { inertMarkdown } from '../../formats/markdown/inert-markdown.ts'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import { childrenOf } from '../../formats/markdown/walk.ts'
import { once } from '../../formats/once.ts'
import { joinedTexts } from '../../formats/text-pieces.ts'
import type { MarkdownPart } from '../../model/public-block.ts'
import { anchorBeside } from './anchor-beside.ts'
import { asWritten, unixLines } from './as-written.ts'
import { holdsText, htmlMarkdown } from './html-markdown.ts'
import type { MarkdownParts } from './markdown-parts.ts'
import { joinInItem } from './tight-items.ts'

/** How many nodes are a part of a long page. */
const nodesToRest = 64

/** What blocks without content say, by index: whether they say anything is asked before it is written. */
type Said = Map<number, string>

/** What is in blocks of a run, by what is around them. */
type Flows = Map<object, Map<string, string>>

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
  const flows: Flows = new Map()
  const options = once(
    (): Options => ({
      bullet: '-',
      fences: true,
      rule: '-',
      emphasis: '*',
      extensions: [gfm],
      handlers: handlersOf(parts, flows),
      join: [joinInItem],
    }),
  )
  const written = (run: string | RootContent[]) => {
    if (typeof run === 'string') return run
    parts.rest?.()
    flows.clear()
    return inertMarkdown(
      (wholeOf(run, parts) ?? toMarkdown({ type: 'root', children: run }, options())).trim(),
      parts.fast,
    )
  }
  return unixLines(`${joinedTexts(piecesOf(title, tree.children, parts, written), '\n\n')}\n`)
}

function* piecesOf(
  title: string | null,
  children: readonly RootContent[],
  parts: Writing,
  written: (run: string | RootContent[]) => string,
): Generator<string> {
  if (title !== null) yield `# ${escapeLine(title)}`
  for (const run of runsOf(children, parts)) {
    const piece = written(run)
    if (piece !== '') yield piece
  }
}

/**
 * What an author wrote as plain Markdown stays as it is: it is the truest form, and writing it again takes longer than
 * rendering the page. Everything else comes in runs of nodes.
 */
function* runsOf(children: readonly RootContent[], parts: Writing): Generator<string | RootContent[]> {
  let run: RootContent[] = []
  for (const [at, child] of children.entries()) {
    if (at % nodesToRest === 0) parts.rest?.()
    if (child.type === 'html' && cleanHtml(child.value, parts.link) === '') continue
    const own = asWritten(child, parts)
    if (own === null && isSilent(child, parts)) continue
    if (own === null) {
      // Between two blocks lies an empty line, whatever they say.
      if (run.length >= nodesToRest && run.at(-1)?.type === 'block' && child.type === 'block') {
        yield run
        run = []
      }
      run.push(child)
      continue
    }
    if (run.length > 0) yield run
    run = []
    yield own
  }
  if (run.length > 0) yield run
}

const gfm = gfmToMarkdown({ tablePipeAlign: false })

const [writeTable] = (gfm.extensions ?? []).flatMap(({ handlers }) => handlers?.table ?? [])

/** With three dashes a column, as in all other tables: not everybody who reads Markdown takes one for a column. */
const table: Handle = (...given) => {
  const [head = '', rule = '', ...rows] = (writeTable?.(...given) ?? '').split('\n')
  return [head, rule.replaceAll('-', '---'), ...rows].join('\n')
}

/** A block without content that says nothing in Markdown, as a decoration does, leaves no gap either. */
function isSilent(node: RootContent, parts: Writing): boolean {
  return node.type === 'block' && node.children.length === 0 && saidBy(node.index ?? -1, parts) === ''
}

/**
 * @returns the only node of a run where nothing around it says how it is written: code, and a block without content, as on a
 *   page made from data; null for other runs
 */
function wholeOf([first, ...more]: readonly RootContent[], parts: Writing): string | null {
  if (first?.type === 'code' && more.length === 0) return codeText(first, parts)
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

type Info = Parameters<Handle>[3]
/** What is written as what is in it. */
type Holder = BlockNode | JsxElement

function handlersOf(parts: Writing, written: Flows): Record<string, unknown> {
  const writeFlow = (node: Holder, inline: boolean, state: State, info: Info): string => {
    if (inline) return state.containerPhrasing(node, info)
    const children = childrenOf(node).filter((child) => !isSilent(child, parts))
    return state.containerFlow({ ...node, children } as never, info)
  }
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
    root: rootWithBareAmpersands,
    block(node: BlockNode, _parent: Parents | undefined, state: State, info: Info): string {
      const text = blockText(node, state, info)
      // A pipe would end the cell.
      return state.stack.includes('tableCell') ? text.replace(/(?<!\\)\|/g, '\\|') : text
    },
    code: (node: Code) => codeText(node, parts),
    heading: withOwnId,
    table,
    html: (node: { value: string }) => cleanHtml(node.value, parts.link),
    link: leading(defaultHandlers.link, parts),
    image: leading(defaultHandlers.image, parts),
    definition: leading(defaultHandlers.definition, parts),
    mdxJsxFlowElement: html,
    mdxJsxTextElement: html,
  }
}

const withOwnId: Handle = (node: Heading, parent, state, info) => {
  const text = defaultHandlers.heading(node, parent, state, info)
  const id = anchorBeside(node)
  return id === null ? text : text.replace(/^(?:#+ )?/, (signs) => `${signs}<a id="${escapeAttribute(id)}"></a>`)
}

/** The handler of a node with a URL, for the place where the URL leads: relative links would not hold in the twin. */
function leading(handle: Handle, { link }: MarkdownParts): Handle {
  const led: Handle = (node: { url: string }, ...rest) => handle({ ...node, url: link(node.url) }, ...rest)
  return Object.assign(led, handle)
}

function codeText(node: Code, { fences }: MarkdownParts): string {
  const model = fences[node.fence ?? -1]
  const code = model?.code ?? node.value
  const name = [model?.language ?? node.lang ?? '', model?.file === undefined ? '' : `title="${model.file}"`]
  return fenced(code, name.filter((word) => word !== '').join(' '))
}

/** @returns a fence long enough for code that holds fences itself */
function fenced(code: string, info: string): string {
  const marks = ticksAround(code, 3)
  return `${marks}${info}\n${code}\n${marks}`
}
