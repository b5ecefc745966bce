import type { FrontMatter } from '../data/front-matter.ts'
import type { Origin } from '../data/records.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { type AnyBlock, sandboxUse } from '../model/block.ts'
import type { SandboxUse } from '../model/bundle.ts'
import type { LinkUse } from '../validate/checked-tree.ts'
import type { DerivedLink } from './data-text.ts'
import type { PageModel } from './model-page.ts'

/**
 * What the rest of the site asks of a page once it has been checked: its trees are a hundred times as large, and are made
 * again where a change asks.
 */
export interface PageOutline {
  readonly file: string
  readonly route: string
  /** False for a page that is made from data. */
  readonly hasFile: boolean
  readonly frontMatter: FrontMatter
  /** Its front matter is wrong: what can't be read there is a default. */
  readonly isGuessed: boolean
  /** False where a syntax error, in the page or in a partial of it, hides some of its anchors. */
  readonly isWhole: boolean
  /** Its anchors, each between two line feeds: a page made from data has hundreds, and few are ever asked for. */
  readonly anchors: string
  /** Of a long page each is made when it is looked at. */
  readonly links: Iterable<LinkUse>
  /** Links that blocks made from their models. */
  readonly derived: readonly DerivedUse[]
  /** Texts that its blocks and its front matter give as properties: names of records may be among them. */
  readonly names: readonly string[]
  /** Names of the partials that it shows. */
  readonly partials: readonly string[]
  /** Each kind of block once. */
  readonly blocks: readonly AnyBlock[]
  /** Addresses of sounds and films that its blocks play. */
  readonly media: readonly string[]
  /** Frames that its blocks may show. */
  readonly frames: readonly SandboxUse[]
  /** All that can be known without the other pages. Of a long page each is made when it is looked at. */
  readonly diagnostics: Iterable<Diagnostic>
  /** The place of each front-matter key that the page gives and a check of the whole site may blame. */
  readonly places: ReadonlyMap<string, Place | null>
}

/** A link that nobody wrote: the block that made it is blamed, or the record that it was made from. */
export interface DerivedUse extends LinkUse {
  readonly kind: 'derived'
  /** The specification whose texts may hold it, and are blamed then. */
  readonly specification: string | null
  /** The record that has it, and is blamed then: where it lies, and the text that is searched for in it. */
  readonly record: (Pick<Origin, 'file' | 'path'> & { readonly written: string }) | null
}

const blamed = ['product', 'sidebar', 'openapi'] as const

/**
 * @param found what the reading and the check of the page have found
 * @param originOf the place of a record of the data
 */
export function outlineOf(
  model: PageModel,
  found: Iterable<Diagnostic>,
  originOf: (record: object) => Origin | null,
): PageOutline {
  const { page } = model
  return {
    file: page.file,
    route: page.route,
    hasFile: page.source.text !== '',
    frontMatter: page.frontMatter,
    isGuessed: page.isGuessed === true,
    isWhole: page.isWhole,
    anchors: model.anchors,
    links: page.links,
    derived: model.derived.map((one) => derivedLink(one, page.origin ?? null, originOf)),
    names: namesIn(page),
    partials: page.partials,
    blocks: [...new Set(page.blocks.map(({ block }) => block))],
    media: mediaOf(model),
    frames: framesOf(model),
    diagnostics: Findings.of(found, model.diagnostics),
    places: new Map(givenIn(page.frontMatter).map((key) => [key, page.placeOf([key])])),
  }
}

/** @returns the keys that may be blamed. For the place of one the front matter is read once more, and most pages give none */
function givenIn(frontMatter: PageOutline['frontMatter']): readonly (typeof blamed)[number][] {
  return blamed.filter((key) => frontMatter[key] !== undefined)
}

/** @returns addresses of what the page's blocks play, each once */
function mediaOf({ page, models }: Pick<PageModel, 'page' | 'models'>): readonly string[] {
  const found = page.blocks.flatMap(({ block }, index) => {
    const model = models[index]
    return model === undefined ? [] : (block.more?.media?.plays?.(model) ?? [])
  })
  return [...new Set(found)]
}

/** @returns the frames that the page's blocks may show */
function framesOf({ page, models }: PageModel): readonly SandboxUse[] {
  return page.blocks.flatMap(({ block }, index) => {
    const use = models[index] === undefined ? null : sandboxUse(block, models[index])
    return use === null ? [] : [use]
  })
}

function namesIn({ blocks, frontMatter }: PageModel['page']): readonly string[] {
  const given = blocks.flatMap(({ props }) => Object.values(props ?? {}))
  return [...new Set([...given, frontMatter.openapi].filter((value) => typeof value === 'string'))]
}

/** @returns the anchors one by one */
export function anchorsOf({ anchors }: Pick<PageOutline, 'anchors'>): readonly string[] {
  return anchors.split('\n').filter((id) => id !== '')
}

function derivedLink(
  { url, block: { node, source }, specification, record, written }: DerivedLink,
  origin: Origin | null,
  originOf: (record: object) => Origin | null,
): DerivedUse {
  const { start, end } = node.opening
  const { related } = source
  if (end > 0 || origin === null) {
    const place = end > 0 ? source.lines.place(start, end) : null
    const from = record === undefined ? null : originOf(record)
    return {
      url,
      kind: 'derived',
      file: source.file,
      place,
      related,
      specification: specification ?? null,
      record: from === null ? null : { file: from.file, path: from.path, written: written ?? url },
    }
  }
  const at: { place?: Place | null } = {}
  return {
    url,
    kind: 'derived',
    file: origin.file,
    // Looked up only where there is something to say: a record has hundreds of links.
    get place() {
      at.place ??= origin.placeOfLink(url)
      return at.place
    },
    related,
    specification: specification ?? null,
    record: null,
  }
}
