import type { IncomingMessage } from 'node:http'

/** Bytes of a submission: the longest comment in four-byte characters, a token, and the rest. */
export const bodyLimit = 40 * 1024

/** Milliseconds that a body may take. */
const bodyTimeoutMs = 10_000

/**
 * @returns a request's body; `long` when it has more bytes than allowed, `late` when it has not come in time. What is left
 *   of it flows away unread then, so that the answer still reaches the client: close the connection after it
 * @throws the request's own error when the client goes away
 */
export function readBody(request: IncomingMessage, milliseconds = bodyTimeoutMs): Promise<Buffer | 'long' | 'late'> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = () => {
      clearTimeout(timer)
      request.off('data', take).off('end', end).off('error', lost).off('close', lost)
    }
    const give = (result: Buffer | 'long' | 'late') => {
      stop()
      // It may end in an error that nobody needs to know of.
      if (typeof result === 'string') request.on('error', () => {}).resume()
      done(result)
    }
    const take = (part: Buffer) => {
      size += part.length
      if (size > bodyLimit) give('long')
      else chunks.push(part)
    }
    const end = () => give(Buffer.concat(chunks))
    const lost = (error?: Error) => {
      stop()
      fail(error ?? new Error('the client has gone away'))
    }
    const timer = setTimeout(() => give('late'), milliseconds)
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) give('long')
    else request.on('data', take).on('end', end).on('error', lost).on('close', lost)
  })
}
