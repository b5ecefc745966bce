/** Statuses whose answers have no body (Fetch Standard, "null body status"). */
const bodiless = new Set([101, 103, 204, 205, 304])

/**
 * A `fetch` that gives up: the limit covers the body too, which Octokit reads only later and takes for empty when it
 * breaks off.
 *
 * @param limit milliseconds from the request to the last byte of the answer
 * @throws `TimeoutError` beyond the limit, else as `fetch` does
 */
export function timedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(limit) })
    const body = await response.arrayBuffer()
    const { status, statusText, headers } = response
    return new Response(bodiless.has(status) ? null : body, { status, statusText, headers })
  }
}
