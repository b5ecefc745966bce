import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from 'mdast'
import type { ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { FrontMatter } from '../data/front-matter.ts'
import type { Code } from '../diagnostics/diagnostic.ts'
import type { CodeModel } from '../formats/markdown/fence.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { SandboxUse } from './bundle.ts'
import type { MoreOfBlock } from './more-of-block.ts'
import type { SiteView } from './site.ts'

/** A JSON value: all that a property of a block can hold, because content is data and never code. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A path into a block's properties, as zod issues give it: `['items', 1, 'label']`. */
export type PropertyPath = readonly (string | number)[]

/** What a block says is wrong with one use of it. The compiler finds the characters that `path` or `child` names. */
export interface Finding {
  readonly message: string
  readonly hint?: string | null
  /** The rule in the table of codes; default: the general code for what a site's own block says. */
  readonly code?: Code
  /** Default: as the table says of the code. */
  readonly severity?: 'error' | 'warning'
  /** The property, or the value inside its literal, that is wrong. Without it the opening tag is blamed. */
  readonly path?: PropertyPath
  /** The child (index in `node.children`) that is wrong. */
  readonly child?: number
  /** The record of the data that is said to be missing: one that is there and wrong has been reported already. */
  readonly missing?: RecordName
}

/** A record as pages name it; `kind` is the file or folder under `content/data/` that holds such records. */
export interface RecordName {
  readonly kind: 'errors' | 'destinations' | 'sources' | 'actions' | 'ai-labels' | 'openapi'
  readonly name: string | number
}

/** One use of a block in a page: checked properties, and its children as mdast. */
export interface BlockUse<Props = Record<string, Json>> {
  readonly name: string
  readonly props: Props
  readonly children: readonly (BlockContent | DefinitionContent | PhrasingContent | RootContent | BlockNode)[]
}

/** Which children a block takes. `fences`: fenced code only; `table`: one GFM table; a list: only those blocks, `code` for a fence. */
export interface ChildRule {
  readonly allow: 'nothing' | 'content' | 'fences' | 'table' | readonly string[]
  /** With a list of blocks: other content may be between them. */
  readonly mixed?: boolean
  /** The message when there are none; `true` takes the general one. */
  readonly required?: string | true
}

/** A property that holds a URL, so that the link graph checks and rewrites it. */
export interface PropertyLink {
  readonly path: PropertyPath
  /** `derived`: the block makes the URL from other words, so that a dead one is only a warning. */
  readonly kind: 'link' | 'image' | 'derived'
  /** The URL, when it is not the value at `path` itself. */
  readonly url?: string
}

/** A heading of the page's contents list. */
export interface Heading {
  readonly id: string
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  readonly value: string
}

/** A direct child that is a block (`name` is the block's) or fenced code (`name` is `code`), rendered and as a model. */
export interface Part<Model = unknown> {
  readonly name: string
  readonly model: Model
  /** What is inside the part. */
  readonly children: ReactNode
  /** The part as it would render by itself. */
  readonly element: ReactNode
}

/** The same for the Markdown form. */
export interface MarkdownPart<Model = unknown> {
  readonly name: string
  readonly model: Model
  readonly children: string
  readonly markdown: string
}

/** What a block's model is made from. Pure: the same input gives the same model. */
export interface ModelInput<Props> {
  readonly use: BlockUse<Props>
  /** Properties with every link of `links()` already rewritten to where it leads. */
  readonly props: Props
  readonly site: SiteView
  /** The page's own facts. */
  readonly page: {
    readonly route: string
    readonly file: string
    readonly frontMatter: FrontMatter
    /** How many blocks of this name the page has. */
    readonly uses: number
    /** The level of the author's heading that the block is under; 1 is the page's title. */
    readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  }
  /** Takes an id of the page in document order: `base`, or `base-1` and so on when it is taken. */
  id(base: string): string
  /** Those of the ids of `more.placement.owns` that this use has for itself. */
  readonly owned: ReadonlySet<string>
  /**
   * Puts a file beside the page's scripts and styles, for data that is too large for an island's props.
   *
   * @param name what the file is about, with its extension: `voices.json`
   * @returns its URL, which holds a hash of the content: browsers keep it for ever
   */
  file(name: string, content: string): string
  /**
   * Inline or block Markdown written elsewhere (a data file's text), made safe: HTML goes through the allow-list. Its
   * links are rewritten, and a dead one is a warning.
   */
  html(markdown: string): string
  /** Code that is in data, coloured like a fence; an unknown language is plain text. */
  code(text: string, language: string): CodeModel
  /** The name that was probably meant, for a hint; null when none is near. */
  nearest(word: string, names: Iterable<string>): string | null
}

/** A block's model, with what it adds to the page. */
export interface Modelled<Model> {
  readonly model: Model
  readonly findings?: readonly Finding[]
  readonly headings?: readonly Heading[]
  /** Ids that the block puts into the page besides those taken with `id()` (for example `top_of_page`). */
  readonly ids?: readonly string[]
  /** Ids for children of the block (a row of its table): already taken with `id()`, or its own. */
  readonly nodeIds?: ReadonlyMap<Exclude<Nodes, BlockNode>, string>
  /** Links that the block makes from its model, checked with a warning. */
  readonly links?: readonly string[]
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

export interface TemplateProps<Model> {
  readonly model: Model
  readonly children: ReactNode
  readonly parts: readonly Part[]
  /** @param src as the model has it: its link is rewritten already */
  image(src: string): ContentImage
}

export interface MarkdownInput<Model> {
  readonly model: Model
  /** The children as Markdown. */
  readonly children: string
  readonly parts: readonly MarkdownPart[]
}

/** An interactive part: `entry` is a path from `templates/`, never an import, so that the compiler loads no browser code. */
export interface Island<Model = unknown> {
  readonly entry: string
  readonly hydrate: 'load' | 'idle' | 'visible' | 'interaction'
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
  /** What crosses to the browser as JSON; default: nothing. */
  props?(model: Model): Json
}

/**
 * What a block is, as its folder says it: the fields of a site's own blocks, and `more`. The compiler knows no block but by
 * this shape.
 */
export interface BlockDefinition<Props, Model> {
  /** The MDX name, `CallToAction`; the directive's name is its kebab-case. */
  readonly name: string
  /** One sentence for the block reference. */
  readonly summary: string
  /** zod object, each field described; unknown keys are reported by the compiler. */
  readonly contract: z.ZodType<Props>
  /** Default: content, or nothing. */
  readonly children?: ChildRule | ChildRule['allow']
  /** It may be in a line of text. Others are alone on their lines. */
  readonly inline?: boolean
  /** It is allowed only directly inside these blocks. */
  readonly inside?: readonly string[]
  /** What a shape cannot say. */
  check?(use: BlockUse<Props>): readonly Finding[]
  /** The properties that hold URLs. */
  links?(props: Props): readonly PropertyLink[]
  /** Default: the model is the properties. */
  model?(input: ModelInput<Props>): Modelled<Model>
  Template(props: TemplateProps<Model>): ReactElement | null
  /** Clean Markdown for people and agents: never JSX, never raw JSON; one line where it is inline. Default: the children. */
  markdown?(input: MarkdownInput<Model>): string
  /** What search reads of it in place of its Markdown form. */
  search?(model: Model): string
  /** Path from `templates/` of the block's style, shipped only where the block is. */
  readonly styles?: string
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

/** @returns the frame that a use of a block shows; null when it shows none */
export function sandboxUse({ island }: AnyBlock, model: unknown): SandboxUse | null {
  if (island?.sandbox === undefined || island.needed?.(model) === false) return null
  if (island.connectOrigins === undefined) return { source: island.sandbox, connectOrigins: null }
  const connectOrigins = island.connectOrigins(model)
  return connectOrigins === null ? null : { source: island.sandbox, connectOrigins }
}
