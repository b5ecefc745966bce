import { inspect } from 'node:util'

/** What was thrown, without the places inside of Node. */
function describe(thrown) {
  // The message of an assertion holds its difference already.
  const isAssertion = thrown?.code === 'ERR_ASSERTION' && typeof thrown.stack === 'string'
  const text = isAssertion ? thrown.stack : inspect(thrown, { depth: 6, maxStringLength: 20_000 })
  return text.replace(/^ +at .*\(?node:.*\n?/gm, '')
}

/**
 * A reporter of node:test that writes one JSON line a test, for `test/run.mjs`.
 * A suite, and a test that holds others, is no test of its own: it is written only when it failed by itself.
 *
 * @param {AsyncIterable<{type: string, data: any}>} events
 */
export default async function* lines(events) {
  /** Names of the tests around the one that runs now; children are reported before what holds them. */
  const open = []
  /** How many children were reported at each depth since the last test of the depth above. */
  const children = []
  for await (const { type, data } of events) {
    // The only event that comes when a test begins: the others wait for their turn in the file's order.
    if (type === 'test:dequeue') yield `${JSON.stringify({ kind: 'start', name: data.name })}\n`
    if (type === 'test:diagnostic') yield `${JSON.stringify({ kind: 'note', text: data.message })}\n`
    if (type === 'test:start') {
      open.length = data.nesting
      open.push(data.name)
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { nesting } = data
    open.length = nesting
    const name = [...open, data.name].join(' > ')
    const holds = (children[nesting + 1] ?? 0) > 0
    children.length = nesting + 2
    children[nesting + 1] = 0
    children[nesting] = (children[nesting] ?? 0) + 1
    const error = data.details?.error
    const ownFailure = type === 'test:fail' && error?.failureType !== 'subtestsFailed'
    const suite = holds || data.details?.type === 'suite'
    if (suite && !ownFailure) continue
    const skipped = data.skip !== undefined || data.todo !== undefined
    const kind = skipped ? 'skip' : ownFailure ? 'fail' : 'pass'
    const text = kind === 'fail' ? describe(error?.cause ?? error) : undefined
    yield `${JSON.stringify({ kind, name, text, ms: Math.round(data.details?.duration_ms ?? 0) })}\n`
  }
}
