import type { Pipeline } from '../../../compiler/pipeline.ts'
import type { Sharing } from '../../site/site-question.ts'
import type { HeadStart, ThreadResult } from './messages.ts'
import type { PageThread } from './page-thread.ts'
import { routesOfFiles } from './routes-of-files.ts'

interface SharingOptions {
  /** Called with what the other thread has read besides the content. */
  readonly note: (used: ThreadResult['used']) => void
  /** @returns what another thread may go on from */
  readonly handOver: () => HeadStart
}

/**
 * Makes pages from the first one on until it meets the other thread, and then goes on from what that has made.
 *
 * @param thread null where nobody makes a part of the pages
 */
export function sharingWith(
  thread: PageThread | null,
  { facts, join }: Pick<Pipeline, 'facts' | 'join'>,
  { note, handOver }: SharingOptions,
): Sharing | null {
  if (thread === null) return null
  let routes: readonly string[] | null = null
  let taken = 0
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    // It waits until it is told to begin.
    const found = routes === null ? null : await thread.end()
    thread.close()
    if (found === null) return
    note(found.used)
    if (found.traces !== null) join(found.traces)
  }
  return {
    async onBatch(batch) {
      if (isOver) return
      if (routes === null) {
        routes = routesOfFiles({ facts })
        // By now the heads of all pages are read: for both to do that takes each as long.
        thread.begin(handOver())
      }
      const last = batch.at(-1) ?? ''
      while (taken < routes.length && (routes[taken] ?? '') <= last) taken++
      if (!thread.takeBefore(taken)) await end()
    },
    end,
  }
}
