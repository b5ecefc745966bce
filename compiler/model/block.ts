import type { Nodes } from 'mdast'
import type { ReactElement } from 'react'
import type { FrontMatter } from '../data/front-matter.ts'
import type { Code } from '../diagnostics/diagnostic.ts'
import type { CodeModel } from '../formats/markdown/code/fence.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { BlockUse, Children } from './block-use.ts'
import type { SandboxUse } from './bundle.ts'
import type { MoreOfBlock } from './more-of-block.ts'
import type * as own from './public-block.ts'
import type { MarkdownInput } from './public-block.ts'
import type { RecordName } from './record-name.ts'
import type { SiteView } from './site.ts'

/** What a block says is wrong with one use of it. The compiler finds the characters that `path` or `child` names. */
export interface Finding extends own.Finding {
  /** The rule in the table of codes; default: the general code for what a site's own block says. */
  readonly code?: Code
  /** The record of the data that is said to be missing: one that is there and wrong has been reported already. */
  readonly missing?: RecordName
  /** A property that `path` does not go with: of the two the one written later is blamed, and the first is named as related. */
  readonly besides?: own.PropertyPath
  /** The child that `child` does not go with: it comes before, and is named as related. */
  readonly besidesChild?: number
}

/**
 * Whether a property holds more than an empty text, be it wrong. A check that asks for the value of a wrong one is not heard;
 * one that only asks for this says in one run what else is missing, or does not go with it.
 */
export type IsGiven<Props> = (property: keyof Props & string) => boolean

/** Which children a block takes. */
export interface ChildRule extends own.ChildRule {
  /** What the list can't say. Unlike the block's own check it is asked where properties are wrong, too. */
  check?(children: Children): readonly Finding[]
}

/** What a block's model is made from. Pure: the same input gives the same model. */
export interface ModelInput<Props> extends own.ModelInput<Props> {
  readonly use: BlockUse<Props>
  readonly site: SiteView
  readonly page: {
    readonly route: string
    readonly file: string
    readonly frontMatter: FrontMatter
    /** How many blocks of this name the page has. */
    readonly uses: number
    /** The level of the author's heading that the block is under; 1 is the page's title. */
    readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  }
  /** Those of the ids of `more.placement.owns` that this use has for itself. */
  readonly owned: ReadonlySet<string>
  /**
   * Markdown of a property or of data as safe HTML; its links are rewritten.
   *
   * @param record the record that has it, and is blamed for a dead link
   */
  html(markdown: string, record?: object): string
  /**
   * Puts a file beside the page's scripts and styles, for data that is too large for an island's props.
   *
   * @param name what the file is about, with its extension: `voices.json`
   * @returns its URL, which holds a hash of the content: browsers keep it for ever
   */
  file(name: string, content: string): string
  /** Code that is in data, coloured like a fence; an unknown language is plain text. Colours can be left out: they are elements. */
  code(text: string, language: string, coloured?: boolean): CodeModel
  /** The name that was probably meant, for a hint; null when none is near. */
  nearest(word: string, names: Iterable<string>): string | null
}

/** A link that a block makes from a record of the data: a dead one is blamed there. */
export interface RecordLink {
  readonly url: string
  readonly record: object
  /** The value of the record that it is made from; default: the address itself. */
  readonly written?: string
}

/** A block's model, with what it adds to the page. */
export interface Modelled<Model> extends Omit<own.Modelled<Model>, 'links'> {
  /** Links that the block makes from its model: a dead one is a warning. */
  readonly links?: readonly (string | RecordLink)[]
  readonly findings?: readonly Finding[]
  /** Ids that the block puts into the page besides those taken with `id()` (for example `top_of_page`). */
  readonly ids?: readonly string[]
  /** Ids for children of the block (a row of its table): already taken with `id()`, or its own. */
  readonly nodeIds?: ReadonlyMap<Exclude<Nodes, BlockNode>, string>
  /** The part of a specification that the block shows: what the page says besides is held against it. */
  readonly shows?: ShownPart
}

/** A specification by its name, and the operation of it that is meant, if it is one. */
export interface ShownPart {
  readonly specification: string
  readonly operationId?: string
}

/** An image as it can be shown: where it lies, its size in CSS pixels if the site has the file, and its place. */
export interface ContentImage {
  readonly src: string
  readonly size: { readonly width: number; readonly height: number } | null
  /** It is in a line of text, as a badge is. */
  readonly inline: boolean
}

export interface TemplateProps<Model> extends own.TemplateProps<Model> {
  /** @param src as the model has it: its link is rewritten already */
  image(src: string): ContentImage
}

/** An interactive part: `entry` is a path from `templates/`, never an import, so that the compiler loads no browser code. */
export interface Island<Model = unknown> extends own.Island<Model> {
  /**
   * Path from `templates/` of a `frame.html`: a page of its own for a sandboxed frame, with the content security policy
   * that is in it. The island finds its URL in `data-frame` of its root.
   */
  readonly sandbox?: string
  /**
   * Origins that the frame of this use may ask; then it has a page of its own for them, and the site's origin. Null: this
   * use shows no frame. Default: the frame's page as it is, which asks nobody.
   */
  connectOrigins?(model: Model): readonly string[] | null
  /** Whether this use of the block is interactive at all; default: always. */
  needed?(model: Model): boolean
}

/**
 * What a block is, as its folder says it: the fields of a site's own blocks, and `more`. The compiler knows no block but by
 * this shape. Its paths begin at `templates/`.
 */
export interface BlockDefinition<Props, Model>
  extends Omit<own.BlockDefinition<Props, Model>, 'children' | 'check' | 'model' | 'Template' | 'island'> {
  readonly children?: ChildRule | ChildRule['allow']
  check?(use: BlockUse<Props>, isGiven: IsGiven<Props>): readonly Finding[]
  model?(input: ModelInput<Props>): Modelled<Model>
  Template(props: TemplateProps<Model>): ReactElement | null
  readonly island?: Island<Model>
  readonly more?: MoreOfBlock<Props, Model>
}

/** A block with its defaults. */
export interface Block<Props, Model> extends BlockDefinition<Props, Model> {
  readonly children: ChildRule
  markdown(input: MarkdownInput<Model>): string
}

// The registry holds blocks of every kind of properties: the one place where their types are forgotten.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyBlock = Block<any, any>

/** Gives `check`, `model` and `Template` their types from the contract, without an annotation, and fills in what is left out. */
export function defineBlock<Props, Model = Props>({
  children = 'content',
  ...definition
}: BlockDefinition<Props, Model>): Block<Props, Model> {
  const rule = typeof children === 'object' && 'allow' in children ? children : { allow: children }
  return { markdown: (input) => input.children, ...definition, children: rule }
}

/** @returns the island that a use of a block is; null when it is none */
export function islandOf({ island }: AnyBlock, model: unknown): Island | null {
  return island === undefined || island.needed?.(model) === false ? null : island
}

/** @returns the frame that a use of a block shows; null when it shows none */
export function sandboxUse(block: AnyBlock, model: unknown): SandboxUse | null {
  const island = islandOf(block, model)
  if (island?.sandbox === undefined) return null
  if (island.connectOrigins === undefined) return { source: island.sandbox, connectOrigins: null }
  const connectOrigins = island.connectOrigins(model)
  return connectOrigins === null ? null : { source: island.sandbox, connectOrigins }
}
