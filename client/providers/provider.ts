import type { z } from 'zod'
import type { HostedSearchSettings } from '../wire/client-config.ts'
import type { HostedRecord } from '../wire/hosted-record.ts'

/** A hosted search as the builder and the command know it; `hosted-client.client.ts` says how the browser does. */
export interface HostedProvider {
  /** What `provider` in `site.yaml` says. */
  readonly name: string
  /** All that `site.yaml` sets; it goes onto pages. */
  readonly settings: z.ZodObject
  /** The variable of the environment that holds the key that may write: never a value of `site.yaml`. */
  readonly adminKey: string
  /** The browser can search lists with it, too: voices. */
  readonly searchesLists: boolean
  /** @returns the owner of the indexes: two indexes of one name are the same where their owner is */
  account(settings: HostedSearchSettings): string
  /** @returns the hosts that the browser asks, as the content security policy has them */
  hosts(settings: HostedSearchSettings): readonly string[]
  /** Loads what replaces the records of an index. */
  push(): Promise<PushRecords>
}

/** @returns null when the index holds the records and no others */
export type PushRecords = (
  records: readonly HostedRecord[],
  settings: HostedSearchSettings,
  target: PushTarget,
) => Promise<PushFailure | null>

export interface PushTarget {
  /** A key that may write; from the environment, never from a file of the site. */
  readonly adminKey: string
  readonly indexName: string
  /** Another address than the service's own: a proxy. */
  readonly endpoint: URL | null
}

export interface PushFailure {
  /** What is wrong: the call or its key, or the service and the way to it. */
  readonly fault: 'call' | 'environment'
  readonly message: string
}
