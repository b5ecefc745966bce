import type { Definition, Heading, Paragraph, Root, RootContent } from 'mdast'
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement, MdxTextExpression } from 'mdast-util-mdx'
import type { AnyBlock, Finding, Json, PropertyLink } from '../block.ts'
import { diagnose } from '../diagnostics/diagnose.ts'
import type { At, Diagnostic, Related } from '../diagnostics/diagnostic.ts'
import { type CodeModel, readFence } from '../markdown/fence.ts'
import { allowedProperty, isAllowedElement, isAnchor, isTaskBox, readHtml } from '../markdown/html.ts'
import { htmlLinks } from '../markdown/html-links.ts'
import type { BlockNode } from '../markdown/tree.ts'
import type { Mention } from '../mentions/mention.ts'
import { fenceMentions, inlineMention } from '../mentions/read-mentions.ts'
import { nearest } from '../nearest.ts'
import { readExpression } from '../props.ts'
import { kebabCase } from '../registry.ts'
import { partialNamed } from '../says-protected.ts'
import type { CheckedBlock, LinkUse, ValidateInput } from '../validate.ts'
import { checkProps, placeOfProperty, valueFault } from './block-props.ts'
import { checkChildren, unfitting } from './children.ts'
import { directiveFaults, unclosedContainer } from './directive-faults.ts'
import { at, placeIn, rangeOf, type SourceText } from './source-text.ts'

interface Parent {
  readonly type: string
  readonly name?: string
  children: RootContent[]
}

export interface CheckedTree {
  readonly blocks: readonly CheckedBlock[]
  readonly fences: readonly CodeModel[]
  readonly links: readonly LinkUse[]
  readonly mentions: readonly Mention[]
  readonly htmlIds: readonly string[]
  readonly hasHtml: boolean
  readonly partials: readonly string[]
  readonly isWhole: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Walks a page once and checks every node against what it may be. The tree is changed in place: variables become
 * text, comments go, includes become the partial's content, blocks and fences get their index.
 */
export function checkTree(tree: Root, source: SourceText, input: ValidateInput, standsIn: StandsIn): CheckedTree {
  const walk = new TreeCheck(input)
  const around = standsIn === 'anything' ? standsIn : (tree as Parent)
  walk.visitChildren(tree as Parent, { source, definitions: definitionsOf(tree), including: [], around })
  return walk
}

/** What a text is part of: a page, or, for a partial that is looked at by itself, whatever may include it. */
export type StandsIn = 'page' | 'anything'

/** Where the walk is: the text that offsets count in, its link definitions, and the partials that are open. */
interface Where {
  readonly source: SourceText
  readonly definitions: ReadonlyMap<string, Definition>
  readonly including: readonly string[]
  /** What the top of the text stands in: for a partial that is what includes it. */
  readonly around: Parent | 'anything'
}

/** The state of one walk, made and dropped by `checkTree`. */
class TreeCheck implements CheckedTree {
  readonly blocks: CheckedBlock[] = []
  readonly fences: CodeModel[] = []
  readonly links: LinkUse[] = []
  readonly mentions: Mention[] = []
  readonly htmlIds: string[] = []
  readonly partials: string[] = []
  readonly diagnostics: Diagnostic[] = []
  hasHtml = false
  isWhole = true
  readonly #input: ValidateInput
  readonly #directives: readonly string[]
  readonly #htmlIdPlaces = new Map<string, Related>()
  /** Openings of containers that the parser took for text: their closing lines are no mistakes of their own. */
  #misread = 0

  constructor(input: ValidateInput) {
    this.#input = input
    this.#directives = [...input.registry.byDirective.keys()]
  }

  visitChildren(parent: Parent, where: Where): void {
    parent.children = joinText(
      parent.children.flatMap((child, at, all) => this.#visit(child, parent, where, all[at - 1])),
    )
  }

  #visit(node: RootContent, parent: Parent, where: Where, before: RootContent | undefined): RootContent[] {
    const { source } = where
    switch (node.type) {
      case 'mdxjsEsm': {
        const word = /^\s*(\w+)/.exec(node.value)?.[1] ?? 'import'
        this.diagnostics.push(diagnose('SP2009', at(source, rangeOf(node)), word))
        return []
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#expression(node, where)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#jsxHtml(node, where)
      case 'html':
        this.#html(node.value, rangeOf(node), source)
        return [node]
      case 'heading':
        this.#headingId(node, source)
        break
      case 'paragraph':
        this.#paragraph(node, source)
        break
      case 'link':
        this.#link(node.url, 'link', rangeOf(node), source)
        break
      case 'image':
        this.#image(node.url, node.alt, rangeOf(node), source)
        break
      case 'linkReference':
      case 'imageReference': {
        const url = where.definitions.get(node.identifier)?.url
        if (url === undefined) break
        if (node.type === 'linkReference') this.#link(url, 'link', rangeOf(node), source)
        else this.#image(url, node.alt, rangeOf(node), source)
        break
      }
      case 'inlineCode':
        this.mentions.push(...inlineMention(node, before?.type === 'text' ? before.value : '', source))
        return [node]
      case 'code': {
        this.mentions.push(...fenceMentions(node, source))
        const fence = readFence(node, { file: source.file, text: source.text, position: node.position })
        node.fence = this.fences.push(fence.value) - 1
        for (const found of fence.diagnostics)
          this.diagnostics.push({ ...found, related: [...found.related, ...source.related] })
        return [node]
      }
      case 'block':
        return this.#block(node, parent, where)
    }
    const comments = node.type === 'paragraph' ? commentsAtEnds(node) : null
    if ('children' in node) this.visitChildren(node as Parent, where)
    if (node.type === 'paragraph' && comments !== null) trimEnds(node, comments)
    return [node]
  }

  #expression(node: MdxFlowExpression | MdxTextExpression, { source }: Where): RootContent[] {
    const range = rangeOf(node)
    const statement = node.data?.estree?.body[0]
    if (statement === undefined) return []
    const brace = { start: range.start, end: range.end }
    if (statement.type !== 'ExpressionStatement') {
      this.diagnostics.push(diagnose('SP2008', at(source, brace), 'statement'))
      return []
    }
    const { type } = statement.expression
    if (type !== 'MemberExpression' && type !== 'Identifier') {
      this.diagnostics.push(diagnose('SP2008', at(source, brace), 'expression in text'))
      return []
    }
    const read = readExpression(statement.expression, this.#input.variables)
    for (const fault of read.faults) this.#fault({ ...fault, range: brace }, source)
    if (read.faults.length > 0) return []
    const text: RootContent = { type: 'text', value: String(read.value ?? ''), position: node.position }
    return node.type === 'mdxFlowExpression'
      ? [{ type: 'paragraph', children: [text], position: node.position }]
      : [text]
  }

  #fault(fault: Parameters<typeof valueFault>[0], source: SourceText): void {
    if (fault.kind === 'unknown-variable') {
      const near = nearest(fault.what, this.#input.variableNames)
      this.diagnostics.push(diagnose('SP2010', at(source, fault.range), fault.what, near))
    } else this.diagnostics.push(valueFault(fault, source))
  }

  /** A lower-case tag in MDX: HTML, through the same allow-list as in Markdown. */
  #jsxHtml(node: MdxJsxFlowElement | MdxJsxTextElement, where: Where): RootContent[] {
    const { source } = where
    const name = node.name ?? ''
    this.hasHtml = true
    const isDropped = !isAllowedElement(name) || (name === 'input' && !isTaskBox(jsxText(node, 'type')))
    if (isDropped) {
      const start = rangeOf(node).start
      this.diagnostics.push(diagnose('SP2017', at(source, { start, end: start + 1 + name.length }), null, name))
    }
    const own = new Set<string>()
    for (const attribute of node.attributes) {
      const range = rangeOf(attribute)
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        this.diagnostics.push(diagnose('SP2011', at(source, range)))
        continue
      }
      const { value } = attribute
      if (value !== null && value !== undefined && typeof value !== 'string') {
        const statement = value.data?.estree?.body[0]
        if (statement?.type !== 'ExpressionStatement') continue
        const read = readExpression(statement.expression, this.#input.variables)
        const brace = source.text.indexOf('{', range.start)
        for (const fault of read.faults) this.#fault({ ...fault, range: { start: brace, end: range.end } }, source)
        // HTML knows no lists and no objects.
        attribute.value = read.value === null || typeof read.value === 'object' ? null : String(read.value)
      }
      if (isDropped) continue
      const text = typeof attribute.value === 'string' ? attribute.value : ''
      if (allowedProperty(name, attribute.name) === null)
        this.diagnostics.push(diagnose('SP2017', at(source, range), attribute.name, name))
      else if (isAnchor(name, attribute.name)) {
        if (!own.has(text)) this.#htmlId(text, at(source, range), source)
        own.add(text)
      } else for (const link of htmlLinks(name, attribute.name, text)) this.#link(link.url, link.kind, range, source)
    }
    if (name === 'img' && !node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt'))
      this.diagnostics.push(diagnose('SP4005', at(source, rangeOf(node))))
    this.visitChildren(node as Parent, where)
    return [node as RootContent]
  }

  #html(value: string, range: { start: number; end: number }, source: SourceText): void {
    this.hasHtml = true
    const facts = readHtml(value)
    // In a list or a quote the node's text lacks the markers of its lines, so only its first line can be placed.
    const exact = source.text.startsWith(value, range.start)
    const place = (inner: { start: number; end: number }) =>
      at(source, exact ? { start: range.start + inner.start, end: range.start + inner.end } : range)
    for (const { what, element, range: inner } of facts.dropped)
      this.diagnostics.push(diagnose('SP2017', { ...place(inner), ...this.#blockHint(what, element) }, what, element))
    for (const { url, kind, range: inner } of facts.links)
      this.links.push({ url, kind, file: source.file, place: place(inner).place, related: source.related })
    for (const inner of facts.silentImages) this.diagnostics.push(diagnose('SP4005', place(inner)))
    for (const { id, range: inner } of facts.ids) this.#htmlId(id, place(inner), source)
  }

  /** A browser goes to the first of two elements with one id: the later one can't be reached. */
  #htmlId(id: string, where: At, { file }: SourceText): void {
    const first = this.#htmlIdPlaces.get(id)
    if (first !== undefined) {
      this.diagnostics.push(diagnose('SP2020', { ...where, related: [first, ...(where.related ?? [])] }, id))
      return
    }
    const { line = null, column = null } = where.place ?? {}
    this.#htmlIdPlaces.set(id, { message: 'First set here', file, line, column })
    this.htmlIds.push(id)
  }

  /** JSX in a .md file is HTML, which knows no blocks. */
  #blockHint(what: string | null, element: string): { hint?: string } {
    if (what !== null) return {}
    const name = [...this.#input.registry.byName.keys()].find((known) => known.toLowerCase() === element)
    return name === undefined ? {} : { hint: `In .md files a block is a directive: \`:::${kebabCase(name)}\`.` }
  }

  #headingId(node: Heading, source: SourceText): void {
    const last = node.children.at(-1)
    if (last?.type === 'mdxTextExpression' && last.data?.estree?.body.length === 0) {
      const id = /^\/\*\s*#([^\s{}]+)\s*\*\/$/.exec(last.value.trim())?.[1]
      if (id === undefined) return
      node.id = id
      node.children.pop()
    } else if (last?.type === 'text' && source.format === 'md') {
      const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value)
      if (match === null) return
      node.id = match[1] as string
      last.value = last.value.slice(0, match.index)
    }
    const text = node.children.at(-1)
    if (text?.type === 'text') text.value = text.value.trimEnd()
  }

  #paragraph(node: Paragraph, source: SourceText): void {
    const faults = directiveFaults(node, source, this.#directives)
    this.diagnostics.push(...faults.diagnostics)
    this.#misread += faults.opens
    for (const close of faults.closes) {
      if (this.#misread > 0) this.#misread--
      else this.diagnostics.push(close)
    }
  }

  #link(url: string, kind: LinkUse['kind'], range: { start: number; end: number }, source: SourceText): void {
    this.links.push({ url, kind, file: source.file, place: placeIn(source, range), related: source.related })
  }

  #image(url: string, alt: string | null | undefined, range: { start: number; end: number }, source: SourceText): void {
    this.#link(url, 'image', range, source)
    if (alt === null || alt === undefined || alt.trim() === '')
      this.diagnostics.push(diagnose('SP4005', at(source, range)))
  }

  #block(node: BlockNode, parent: Parent, where: Where): RootContent[] {
    const { source } = where
    const { registry, variables } = this.#input
    const block = registry.byName.get(node.name)
    const unclosed = unclosedContainer(node, directiveName(node, source), parent, source)
    if (unclosed !== null) this.diagnostics.push(unclosed)
    if (block === undefined) {
      const written = node.syntax === 'jsx' ? `<${node.name}>` : `${node.syntax === 'leaf' ? '::' : ':::'}${node.name}`
      const near =
        node.syntax === 'jsx' ? nearest(node.name, registry.byName.keys()) : nearest(node.name, this.#directives)
      const hint =
        near === null ? null : node.syntax === 'jsx' ? near : `${node.syntax === 'leaf' ? '::' : ':::'}${near}`
      this.diagnostics.push(diagnose('SP3001', at(source, node.opening), written, hint))
      this.visitChildren(node as Parent, where)
      return []
    }
    const around = parent.type === 'root' ? where.around : parent
    const misplaced =
      around === 'anything'
        ? null
        : this.#placement(node, block.name, block.inside, block.inline === true, around, source)
    if (misplaced !== null) this.diagnostics.push(misplaced)
    const checked = checkProps(node, block, source, variables)
    for (const found of checked.diagnostics) this.diagnostics.push(this.#withNearestVariable(found))
    if (node.syntax !== 'text') this.diagnostics.push(...checkChildren(node, block, source, this.#isKnown))
    if (block.partial !== undefined)
      return this.#include(node, block.partial(checked.props ?? {}), checked.props !== null, { ...where, around })
    // The index is taken before the children's, so that blocks are in document order.
    node.index = this.blocks.push({ node, block, props: checked.props, source }) - 1
    this.visitChildren(node as Parent, where)
    if (checked.props !== null) {
      for (const finding of block.check?.({ name: block.name, props: checked.props, children: node.children }) ?? [])
        this.diagnostics.push(findingToDiagnostic(finding, node, source, this.blocks))
    }
    // Dead links are told in the same run as wrong properties.
    for (const link of linksOf(block, checked.props ?? checked.values)) {
      const url = link.url ?? valueAt(checked.props ?? checked.values, link.path)
      if (typeof url === 'string') this.#link(url, link.kind, placeOfProperty(node, link.path, source), source)
    }
    const inFlow = parent.type !== 'paragraph' && parent.type !== 'heading' && !phrasingParents.has(parent.type)
    if (block.inline === true && inFlow && node.syntax !== 'generated') {
      node.inline = true
      return [{ type: 'paragraph', children: [node], position: node.position }]
    }
    return [node]
  }

  /** What an include stands for is looked at by itself. */
  readonly #isKnown = (name: string): boolean => {
    const block = this.#input.registry.byName.get(name)
    return block !== undefined && block.partial === undefined
  }

  #withNearestVariable(found: Diagnostic): Diagnostic {
    if (found.code !== 'SP2010') return found
    const near = nearest(found.message.replace(/^.*`(.*)`.*$/, '$1'), this.#input.variableNames)
    return near === null ? found : { ...found, hint: `Did you mean \`${near}\`?` }
  }

  #placement(
    node: BlockNode,
    name: string,
    inside: readonly string[] | undefined,
    inline: boolean,
    parent: Parent,
    source: SourceText,
  ): Diagnostic | null {
    if (inside !== undefined && !(parent.type === 'block' && inside.includes(parent.name ?? ''))) {
      const parents = inside.map((one) => `\`${one}\``).join(' or ')
      return diagnose(
        'SP3006',
        at(source, node.opening),
        name,
        `outside of ${parents}`,
        `Put it directly inside ${parents}.`,
      )
    }
    if (!inline && (parent.type === 'paragraph' || parent.type === 'heading' || phrasingParents.has(parent.type)))
      return diagnose(
        'SP3006',
        at(source, node.opening),
        name,
        'in a line of text',
        'Put it on lines of its own, with an empty line before and after.',
      )
    return null
  }

  #include(node: BlockNode, file: string, valid: boolean, where: Where): RootContent[] {
    if (!valid) return []
    const { source, including, around } = where
    const partials = this.#input.partials
    const found = partialNamed(file, partials)
    const place = at(source, placeOfProperty(node, ['file'], source))
    if (found === undefined) {
      this.diagnostics.push(diagnose('SP3011', place, file, nearest(file.replace(/^\.?\//, ''), partials.keys())))
      return []
    }
    if (including.includes(found)) {
      this.diagnostics.push(diagnose('SP3012', place, [...including.slice(including.indexOf(found)), found]))
      return []
    }
    const partial = partials.get(found)
    this.partials.push(found)
    if (partial?.tree === null || partial === undefined) {
      this.isWhole = false
      return []
    }
    const tree = structuredClone(partial.tree)
    const { line, column } = placeIn(source, node.opening)
    const related = [...source.related, { message: 'Included here', file: source.file, line, column }]
    const text: SourceText = {
      file: partial.file,
      text: partial.text,
      format: partial.format,
      lines: partial.lines,
      related,
    }
    const holder = around === 'anything' ? undefined : this.#input.registry.byName.get(around.name ?? '')
    if (holder !== undefined) this.diagnostics.push(...unfitting(tree.children, holder, text, this.#isKnown))
    this.visitChildren(tree as Parent, {
      source: text,
      definitions: definitionsOf(tree),
      including: [...including, found],
      around,
    })
    // Their offsets count in the partial, where nobody looks any more.
    return tree.children.map((child) => ({ ...child, position: undefined }))
  }
}

/** @returns the text of an attribute of a JSX tag, or null where it is none */
function jsxText(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | null {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : null
}

function commentsAtEnds({ children }: Paragraph): { readonly first: boolean; readonly last: boolean } {
  const isComment = (node: RootContent | undefined) =>
    node?.type === 'mdxTextExpression' && node.data?.estree?.body.length === 0
  return { first: isComment(children[0]), last: isComment(children.at(-1)) }
}

/** The blank that a comment at an end of a paragraph leaves behind is no text. */
function trimEnds({ children }: Paragraph, comments: { readonly first: boolean; readonly last: boolean }): void {
  const first = children[0]
  const last = children.at(-1)
  if (comments.first && first?.type === 'text') first.value = first.value.trimStart()
  if (comments.last && last?.type === 'text') last.value = last.value.trimEnd()
}

/** Texts that stand side by side, as a value of the site in a sentence, become one. */
function joinText(children: RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (last?.type === 'text' && child.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + child.value }
    else joined.push(child)
  }
  return joined
}

/** A block finds links in properties that fit its contract; those that don't may hold anything in their place. */
function linksOf(block: AnyBlock, values: Record<string, Json>): readonly PropertyLink[] {
  try {
    return block.links?.(values) ?? []
  } catch {
    return []
  }
}

const phrasingParents: ReadonlySet<string> = new Set(['link', 'emphasis', 'strong', 'delete', 'tableCell'])

/**
 * Turns what a block says of itself into a diagnostic at the property, the child or the opening tag.
 *
 * @param blocks all of the page: a child that comes from a partial is blamed there
 */
export function findingToDiagnostic(
  finding: Finding,
  node: BlockNode,
  source: SourceText,
  blocks: readonly CheckedBlock[],
): Diagnostic {
  const place =
    node.syntax === 'generated'
      ? { file: source.file, place: null, related: source.related }
      : placeOfFinding(finding, node, source, blocks)
  const made = diagnose(
    'SP3009',
    { ...place, hint: finding.hint ?? null, severity: finding.severity ?? 'error' },
    finding.message,
  )
  return finding.code === undefined
    ? finding.severity === 'warning'
      ? { ...made, code: 'SP3014' }
      : made
    : { ...made, code: finding.code }
}

function placeOfFinding(finding: Finding, node: BlockNode, source: SourceText, blocks: readonly CheckedBlock[]): At {
  if (finding.path !== undefined) return at(source, placeOfProperty(node, finding.path, source))
  const child = finding.child === undefined ? undefined : node.children[finding.child]
  if (child?.type === 'block') return at(blocks[child.index ?? -1]?.source ?? source, child.opening)
  // Without a position it comes from a partial.
  return at(source, child?.position === undefined ? node.opening : rangeOf(child))
}

function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  const visit = (node: RootContent | Root) => {
    // The first definition of a name holds, as in CommonMark.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) visit(child as RootContent)
  }
  visit(tree)
  return definitions
}

function directiveName(node: BlockNode, source: SourceText): string {
  return /^:+([\w-]+)/.exec(source.text.slice(node.opening.start, node.opening.end))?.[1] ?? kebabCase(node.name)
}

function valueAt(props: Record<string, unknown>, path: readonly (string | number)[]): unknown {
  let value: unknown = props
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}
