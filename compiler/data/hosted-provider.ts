import type { z } from 'zod'
import type { HostedSearchSettings } from '../../client/wire/client-config.ts'

/** A hosted search as the builder knows it. */
export interface HostedProvider {
  /** What `provider` in `site.yaml` says. */
  readonly name: string
  /** All that `site.yaml` sets; it goes onto pages. */
  readonly settings: z.ZodObject
  /** The variable of the environment that holds the key that may write: never a value of `site.yaml`. */
  readonly adminKey: string
  /** The browser can search lists with it, too: voices. */
  readonly searchesLists: boolean
  /** @returns the hosts that the browser asks, as the content security policy has them */
  hosts(settings: HostedSearchSettings): readonly string[]
}
