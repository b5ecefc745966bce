import type { Pipeline } from '../../../compiler/pipeline.ts'
import type { Sharing } from '../../site-question.ts'
import type { HandedOver } from './messages.ts'
import type { PageThread } from './page-thread.ts'
import { routesOfFiles } from './routes-of-files.ts'

/**
 * Makes pages from the first one on until it meets the other thread, and then goes on from what that has made.
 *
 * @param thread null where nobody makes a part of the pages
 * @param note called with the names of the variables of the environment that the other thread has read
 */
export function sharingWith(
  thread: PageThread | null,
  { facts, join }: Pick<Pipeline, 'facts' | 'join'>,
  note: (variables: HandedOver['variables']) => void,
): Sharing | null {
  if (thread === null) return null
  let routes: readonly string[] | null = null
  let taken = 0
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    const found = await thread.end()
    thread.close()
    if (found === null) return
    note(found.variables)
    if (found.traces !== null) join(found.traces)
  }
  return {
    async onBatch(batch) {
      if (isOver) return
      routes ??= routesOfFiles({ facts })
      const last = batch.at(-1) ?? ''
      while (taken < routes.length && (routes[taken] ?? '') <= last) taken++
      if (!thread.takeBefore(taken)) await end()
    },
    end,
  }
}
