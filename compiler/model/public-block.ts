// What a site's own blocks and parts of the frame are written with, and our own blocks with more: the types that the package
// exports. They need no other file of the compiler.
import type { ReactElement, ReactNode } from 'react'
import type { z } from 'zod'

/** A JSON value: all that a property of a block can hold, because content is data and never code. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A path into a block's properties, as zod issues give it: `['items', 1, 'label']`. */
export type PropertyPath = readonly (string | number)[]

/** One use of a block in a page: checked properties, and its children as mdast nodes. */
export interface BlockUse<Props> {
  readonly name: string
  readonly props: Props
  readonly children: readonly { readonly type: string }[]
}

/** What is wrong with one use of a block. */
export interface Finding {
  readonly message: string
  readonly hint?: string | null
  /** Default: `error`. */
  readonly severity?: 'error' | 'warning'
  /** The property, or the value inside its literal, that is wrong. Without it the opening tag is blamed. */
  readonly path?: PropertyPath
  /** The child (index in `children`) that is wrong. */
  readonly child?: number
}

/** Which children a block takes. `fences`: fenced code only; `table`: one GFM table; a list: only those blocks, `code` for a fence. */
export interface ChildRule {
  readonly allow: 'nothing' | 'content' | 'fences' | 'table' | readonly string[]
  /** With a list of blocks: other content may be between them. */
  readonly mixed?: boolean
  /** The message when there are none; `true` takes the general one. */
  readonly required?: string | true
}

/** A property that holds a URL, so that it is checked and rewritten as links are. */
export interface PropertyLink {
  readonly path: PropertyPath
  /** `derived`: the block makes the URL from other words, so that a dead one is only a warning. */
  readonly kind: 'link' | 'image' | 'derived'
  /** The URL, when it is not the value at `path` itself. */
  readonly url?: string
  /** `block`: the link's words are the block's own. Where nobody may be shown the link, the property is left out. */
  readonly words?: 'author' | 'block'
}

/** A heading of the page's contents list. */
export interface Heading {
  readonly id: string
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  readonly value: string
}

/** What a block's model is made from. Pure: the same input gives the same model. */
export interface ModelInput<Props> {
  readonly use: BlockUse<Props>
  /** Properties with every link of `links()` rewritten to where it leads. */
  readonly props: Props
  readonly page: { readonly route: string; readonly file: string }
  readonly site: SiteFacts
  /** Takes an id of the page in document order: `base`, or `base-1` and so on when it is taken. */
  id(base: string): string
  /** Markdown of a property as safe HTML; its links are rewritten. */
  html(markdown: string): string
}

/** A model with what it adds to the page. */
export interface Modelled<Model> {
  readonly model: Model
  readonly findings?: readonly Finding[]
  readonly headings?: readonly Heading[]
  /** Links that the block makes from its model: a dead one is a warning. */
  readonly links?: readonly string[]
}

/** A direct child that is a block (`name` is the block's) or fenced code (`name` is `code`). */
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

export interface TemplateProps<Model> {
  readonly model: Model
  readonly children: ReactNode
  readonly parts: readonly Part[]
}

/** Says a text of the theme, named by its English form, in a language. */
export interface Speaker {
  (english: string): string
  /** The language, for numbers and their forms. */
  readonly lang: string
}

export interface MarkdownInput<Model> {
  readonly model: Model
  /** Says a text in the language of the page; one that the theme does not know stays as it is. */
  readonly say: Speaker
  /** The children as Markdown. */
  readonly children: string
  readonly parts: readonly MarkdownPart[]
}

/** An interactive part. `entry` is a path from the block's folder to a module that exports `hydrate(root, props)`. */
export interface Island<Model> {
  readonly entry: string
  readonly hydrate: 'load' | 'idle' | 'visible' | 'interaction'
  /** What crosses to the browser as JSON; default: nothing. */
  props?(model: Model): Json
}

/** A block of a site: `blocks/<name>/block.tsx` exports one by default. */
export interface BlockDefinition<Props, Model> {
  /** The MDX name, `PersonCard`; the directive's name is its kebab-case. A block of the tool of that name is replaced. */
  readonly name: string
  /** One sentence about what it is for. */
  readonly summary: string
  /** zod object, each field described; unknown properties are reported by the tool. */
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
  model?(input: ModelInput<Props>): Model | Modelled<Model>
  Template(props: TemplateProps<Model>): ReactNode
  /** Clean Markdown for people and agents: never JSX. Default: that of the children. */
  markdown?(input: MarkdownInput<Model>): string
  /** Path of a style sheet from the block's folder; it is shipped only where the block is. */
  readonly styles?: string
  readonly island?: Island<Model>
  /** What search reads in place of the Markdown form. */
  search?(model: Model): string
}

/** What a block and a part may know of the site. */
export interface SiteFacts {
  readonly config: {
    readonly url: string
    /** The base of every path: `/docs`, or nothing. */
    readonly base: string
    readonly brand: { readonly key: string; readonly name: string }
  }
}

export interface PageLink {
  readonly title: string
  readonly path: string
}

/** What the parts of the frame are given: `theme/TopBar.tsx`, `Footer`, `NotFound`, `Head` and `PageHeader`. */
export interface PartProps extends SiteFacts {
  /** The path of the page's address, with the site's base. */
  readonly route: string
  readonly title: string
  readonly description: string
  /** BCP 47 language of the page. */
  readonly lang: string
  /** Absolute canonical URL. */
  readonly canonical: string
  readonly layout: 'doc' | 'landing' | 'home' | 'legal'
  readonly product: string | null
  readonly headings: readonly Heading[]
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly lastUpdated: string | null
  readonly year: number | null
  /** The tool's own part, to put it beside or into something of yours. Of the head: nothing, what you give is added to it. */
  readonly standard: ReactElement | null
}
