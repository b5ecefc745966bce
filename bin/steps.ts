import type { Checks } from '../compiler/diagnostics/choices.ts'
import type { Diagnostic, Outcome } from '../compiler/diagnostics/diagnostic.ts'

/** What a site's compilation gives. */
export interface Compiled<File> {
  /** Null when there are errors. Each is made when it is asked for, so that they are to be gone through once. */
  readonly files: AsyncIterable<File> | null
  readonly diagnostics: readonly Diagnostic[]
  readonly summary: { readonly pages: number }
  /** What the site wants to be told of warnings, the command's own too. */
  readonly checks: Checks
  /** For `--changed-since`: whether a page or a redirect stands at a route. Null when the site is too broken to tell. */
  readonly routes: { has(route: string): boolean; redirects(route: string): boolean } | null
}

/** What a publication has done. */
export interface Emitted {
  readonly diagnostics: readonly Diagnostic[]
  readonly written: number
  readonly unchanged: number
  readonly removed: number
}

/** A new output that lies complete beside the old one. */
export interface Ready {
  /** @param placing called when the first file is about to take its place */
  publish(placing: () => void): Promise<Emitted>
  discard(): void
}

export interface CompileOptions {
  /** Told before the work on each file of the content begins. */
  readonly working: (file: string, done: number, total: number) => void
  readonly clean: boolean
}

/** An output folder that is ours alone until it is released. */
export interface Held {
  /** The folder, absolute, where new files are prepared. */
  readonly work: string
  release(): Promise<void>
}

export interface PrepareOptions<Lock> {
  /** Absolute: the site's root. */
  readonly root: string
  readonly lock: Lock
}

/** The stages as the commands call them. Tests put others in their place. */
export interface Steps<Content, File, Lock extends Held> {
  /** Takes the output folder, or says why it may not be written to. */
  open(options: { readonly out: string; readonly root: string }): Promise<Outcome<Lock | null>>
  /** @param lenient an unset `${NAME}` of `site.yaml` is only a warning */
  read(root: string, options: { readonly lenient: boolean }): Promise<Outcome<Content>>
  compile(content: Content, options: CompileOptions): Promise<Compiled<File>>
  /** Takes the files as they are made; the output is not changed. Null where it can't be published. */
  prepare(files: AsyncIterable<File>, options: PrepareOptions<Lock>): Promise<Outcome<Ready | null>>
}
