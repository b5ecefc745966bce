import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { annotationOf, shortened } from '../../bin/services/code-host/annotations.ts'
import { type CheckRun, postCheckRun } from '../../bin/services/code-host/check-run.ts'
import { createClient } from '../../bin/services/code-host/client.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'

let host: CodeHostServer
before(async () => {
  host = await openCodeHost()
})
after(() => host.close())

const commit = 'a'.repeat(40)
const token = 'token-of-a-job'
beforeEach(() => {
  host.answer(null)
  host.state.checkRuns = []
  host.state.commits.add(commit)
  host.state.tokens.set(token, { user: 'job', may: ['checks'] })
})

const problem = (changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'SP4001',
  severity: 'error',
  message: 'Unexpected link',
  file: 'content/pages/docs/a.md',
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 9,
  hint: null,
  related: [],
  ...changes,
})

function post(changes: Partial<CheckRun> = {}) {
  const client = createClient({
    baseUrl: host.origin,
    token: { value: token, variable: 'CODE_HOST_TOKEN' },
    version: '0',
  })
  return postCheckRun(client, {
    repository: { owner: 'acme', name: 'docs' },
    commit,
    prefix: '',
    passed: false,
    pages: 40,
    reason: null,
    diagnostics: [],
    ...changes,
  })
}

test('an annotation stands at the place, from the top of the repository', () => {
  assert.deepEqual(annotationOf(problem(), 'sites/docs/'), {
    path: 'sites/docs/content/pages/docs/a.md',
    start_line: 3,
    end_line: 3,
    start_column: 5,
    end_column: 9,
    annotation_level: 'failure',
    message: 'Unexpected link',
    title: 'SP4001',
  })
})

test('columns stand only on a note of one line, and each range is one', () => {
  const range = (changes: Partial<Diagnostic>) => {
    const {
      path: _,
      annotation_level: _level,
      message: _message,
      title: _title,
      ...rest
    } = annotationOf(problem(changes), '') ?? ({} as never)
    return Object.values(rest)
  }
  assert.deepEqual(range({ endLine: 6, endColumn: 2 }), [3, 6])
  assert.deepEqual(range({ endLine: 4, endColumn: 1 }), [3, 3])
  assert.deepEqual(range({ endColumn: 5 }), [3, 3, 5, 5])
  assert.deepEqual(range({ line: null, column: null, endLine: null, endColumn: null }), [1, 1])
  assert.deepEqual(range({ column: null, endLine: null, endColumn: null }), [3, 3])
})

test('an annotation says the hint and what is related; controls in it are visible, and it has a limit', () => {
  const related = [{ message: 'the first', file: 'content/b.md', line: 7, column: 1 }]
  const found = annotationOf(problem({ severity: 'warning', hint: 'Do this\u001b.', related }), 'x/')
  assert.equal(found?.annotation_level, 'warning')
  assert.equal(found?.message, 'Unexpected link\nHint: Do this␛.\nthe first: x/content/b.md:7')
  assert.equal(annotationOf(problem({ file: null }), ''), null)
  const long = annotationOf(problem({ message: '€'.repeat(50_000) }), '')?.message ?? ''
  assert.ok(Buffer.byteLength(long) <= 60_000)
  assert.match(long, /^€+…$/)
  assert.equal(shortened('aé', 3), 'aé')
})

test('annotations go in batches of 50, errors first, and the conclusion stands from the first request on', async () => {
  const warnings = Array.from({ length: 70 }, (_, at) =>
    problem({ severity: 'warning', code: 'SP4002', line: at + 1, endLine: at + 1 }),
  )
  const errors = Array.from({ length: 50 }, (_, at) => problem({ line: at + 1, endLine: at + 1 }))
  const { value, problem: failed } = await post({ diagnostics: [...warnings, ...errors], prefix: 'sites/docs/' })
  assert.equal(failed, null)
  assert.equal(value, `${host.origin}/acme/docs/runs/1`)
  const [run] = host.state.checkRuns
  assert.deepEqual(run?.batches, [50, 50, 20])
  assert.equal(run.name, 'Signalpost (sites/docs)')
  assert.equal(run.head_sha, commit)
  assert.equal(run.conclusion, 'failure')
  assert.equal(run.title, '50 errors, 70 warnings in 40 pages')
  assert.ok(run.annotations.slice(0, 50).every(({ annotation_level }) => annotation_level === 'failure'))
  assert.match(run.summary, /\| SP4002 \| 70 \|[^|]+\|\n\| SP4001 \| 50 \|/)
  assert.deepEqual(Object.keys(host.requests.at(-1)?.body as object), ['output'])
})

test('nothing found: one request, and success', async () => {
  const before = host.requests.length
  await post({ passed: true })
  assert.equal(host.requests.length, before + 1)
  const [run] = host.state.checkRuns
  assert.deepEqual(
    [run?.name, run?.conclusion, run?.title],
    ['Signalpost', 'success', '0 errors, 0 warnings in 40 pages'],
  )
  assert.equal(run?.summary, '0 errors, 0 warnings in 40 pages.')
})

test('too many to show: the summary says how many are not', async () => {
  await post({ diagnostics: Array.from({ length: 1203 }, () => problem()), reason: 'Unexpected 3 warnings' })
  const [run] = host.state.checkRuns
  assert.equal(run?.annotations.length, 1000)
  assert.match(run.summary, /Unexpected 3 warnings\.\n\nThe first 1000 are shown beside their lines, 203 are not\./)
})

test('what stands in no file is in the summary, as code', async () => {
  await post({ diagnostics: [problem({ file: null, message: 'Oh @everyone ```<img src=x>\n# no', hint: 'Try' })] })
  const [run] = host.state.checkRuns
  assert.match(run?.summary ?? '', /In no file:\n\n````text\nSP4001 Oh @everyone ```<img src=x>␊# no\n {7}Try\n````/)
  assert.equal(run?.annotations.length, 0)
})

test('a fault in the middle is said; what was posted stands with its conclusion', async () => {
  host.answer(({ method }) => (method === 'PATCH' ? { status: 502, body: {} } : null))
  const { problem: failed } = await post({ diagnostics: Array.from({ length: 60 }, () => problem()) })
  assert.equal(failed?.code, 'SP7055')
  assert.deepEqual(host.state.checkRuns[0]?.batches, [50])
  assert.equal(host.state.checkRuns[0]?.conclusion, 'failure')
})

test('a commit that was not pushed, and a token without the right', async () => {
  const unknown = await post({ commit: 'b'.repeat(40) })
  assert.equal(unknown.problem?.code, 'SP7058')
  assert.match(unknown.problem.message, /post a check run for commit `bbbbbbbbbbbb` of `acme\/docs`.*No commit found/)
  host.state.tokens.set(token, { user: 'robin', may: ['issues'] })
  const without = await post()
  assert.equal(without.problem?.code, 'SP7052')
  assert.match(without.problem.hint ?? '', /checks: write/)
})
