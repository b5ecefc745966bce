import type { IncomingMessage, ServerResponse } from 'node:http'
import type { System } from '../../system.ts'
import type { FeedbackHandler } from '../feedback/handler.ts'
import { feedbackPath } from '../feedback/path.ts'
import type { FeedbackStore } from '../feedback/store.ts'

/** The receiver of feedback inside of the preview. */
export interface FeedbackPosts {
  /** @returns who takes a post to this path, or null */
  at(path: string): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null
  close(): void
}

interface FeedbackOptions {
  readonly root: string
  readonly system: System
  /** Where the pages send feedback to: a site path, or another site. */
  endpoint(): string | null
  /** Called with why a submission is not kept. */
  onLoss(error: unknown): void
}

/** The database is opened with the first post: a preview that nobody sends feedback to leaves no file behind. */
export function createFeedback({ root, system, endpoint, onLoss }: FeedbackOptions): FeedbackPosts {
  let store: FeedbackStore | null = null
  let opened: Promise<FeedbackHandler> | null = null
  const openHandler = async (): Promise<FeedbackHandler> => {
    const [{ openFeedbackStore }, { chooseDatabase }, { createFeedbackHandler }] = await Promise.all([
      import('../feedback/store.ts'),
      import('../feedback/database.ts'),
      import('../feedback/handler.ts'),
    ])
    store = await openFeedbackStore(chooseDatabase(undefined, root, system))
    return createFeedbackHandler(store, { onError: onLoss })
  }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    opened ??= openHandler()
    try {
      await (await opened)(request, response)
    } catch (error) {
      // The next post tries again.
      opened = null
      onLoss(error)
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('The feedback could not be kept')
    }
  }
  return {
    at: (path) => (path === feedbackPath || path === endpoint() ? take : null),
    close: () => store?.close(),
  }
}
