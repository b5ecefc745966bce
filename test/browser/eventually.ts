import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

/**
 * Asks again and again until the answer is the expected one.
 *
 * @throws after five seconds, with the difference
 */
export async function eventually<Answer>(ask: () => Promise<Answer>, expected: Answer): Promise<void> {
  const end = Date.now() + 5000
  for (;;) {
    const answer = await ask()
    if (isDeepStrictEqual(answer, expected)) return
    if (Date.now() > end) assert.deepEqual(answer, expected)
    await new Promise((done) => setTimeout(done, 20))
  }
}
