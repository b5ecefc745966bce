import type { KnownOutput } from '../../compiler/emit/known-output.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import type { Audience } from '../../compiler/pipeline/audience.ts'
import type { SiteReport } from '../../compiler/pipeline/site-steps.ts'
import type { Reason } from '../../compiler/pipeline/why.ts'
import type { FirstLook } from '../../compiler/read/list-content.ts'
import type { MarkdownParser } from '../options.ts'
import type { InWork } from '../process/in-work.ts'
import type { KnownLog } from '../services/history.ts'
import type { PublishedOutput } from '../services/site-memory.ts'

/** How a run opens its site. */
export interface SiteOptions {
  /** An unset `${NAME}` of `site.yaml` is only a warning, nothing is written, and dates are not asked for. */
  readonly lenient: boolean
  /** What earlier builds remember is not read. */
  readonly clean: boolean
  /** No search engine may list any page. */
  readonly noindex?: boolean
  /** Which Markdown parser reads the pages that both can. */
  readonly parser?: MarkdownParser
  /** Whose pages are written; default: everybody's. */
  readonly audience?: Audience
  /** Told before the work on each page begins. */
  readonly working: (file: string, done: number, total: number) => void
  /** Told what the time goes to: a page or a partial, with the seconds that it may take, or null. */
  readonly inWork: InWork
  /** What the version history has just said; default: it is asked. */
  readonly log?: KnownLog | null
  /** Whether a second thread may make a part of the pages; default: none may. */
  readonly shares?: boolean
  /** Whether this is that second thread: what holds for the whole process is set by the first. */
  readonly isSecond?: boolean
  /** What was seen of the files just before; default: nothing. */
  readonly first?: FirstLook
  /** Files to leave out, with the seconds that they had; where there are any, more may come (`OverBudget` is thrown). */
  readonly overBudget: ReadonlyMap<string, number>
}

/** A site as a run asks it. */
export interface AskedSite {
  report(): Promise<SiteReport>
  /** Why no page has a date of its last change though git keeps the site; null where they have, or may have none. */
  readonly undated: string | null
  /** The files of the output, each made when it is asked for. It ends early where the report has an error. */
  files(): AsyncIterable<readonly OutputFile[]>
  /**
   * Looks at the content again: answers are then of the content as it is now.
   *
   * @returns whether anything has changed
   */
  refresh(): boolean
  /** What is known of an output folder. @param out absolute */
  knownOf(out: string): KnownOutput
  /**
   * @param out absolute: an output folder
   * @returns what tells apart what is known of it at different times; null where nothing is
   */
  outputMark(out: string): string | null
  /**
   * Remembers what was made.
   *
   * @param published what lies in an output folder; null where nothing was published
   * @returns why nothing can be remembered; null where it is
   */
  keep(published: PublishedOutput | null): Promise<string | null>
  /**
   * @param route null for all pages
   * @returns what has made pages new since the build before
   */
  why(route: string | null): readonly Reason[]
  /** What was read besides the content; null where answers depend on more than can be named. */
  used(): Used | null
  close(): void
}

/** What answers depend on besides the content. */
export interface Used {
  /** Names of variables of the environment. */
  readonly variables: readonly string[]
  /** What the version control told of pages that have moved (`MovedFiles.mark`); null where it was not asked. */
  readonly moves: string | null
}
