import type { SiteMode } from '../data/site/site-file.ts'
import type { Environment } from '../formats/environment.ts'
import type { FastParser } from '../formats/markdown/fast/fast-parser.ts'
import type { ClientBundle } from '../model/bundle.ts'
import type { ImageSize } from '../model/image-size.ts'
import type { OwnCode } from '../model/own-code.ts'
import type { Theme } from '../model/theme.ts'
import type { DrawnIcons } from '../render/site-icons.ts'
import type { Memory } from '../store/remembered.ts'

/** What a site depends on besides its content. */
export interface World {
  readonly theme: Theme
  readonly client: ClientBundle
  /** What of the theme is the site's own, as it is at this moment; default: nothing. */
  readonly own?: () => OwnCode
  /** `preview` shows drafts; only `build` needs every value of the environment. */
  readonly mode: SiteMode
  /** No search engine may list any page: a site to look at before it is published. */
  readonly noindex?: boolean
  /** Which Markdown parser somebody has asked for; default: the fast one. */
  readonly parser?: 'remark' | 'fast'
  /** The fast parser; null or absent: the reference parses all. */
  readonly fast?: FastParser | null
  /** Whose pages the output holds; default: everybody's. */
  readonly audience?: 'all' | 'protected'
  /** Whether a URL in a page's file leads to what this output excludes; default: nothing is excluded. */
  readonly isExcluded?: (url: string, file: string) => boolean
  /** For `${NAME}` in site.yaml. */
  readonly env: Environment
  /** Size of an image file by its place on the disk. */
  readonly imageSize: (location: string) => ImageSize | null
  /**
   * An SVG file as the icons that browsers and phones ask for, by their names, in base64; null for one that can't be
   * drawn. Default: none can.
   */
  readonly drawIcons?: (location: string) => DrawnIcons | null
  /** ISO date of a file's last change in the version history. */
  readonly lastUpdated: (file: string) => string | null
  /** Where a page's file has gone, as the version history tells; null where it knows nothing of it. */
  readonly movedTo?: (file: string) => string | null
  /** The year of the copyright line, or null where the input names none. */
  readonly year: () => number | null
  /** Counts the changes of what the version history says, and of the site's own code; default: they never change. */
  readonly moment?: () => number
  /** Called with each page before the work on it begins, so that a crash can name it. What it throws reaches whoever asked. */
  readonly onPage?: (file: string) => void
  /** Told which page or partial the time goes to: see `tellingWork`. */
  readonly atWork?: (subject: string | null) => void
  /** Does the work on a page; it may cut off what takes too long, and throw. Default: nothing is cut off. */
  readonly bounded?: <Value>(work: () => Value) => Value
  /** Called between the parts of work on a page: what was noted for the last one is garbage. */
  readonly rest?: () => void
  /** Lets others have a turn while a long page is read: what compiled packages have lent goes back then. Default: nobody has. */
  readonly turn?: () => Promise<void>
  /** Called when all that a long page has written was let go, and when its trees were. */
  readonly onRelease?: () => void
  /** Called when answers of many pages were let go: what was between those that stay is garbage. */
  readonly onFold?: () => void
  /** What an earlier process has left, and where this one leaves what it makes; default: nothing is kept. */
  readonly memory?: Memory
  /** Pages whose trees and HTML stay in memory. */
  readonly keep?: number
}
