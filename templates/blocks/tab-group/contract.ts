import { z } from 'zod'

export const tabGroupContract = z.object({})

export type TabGroupProps = z.output<typeof tabGroupContract>

/** What the template shows besides the tabs: the ids of their panels. */
export interface TabGroupModel {
  readonly panels: readonly string[]
}
