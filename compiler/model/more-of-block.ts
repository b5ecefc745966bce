import type { FrontMatter } from '../data/front-matter.ts'
import type { BlockUse } from './block-use.ts'
import type { GeneratedPage, Listing, NamedAnchor, PageSubject } from './generated-page.ts'
import type { Json } from './public-block.ts'
import type { SiteView } from './site.ts'

/** Names that mean a block, and the properties that each sets. */
type Presets = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Further ways to write a block. */
export interface BlockSyntax {
  /** Short directive names and the properties that each sets: `{info: {variant: 'info'}}`. */
  readonly directives?: Presets
  /** GitHub alerts (`NOTE`) that this block shows, and the properties that each sets. */
  readonly alerts?: Presets
  /**
   * What other generators call it (`Accordion`), and the properties that such a name sets. No author writes them
   * here: the report on one that does names this block.
   */
  readonly otherNames?: Presets
  /**
   * HTML that says the same elsewhere, such as a frame with a player: the properties that its tag gives, null for other
   * tags. The report on one that is dropped shows this block.
   */
  html?(tag: string): Readonly<Record<string, string>> | null
  /** Fence languages that this block shows, and the property that takes the code. */
  readonly fences?: Readonly<Record<string, string>>
}

/** Where a block is besides where an author puts it, and what keeps clear of it. */
export interface BlockPlacement<Props> {
  /** It is on such pages by itself: at the top, or at the end. */
  automatic?(frontMatter: FrontMatter): boolean | 'end'
  /** It is there for where its link leads, as a card is: where that must not be shown, it goes. */
  readonly standsForLink?: boolean
  /** It is a link in a line of text, or has one: it may not be in another. */
  readonly isLink?: boolean
  /**
   * Ids that the first of these blocks in a page has for itself, whatever is before it: headings and other blocks
   * keep clear of them. Only an id that the author has set by hand goes before. An empty list leaves them to the next.
   */
  owns?(use: BlockUse<Props>): readonly string[]
  /** The property that tells one of these blocks from the others of its page: links and reports name the block by it. */
  readonly namedBy?: string & keyof Props
}

/** What a block says of the page that it is on. */
export interface BlockOfPage<Props> {
  /** It brings the page's level-1 heading. */
  readonly bringsTitle?: boolean
  /** It says that only some may read the page: the page is protected, as one with `beta_feature`. */
  readonly protects?: boolean
  /** The file under `content/partials/` whose content replaces this block. */
  partial?(props: Props): string
}

/** Pages that a block makes from data, without files. */
export interface BlockRoutes {
  generates?(site: SiteView): readonly GeneratedPage[]
  /** What sidebars show below the entries of pages, besides what navigation files say. */
  lists?(site: SiteView): readonly Listing[]
  /** Whether it would generate a page of this route if a record were not wrong, so that a link to it is not dead. */
  wouldGenerate?(route: string, site: SiteView): boolean
  /** Whether it leaves a page of this route out, which has been said: a link to it is dead, but only a warning. */
  leavesOut?(route: string, site: SiteView): boolean
}

/** What a block shows of other sites, which the content security policy must allow. */
export interface BlockMedia<Model> {
  /** It shows another site's player in a frame. */
  readonly embeds?: 'video'
  /** Addresses of sounds or films that it plays. */
  plays?(model: Model): readonly string[]
}

/** What search is told of a page. */
export interface BlockSearch<Props, Model> {
  /** What a page is about whose first content the block is. */
  subject?(props: Props): PageSubject
  /** On any other page: names by which readers look for what the block shows, and the anchor of that. */
  named?(model: Model): NamedAnchor | null
  /** What search reads besides the Markdown form, where the block has no words of its own for it. */
  readonly besides?: string
}

/** What few blocks need, and no block of a site. */
export interface MoreOfBlock<Props, Model> {
  readonly syntax?: BlockSyntax
  readonly placement?: BlockPlacement<Props>
  readonly page?: BlockOfPage<Props>
  readonly routes?: BlockRoutes
  readonly media?: BlockMedia<Model>
  readonly search?: BlockSearch<Props, Model>
}
