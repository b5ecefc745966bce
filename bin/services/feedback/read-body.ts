import type { IncomingMessage } from 'node:http'

/** Bytes of a submission: the longest comment in four-byte characters, a token, and the rest. */
export const bodyLimit = 40 * 1024

/**
 * @returns a request's body; null when it is longer than allowed: what is left flows away unread, so that the answer
 *   still reaches the client
 * @throws the request's own error when the client goes away
 */
export async function readBody(request: IncomingMessage, limit: number = bodyLimit): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = Number(request.headers['content-length'] ?? 0) > limit ? Number.POSITIVE_INFINITY : 0
  // The usual iterator would close the connection when it is left early.
  const parts: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  if (size <= limit) {
    for await (const part of parts) {
      size += part.length
      if (size > limit) break
      chunks.push(part)
    }
  }
  if (size <= limit) return Buffer.concat(chunks)
  request.resume()
  return null
}
