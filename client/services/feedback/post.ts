import type { FeedbackPost } from '../../wire/feedback.ts'

/** Milliseconds until a post counts as failed. */
const timeoutMs = 10_000

/**
 * Posts a submission. Only 200 and 201 are success; a redirection is not followed, because its target's 200 would say
 * nothing about the feedback.
 *
 * @throws `Error('Error on posting feedback')`, whose cause is the JSON body of a 400, the text of any other answer, or
 *   the error of the network (specification, section 8)
 */
export async function postFeedback(endpoint: string, body: FeedbackPost): Promise<void> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      // The reader may follow a link right after the click.
      keepalive: true,
      signal: abort.signal,
    })
    if (response.status === 200 || response.status === 201) return
    throw failure(await causeOf(response))
  } catch (error) {
    throw error instanceof Error && error.message === message ? error : failure(error)
  } finally {
    clearTimeout(timer)
  }
}

const message = 'Error on posting feedback'

const failure = (cause: unknown) => new Error(message, { cause })

async function causeOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (response.status !== 400) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
