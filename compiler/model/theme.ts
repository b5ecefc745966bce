import type { ReactElement, ReactNode } from 'react'
import type { SiteConfig } from '../data/site/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CodeModel } from '../formats/markdown/code/fence.ts'
import type { AnyBlock } from './block.ts'
import type { Heading, PageLink, Speaker } from './public-block.ts'

/** An item of the sidebar as rendered (spec 3, "Sidebar menu item"). */
export interface MenuItem {
  readonly type: 'separator' | 'file' | 'link' | 'folder'
  readonly name: string
  readonly path?: string
  readonly isExternal?: boolean
  readonly folderIcon?: string
  /** The product whose icon is before a file of another product than the current page's. */
  readonly product?: string
  /** A word before the name, such as the method of an operation. */
  readonly badge?: string
  readonly children?: readonly MenuItem[]
}

export interface Sidebar {
  readonly title: string
  readonly path?: string
  readonly items: readonly MenuItem[]
}

/** A scripts and styles entry of the output, by the name of its source under `templates/` or `client/`. */
export type AssetUrl = (source: string) => string

/**
 * Makes a value once.
 *
 * @param of what it is made from, as long as that lives
 * @param name tells it apart from others made from the same
 */
export type RenderCache = <Value>(of: readonly object[], name: string, make: () => Value) => Value

/** Everything a page frame shows. Plain data: templates ask nothing of the world. */
export interface PageView {
  readonly config: SiteConfig
  readonly route: string
  /** The picture of link previews: a site path or an absolute URL; null for none. */
  readonly image: string | null
  readonly title: string
  /** The title of the page whose part it is: names of schemas and operations repeat from reference to reference. */
  readonly partOf?: string | undefined
  readonly description: string
  /** BCP 47 language of the page. */
  readonly lang: string
  /** Absolute canonical URL, without trailing slash; empty for the page of addresses that do not exist. */
  readonly canonical: string
  readonly layout: 'doc' | 'landing' | 'home' | 'legal'
  /** Which branding, navigation items and search tag the page takes. */
  readonly brand: 'brand' | 'subBrand'
  readonly product: string | null
  readonly noindex: boolean
  /** Whether readers of the page can search. */
  readonly isSearched: boolean
  readonly headings: readonly Heading[]
  /** The level-1 heading that the frame shows, or null when the body brings its own. */
  readonly heading: string | null
  readonly sidebar: Sidebar | null
  /** Where all of the sidebar lies, of which the page has only a part; absent where it has all of it. */
  readonly menuHref?: string | null
  readonly breadcrumbs: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  /** Site path of the page's Markdown twin. */
  readonly markdownHref: string
  readonly editUrl: string | null
  /** ISO date of the last change in the version history. */
  readonly lastUpdated: string | null
  readonly year: number | null
  /** Whether the site has the icons that are drawn from its picture. */
  readonly hasIcons?: boolean
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** URL of the script that runs before anything is drawn, with the settings of the site. */
  readonly earlyScript: string
  readonly asset: AssetUrl
  /** What many pages show alike is made once; default: for each page. */
  readonly cache?: RenderCache | undefined
  readonly body: ReactNode
}

/** What tells apart the files of sidebars, which pages of all products share. */
export interface MenuKey {
  /** The name of the sidebar. */
  readonly name: string
  /** BCP 47. */
  readonly lang: string
}

/** What an author's HTML sets besides, as React names it: `id`, `lang`, `aria-label` and the like. */
export type OwnAttributes = Readonly<Record<string, unknown>>

/** What Markdown itself makes. */
export interface Elements {
  Heading(props: {
    depth: 1 | 2 | 3 | 4 | 5 | 6
    id: string
    attributes?: OwnAttributes
    children: ReactNode
  }): ReactElement
  Link(props: {
    href: string
    external: boolean
    title?: string
    attributes?: OwnAttributes
    children: ReactNode
  }): ReactElement
  Image(props: {
    src: string
    alt: string
    title?: string
    width?: number
    height?: number
    /** A width that is a part of the column: `50%`. */
    percent?: string
    inline: boolean
    attributes?: OwnAttributes
  }): ReactElement
  Table(props: { attributes?: OwnAttributes; children: ReactNode }): ReactElement
  /** `lines` is the HTML of the lines; default: what `codeLines.of` gives. */
  CodeBlock(props: { code: CodeModel; lines?: string }): ReactElement
  /** What the theme puts around the lines of code is rendered once for all code that it is the same for. */
  codeLines?: {
    /** @returns the HTML of the lines */
    of(code: CodeModel): string
    /** @returns what tells code apart from other code with the same around its lines */
    frame(code: CodeModel): string
  }
  /** The section that follows a heading of level 2 (its id ends in `section-indexable`). */
  Section(props: { id: string; children: ReactNode }): ReactElement
  /** An island's root: found by `client/islands.ts`. */
  IslandRoot(props: {
    src: string
    hydrate: string
    data: string | null
    /** URL of the page that the island may show in a sandboxed frame. */
    frame?: string
    children: ReactNode
  }): ReactElement
}

/** What a rendering has given, and what of it has failed. */
export interface Caught<Value> {
  readonly value: Value
  readonly diagnostics: readonly Diagnostic[]
}

/** The one value that `bin` hands to the compiler: all blocks, the page frame and what Markdown makes. */
export interface Theme {
  readonly blocks: readonly AnyBlock[]
  readonly elements: Elements
  /** Renders a whole document, from `<html>`. */
  Page(view: PageView): ReactElement
  /** The body of `404.html`. */
  NotFound(view: PageView): ReactElement
  /** Paths from `templates/` of the styles that every page takes, in order. */
  readonly styles: readonly string[]
  /** Of those that `404.html` takes besides. */
  readonly notFoundStyles?: readonly string[]
  /** Paths of style sheets that hold `styles` and those of many blocks, so that a page asks for one; the usual one first. */
  readonly sheets?: readonly string[]
  /**
   * Renders, where the theme has parts that are not ours: one that throws is left out, and what it has thrown is said. By
   * default a part that throws is a fault of the tool.
   */
  caught?<Value>(render: () => Value): Caught<Value>
  /** The script that runs before anything is drawn. */
  readonly early: {
    readonly source: string
    /** @returns the statement before it, which tells the browser's code how the site is set up */
    settings(of: { readonly config: SiteConfig; readonly lang: string; readonly asset: AssetUrl }): string
  }
  /** The source of the picture in browsers' tabs, where a site has none of its own. */
  readonly favicon?: string
  /** Names of the icons that products may have. */
  readonly icons?: readonly string[]
  /** English texts of the frame, which `strings` of `site.yaml` may put in other words. */
  readonly textKeys?: readonly string[]
  /** @returns what says such a text in a language */
  texts?(lang: string, own: SiteConfig['strings']): Speaker
  /** Lets content speak a language that is rendered apart from the frame. */
  inLanguage?(lang: string, own: SiteConfig['strings'], content: ReactNode): ReactElement
  /** @returns the HTML of a whole sidebar, where pages have only a part of it; else null */
  menu?(sidebar: Sidebar, of: Omit<MenuKey, 'name'> & { readonly config: SiteConfig }): string | null
  /** Sources whose files that CSS names. */
  readonly assets?: readonly string[]
  /** CSS that only this site needs, after the theme's own; empty for none. For one file with a hashed name. */
  siteStyles?(config: SiteConfig): string
}
