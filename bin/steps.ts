import type { Diagnostic, Outcome } from '../compiler/diagnostics/diagnostic.ts'

/** What a site's compilation gives. */
export interface Compiled<File> {
  /** Null when there are errors. */
  readonly files: readonly File[] | null
  readonly diagnostics: readonly Diagnostic[]
  readonly summary: { readonly pages: number }
  /** For `--changed-since`: whether a page or a redirect stands at a route. Null when the site is too broken to tell. */
  readonly routes: { has(route: string): boolean; redirects(route: string): boolean } | null
}

/** What a publication has done. */
export interface Emitted {
  readonly diagnostics: readonly Diagnostic[]
  readonly written: number
  readonly removed: number
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

export interface EmitOptions<Lock> {
  /** Absolute: the output folder and the site's root. */
  readonly out: string
  readonly root: string
  readonly lock: Lock
  /** Told of the folder that must go when the work is cut off, and null when there is none any more. */
  readonly temporary: (folder: string | null) => void
}

/** The stages as the commands call them. Tests put others in their place. */
export interface Steps<Content, File, Lock extends Held> {
  /** Takes the output folder, or says why it may not be written to. */
  open(options: { readonly out: string; readonly root: string }): Promise<Outcome<Lock | null>>
  /** @param lenient an unset `${NAME}` of `site.yaml` is only a warning */
  read(root: string, options: { readonly lenient: boolean }): Promise<Outcome<Content>>
  compile(content: Content, options: CompileOptions): Promise<Compiled<File>>
  emit(files: readonly File[], options: EmitOptions<Lock>): Promise<Emitted>
}
