import type { z } from 'zod'

/** A hosted search as the builder knows it. */
export interface HostedProvider<Settings extends z.ZodObject> {
  /** What `provider` in `site.yaml` says. */
  readonly name: string
  /** All that `site.yaml` sets; it goes onto pages. */
  readonly settings: Settings
  /** The variable of the environment that holds the key that may write: never a value of `site.yaml`. */
  readonly adminKey: string
  /** @returns the hosts that the browser asks, as the content security policy has them */
  hosts(settings: z.output<Settings>): readonly string[]
}
