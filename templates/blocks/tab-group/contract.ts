import { z } from 'zod'

export const tabGroupContract = z.object({})

export type TabGroupProps = z.output<typeof tabGroupContract>

/** What the template shows: the group's own id, from which tabs and panels take theirs. */
export interface TabGroupModel {
  readonly id: string
}
