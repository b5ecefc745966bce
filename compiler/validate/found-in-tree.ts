import type { Code, Heading, Image, ImageReference, InlineCode } from 'mdast'
import { missingAlt } from '../diagnostics/codes/links.ts'
import type { At } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { append } from '../formats/append.ts'
import { type CodeModel, readFence } from '../formats/markdown/code/fence.ts'
import type { Range } from '../formats/markdown/tree.ts'
import { rangeOf } from '../parse/node-range.ts'
import type { CheckedBlock, CheckedTree, LinkUse } from './checked-tree.ts'
import { fillAlt } from './expression.ts'
import { takeHeadingId } from './heading-id.ts'
import type { CheckedHtml } from './html-check.ts'
import type { Mention } from './mentions/mention.ts'
import { fenceMentions, inlineMention } from './mentions/read-mentions.ts'
import { type SetId, SetIds } from './set-id.ts'
import { at, placeIn, type SourceText, withRelated } from './source-text.ts'
import type { ValidateInput } from './validate-input.ts'

/** What the walk over a page has found, while it goes on. */
export class FoundInTree implements CheckedTree {
  readonly blocks: CheckedBlock[] = []
  readonly fences: CodeModel[] = []
  readonly links: LinkUse[] = []
  readonly mentions: Mention[] = []
  readonly titles: At[] = []
  readonly diagnostics = new Findings()
  hasHtml = false
  isWhole = true
  readonly partials: readonly string[]
  readonly #setIds = new SetIds()
  readonly htmlIds: readonly string[] = this.#setIds.ofHtml
  readonly headingIds: readonly SetId[] = this.#setIds.ofHeadings

  /** @param partials grows as the page takes them in */
  constructor(partials: readonly string[]) {
    this.partials = partials
  }

  takeHeading(node: Heading, source: SourceText): void {
    takeHeadingId(node, source)
    if (node.id !== undefined)
      this.diagnostics.addAll(this.#setIds.addHeading({ id: node.id, at: at(source, rangeOf(node)) }))
  }

  takeInlineCode(node: InlineCode, before: string, source: SourceText): void {
    append(this.mentions, inlineMention(node, before, source))
  }

  takeFence(node: Code, source: SourceText): void {
    append(this.mentions, fenceMentions(node, source))
    const fence = readFence(node, { file: source.file, text: source.text, position: node.position })
    node.fence = this.fences.push(fence.value) - 1
    this.diagnostics.addAll(withRelated(fence.diagnostics, source.related))
  }

  takeHtml({ diagnostics, links, ids }: CheckedHtml, source: SourceText): void {
    this.hasHtml = true
    this.diagnostics.addAll(diagnostics)
    for (const { url, kind, where } of links)
      this.links.push({ url, kind, file: source.file, place: where.place, related: source.related })
    for (const { id, where } of ids) this.diagnostics.addAll(this.#setIds.addHtml({ id, at: where }))
  }

  takeLink(url: string, kind: LinkUse['kind'], range: Range, source: SourceText): void {
    this.links.push({ url, kind, file: source.file, place: placeIn(source, range), related: source.related })
  }

  takeImage(node: Image | ImageReference, url: string, source: SourceText, input: ValidateInput): void {
    this.diagnostics.addAll(fillAlt(node, source, input))
    this.takeLink(url, 'image', rangeOf(node), source)
    if ((node.alt ?? '').trim() === '') this.diagnostics.add(missingAlt(at(source, rangeOf(node)), {}))
  }
}
