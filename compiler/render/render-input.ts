import type { SiteConfig } from '../data/site/site-config.ts'
import type { HighlightMemory } from '../formats/markdown/code/highlight.ts'
import type { FastParser } from '../formats/markdown/fast/fast-parser.ts'
import type { ClientBundle } from '../model/bundle.ts'
import type { EarlyScript } from '../model/early-script.ts'
import type { ImageSize } from '../model/image-size.ts'
import type { LinkTarget } from '../model/link-target.ts'
import type { OutputFile } from '../model/output.ts'
import type { SiteView } from '../model/site.ts'
import type { MenuKey, RenderCache, Theme } from '../model/theme.ts'
import type { ShellMemory } from './html/shell.ts'

/** The site, as far as pages show it. */
export interface RenderedSite {
  readonly config: SiteConfig
  readonly view: SiteView
  /** See `SiteFrame`. */
  link(url: string, file: string, links?: readonly unknown[]): LinkTarget
}

/** What rendering needs besides the site: nothing here comes from the clock or the disk. */
export interface RenderInput {
  readonly site: RenderedSite
  readonly theme: Theme
  readonly client: ClientBundle
  /** Size of a local image by its site path. */
  readonly imageSize: (path: string) => ImageSize | null
  /** ISO date of a file's last change in the version history. */
  readonly lastUpdated: (file: string) => string | null
  /** The year of the copyright line, or null where the input names none. */
  readonly year: number | null
  /** Fences coloured before in this build. */
  readonly highlighted: HighlightMemory
  /** What the theme puts around content, rendered before in this build. */
  readonly shells: ShellMemory
  /** Reads Markdown forms where it gives what the reference gives. */
  readonly fast?: FastParser | null | undefined
  /** Called between the parts of a long page. */
  readonly rest?: () => void
  /** What the frames of pages share. */
  readonly kept?: RenderCache
  /** The file of a sidebar that is too large for each page; null for one that is not. */
  readonly menu?: (of: MenuKey) => SharedFile | null
  /** The first script of pages in a language. */
  readonly early: (lang: string) => SharedFile & Pick<EarlyScript, 'sources'>
}

/** A file that other pages name too, and what a page names it by among its sources. */
export interface SharedFile {
  readonly source: string
  readonly file: OutputFile
}

/** A rendered page: its files, and the scripts and styles that it names, by source. */
export interface RenderedPage {
  readonly files: readonly OutputFile[]
  readonly sources: ReadonlySet<string>
  readonly shared: readonly SharedFile[]
}
