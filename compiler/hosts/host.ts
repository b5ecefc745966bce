import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SandboxPage } from '../model/bundle.ts'
import type { TextFile } from '../model/output.ts'
import type { HostingFormat } from '../model/page-path.ts'
import type { FlatRule } from './flat-rules.ts'
import type { PublishedPage } from './published-page.ts'
import type { Header } from './security-headers.ts'

/** What a host's files are made from. */
export interface HostedSite {
  /** Plain ones first, each kind in the order of use. */
  readonly rules: readonly FlatRule[]
  /** What is before the path of every address, in `rules` too: nothing, or `/a/b`. */
  readonly base: string
  readonly security: readonly Header[]
  readonly pages: readonly PublishedPage[]
  /** Pages that other pages show in a sandboxed frame. */
  readonly frames: readonly SandboxPage[]
  readonly format: HostingFormat
  /** The hosts that the site is made for; null where it does not say. */
  readonly for: ReadonlySet<string> | null
}

export interface HostFilesMade {
  readonly files: readonly TextFile[]
  /** Limits of the host that the site exceeds. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A place where a site can be published. */
export interface Host {
  /** The layout of files whose addresses it serves without a redirect, where it can't serve both. */
  readonly layout: HostingFormat | null
  /** It answers redirects by itself, so that no page has to replace them. */
  readonly redirects: boolean
  files(site: HostedSite): HostFilesMade
}

/** @returns files without anything to say of them */
export function made(...files: readonly TextFile[]): HostFilesMade {
  return { files, diagnostics: [] }
}
