import type { SentAnnotation } from './api-schemas.ts'

export interface HostIssue {
  readonly number: number
  readonly title: string
  readonly body: string | null
  readonly state: 'open' | 'closed'
  readonly labels: readonly string[]
  readonly isPull?: boolean
}

export interface HostCheckRun {
  readonly id: number
  readonly name: string
  readonly head_sha: string
  readonly conclusion: string | null
  readonly title: string
  readonly summary: string
  readonly annotations: readonly SentAnnotation[]
  /** Annotations that came in each request. */
  readonly batches: readonly number[]
}

export interface HostPull {
  readonly files: readonly Readonly<Record<string, unknown>>[]
}

/** What the host knows, for tests to fill and to look at. The only repository is `acme/docs`. */
export interface HostState {
  /** Tokens that it accepts, and what each may do. */
  readonly tokens: Map<string, { readonly user: string; readonly may: readonly ('checks' | 'issues' | 'labels')[] }>
  readonly pulls: Map<number, HostPull>
  readonly commits: Set<string>
  checkRuns: readonly HostCheckRun[]
  issues: readonly HostIssue[]
}

export function emptyState(): HostState {
  return { tokens: new Map(), pulls: new Map(), commits: new Set(), checkRuns: [], issues: [] }
}
