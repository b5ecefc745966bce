import { createServer } from 'node:http'
import { createFeedbackHandler, type HandlerOptions } from '../../bin/services/feedback/handler.ts'
import type { FeedbackStore } from '../../bin/services/feedback/store.ts'
import type { StoredSubmission, Submission } from '../../bin/services/feedback/submission.ts'
import { close, listen } from '../local-server.ts'

/** The least that a submission holds: a click on a thumb. */
export const thumb = {
  sentiment: 'positive',
  sessionId: 'session-1',
  path: '/docs/voice/calls',
  section: '',
  product: 'voice',
  token: '',
  userId: 'visitor-1',
  anonymousId: 'anonymous-1',
} as const satisfies Submission

/** A submission as the store gives it back. */
export function stored(id: number, changes: Partial<StoredSubmission> = {}): StoredSubmission {
  const { token: _, ...rest } = thumb
  const empty = {
    feedbackType: null,
    whyAreYouHere: null,
    relatedTo: null,
    comment: null,
    slug: null,
    language: null,
    groupType: null,
  }
  return { ...rest, ...empty, id, receivedAt: `2026-05-0${Math.min(id, 9)}T10:00:00.000Z`, ...changes }
}

/** Keeps submissions in memory; `fail` makes it a full disk. */
export function memoryStore(fail = false): FeedbackStore & { readonly kept: Submission[] } {
  const kept: Submission[] = []
  return {
    kept,
    add: async (submission) => {
      if (fail) throw new Error('database or disk is full')
      kept.push(submission)
    },
    all: async function* () {},
    close: () => {},
  }
}

export interface RunningReceiver {
  readonly origin: string
  post(body: unknown, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** Runs the handler on a free port. */
export async function runHandler(store: FeedbackStore, options: HandlerOptions = {}): Promise<RunningReceiver> {
  const handler = createFeedbackHandler(store, options)
  const server = createServer((request, response) => void handler(request, response))
  const origin = await listen(server)
  return {
    origin,
    post: (body, init = {}) =>
      fetch(origin, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
        headers: { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) },
      }),
    close: () => close(server),
  }
}
