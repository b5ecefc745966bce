import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { duplicateId } from '../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { firstTitle } from '../formats/markdown/first-title.ts'
import { shownText } from '../formats/markdown/shown-text.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { childrenOf } from '../formats/markdown/walk.ts'
import { nearest } from '../formats/nearest.ts'
import { joinedTexts } from '../formats/text-pieces.ts'
import type { AnyBlock, Finding, ModelInput, ShownPart } from '../model/block.ts'
import { dataFile } from '../model/data-file.ts'
import type { LinkTarget } from '../model/link-target.ts'
import type { OutputFile } from '../model/output.ts'
import type { Heading, Json } from '../model/public-block.ts'
import { underBase } from '../model/routes.ts'
import type { SiteView } from '../model/site.ts'
import { commonFindings } from '../validate/assumed-props.ts'
import type { CheckedBlock } from '../validate/checked-tree.ts'
import { findingToDiagnostic } from '../validate/finding.ts'
import { type CheckedPage, withoutLacking } from '../validate/validate.ts'
import { checkMentions } from './check-mentions.ts'
import { type DerivedLink, dataText } from './data-text.ts'
import { takeFootnoteIds } from './footnote-ids.ts'
import { PageIds } from './ids.ts'
import { rewriteLinks } from './rewrite-links.ts'

/** A page with everything that it shows: models of its blocks, anchors and headings in document order. */
export interface PageModel {
  readonly page: CheckedPage
  /** Models by the blocks' index; undefined where a block's properties are wrong. */
  readonly models: readonly unknown[]
  readonly headings: readonly Heading[]
  /** Ids that links may lead to, each between two line feeds: of a long page as a set they would take five times the room. */
  readonly anchors: string
  /** A heading or a block brings the level-1 heading. */
  readonly bringsTitle: boolean
  /** Data files that blocks put beside scripts and styles. */
  readonly files: readonly OutputFile[]
  /** Links that blocks made from their models. */
  readonly derived: readonly DerivedLink[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface ModelPageInput {
  readonly site: SiteView
  /** Where a link on this page leads. */
  readonly link: (url: string, page: CheckedPage) => LinkTarget
  /** Markdown written elsewhere, as safe HTML. */
  readonly html: (markdown: string, link: (url: string) => LinkTarget) => string
  /** Code written elsewhere. */
  readonly code: ModelInput<unknown>['code']
}

/** Makes the models of a page's blocks and gives out its ids. The page can be modelled again when the site has changed. */
export function modelPage(page: CheckedPage, input: ModelPageInput): PageModel {
  const walk = new PageWalk(page, input)
  if (page.tree !== null) {
    walk.reserve(page.tree.children)
    walk.visit(page.tree.children)
  }
  const { shown, diagnostics, ...result } = walk.result()
  const mentioned = checkMentions(page, shown, input.site)
  const found = [...diagnostics, ...mentioned]
  const told = page.lacks === undefined ? found : withoutLacking(found, page.lacks, page.source)
  return { diagnostics: told, bringsTitle: bringsTitle(page), ...result }
}

/** The state of one walk, made and dropped by `modelPage`. */
class PageWalk {
  readonly #page: CheckedPage
  readonly #input: ModelPageInput
  readonly #ids = new PageIds()
  readonly #models: unknown[] = []
  readonly #headings: Heading[] = []
  #depth: Heading['depth'] = 1
  readonly #files = new Map<string, OutputFile>()
  readonly #derived: DerivedLink[] = []
  /** By the block's index: the ids that it has for itself. */
  readonly #owned = new Map<number, ReadonlySet<string>>()
  readonly #diagnostics: Diagnostic[] = []
  readonly #shown: ShownPart[] = []
  /** How often the page has each kind of block. */
  readonly #uses: ReadonlyMap<AnyBlock, number>

  constructor(page: CheckedPage, input: ModelPageInput) {
    this.#page = page
    this.#input = input
    const uses = new Map<AnyBlock, number>()
    for (const { block } of page.blocks) uses.set(block, (uses.get(block) ?? 0) + 1)
    this.#uses = uses
  }

  result() {
    return {
      page: this.#page,
      models: this.#models,
      headings: this.#headings,
      anchors: `\n${joinedTexts(this.#ids.all, '\n')}\n`,
      files: [...this.#files.values()],
      derived: this.#derived,
      diagnostics: this.#diagnostics,
      shown: this.#shown,
    }
  }

  /** Ids that authors set by hand come first, so that made ones keep clear of them. */
  reserve(nodes: readonly RootContent[]): void {
    const { htmlIds, headingIds } = this.#page
    takeFootnoteIds(nodes, (id) => this.#ids.reserve(id))
    for (const { id, at } of headingIds) if (this.#ids.has(id)) this.#diagnostics.push(duplicateId(at, { id }))
    for (const id of [...htmlIds, ...headingIds.map((one) => one.id)]) this.#ids.reserve(id)
    this.#giveOwnIds()
  }

  /** The first block of each kind that asks for ids gets those that no author has set by hand. */
  #giveOwnIds(): void {
    const served = new Set<string>()
    for (const [index, { block, props, node }] of this.#page.blocks.entries()) {
      const owns = block.more?.placement?.owns
      if (owns === undefined || props === null || served.has(block.name)) continue
      const wanted: readonly string[] = owns({ name: block.name, props, children: node.children })
      if (wanted.length === 0) continue
      served.add(block.name)
      this.#owned.set(index, new Set(wanted.filter((id) => this.#ids.reserve(id))))
    }
  }

  visit(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'heading') {
        node.anchor = node.id ?? this.#ids.takeForHeading(textOf(node, { includeHtml: false }).trim())
        this.#headings.push({ id: node.anchor, depth: node.depth, value: shownText(node).trim() })
        this.#depth = node.depth
      } else if (node.type === 'block' && node.index !== undefined) this.#block(node, node.index)
      this.visit(childrenOf(node))
    }
  }

  #block(node: BlockNode, index: number): void {
    const checked = this.#page.blocks[index]
    if (checked === undefined) return
    if (checked.props === null) this.#findAnyway(checked)
    else this.#model(node, index, checked, checked.props)
  }

  #model(node: BlockNode, index: number, checked: CheckedBlock, props: Record<string, Json>): void {
    const { block } = checked
    const links = block.links?.(props) ?? []
    const rewritten =
      links.length === 0 ? props : rewriteLinks(props, links, (url) => this.#input.link(url, this.#page).href)
    if (block.model === undefined) {
      this.#models[index] = rewritten
      return
    }
    const { route, file, frontMatter } = this.#page
    const uses = this.#uses.get(block) ?? 0
    const text = dataText(this.#input, this.#page, checked)
    const modelled = block.model({
      use: { name: block.name, props, children: node.children },
      props: rewritten,
      site: this.#input.site,
      page: { route, file, frontMatter, uses, depth: this.#depth },
      id: (base) => this.#ids.take(base),
      owned: this.#owned.get(index) ?? new Set(),
      file: (name, content) => {
        const file = dataFile(name, content)
        this.#files.set(file.path, file)
        return underBase(this.#input.site.config.base, `/${file.path}`)
      },
      html: text.html,
      code: this.#input.code,
      nearest,
    })
    const from = modelled.shows === undefined ? {} : { specification: modelled.shows.specification }
    append(
      this.#derived,
      text.collected().map((link) => ({ ...link, ...from })),
    )
    if (modelled.shows !== undefined) this.#shown.push(modelled.shows)
    this.#models[index] = modelled.model
    node.heads = modelled.headings?.some(({ depth }) => depth === 2) ?? false
    append(this.#headings, modelled.headings ?? [])
    for (const heading of modelled.headings ?? []) this.#ids.reserve(heading.id)
    for (const id of modelled.ids ?? []) this.#ids.reserve(id)
    for (const [child, id] of modelled.nodeIds ?? [])
      child.data = { ...child.data, hProperties: { ...child.data?.hProperties, id } }
    for (const link of modelled.links ?? [])
      this.#derived.push({ ...(typeof link === 'string' ? { url: link } : link), block: checked, ...from })
    this.#tell(modelled.findings ?? [], checked)
  }

  /** Says what a model finds wrong with the properties that are right, where others are not. */
  #findAnyway(checked: CheckedBlock): void {
    const { block, assumed, node } = checked
    const { model, name } = block
    if (model === undefined || assumed === null) return
    const { route, file, frontMatter } = this.#page
    const found = assumed.ways.map((props) => {
      const modelled = model({
        use: { name, props, children: node.children },
        props,
        site: this.#input.site,
        page: { route, file, frontMatter, uses: this.#uses.get(block) ?? 0, depth: this.#depth },
        id: (base) => base,
        owned: new Set(),
        file: () => '',
        html: () => '',
        code: this.#input.code,
        nearest,
      })
      return modelled.findings ?? []
    })
    this.#tell(commonFindings(found, assumed.wrong), checked)
  }

  #tell(findings: readonly Finding[], { node, source }: CheckedBlock): void {
    for (const { missing, ...finding } of findings)
      if (missing === undefined || !this.#input.site.data.isRefused(missing))
        this.#diagnostics.push(findingToDiagnostic(finding, node, source, this.#page.blocks))
  }
}

function bringsTitle(page: CheckedPage): boolean {
  if (page.isTitledByHeading === true || firstTitle(page.tree?.children ?? []) !== null) return true
  return page.blocks.some(({ block }) => block.more?.page?.bringsTitle === true)
}
