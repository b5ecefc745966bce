/** Milliseconds before a file that could not be read is asked for again. */
const retryDelayMs = 300
/** Milliseconds after which nothing more is waited for: a request that a network has swallowed would hold up every search. */
const limitMs = 20_000

/**
 * Asks twice: on a phone a request gets lost now and then.
 *
 * @param cache `no-cache` for a file of fixed name: not every server says that it changes
 * @throws when it can't be read
 */
export async function readJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  try {
    return await askFor(url, cache)
  } catch (error) {
    if (globalThis.navigator?.onLine === false) throw error
    await new Promise((done) => setTimeout(done, retryDelayMs))
    return await askFor(url, cache)
  }
}

async function askFor(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(limitMs) })
  if (!response.ok) throw new Error(`A part of the search index can't be read (${response.status}): ${url}`)
  return await response.json()
}
