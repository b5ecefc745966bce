import assert from 'node:assert/strict'

/** Milliseconds until what was waited for is called missing: enough for a machine many times slower than ours. */
const timeoutMs = 60_000

/** Milliseconds between two tries, which grow: each costs the browser as much as a short script, and takes it from what is waited for. */
const [firstPause, longestPause] = [20, 160] as const

/**
 * Asks again and again until the answer is the expected one.
 *
 * @throws after a minute, with the difference
 */
export function eventually<Answer>(ask: () => Answer | Promise<Answer>, expected: Answer): Promise<void> {
  return eventuallyHolds(async () => assert.deepEqual(await ask(), expected))
}

/**
 * Tries again and again until nothing is thrown.
 *
 * @param claim holds an assertion; it may be called many times, so it changes nothing
 * @throws after a minute, what was thrown last
 */
export async function eventuallyHolds(claim: () => void | Promise<void>): Promise<void> {
  const end = performance.now() + timeoutMs
  for (let pause: number = firstPause; ; pause = Math.min(1.5 * pause, longestPause)) {
    try {
      return await claim()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await new Promise((done) => setTimeout(done, pause))
  }
}
