import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { createClient } from '../../bin/services/code-host/client.ts'
import { issueText, label } from '../../bin/services/code-host/code-report-issue.ts'
import { type IssueRun, openIssues } from '../../bin/services/code-host/open-issues.ts'
import { type OpenFeedbackStore, openFeedbackStore } from '../../bin/services/feedback/store.ts'
import type { CodeReports } from '../../bin/services/feedback/summary.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'

let host: CodeHostServer
let folder: string
let store: OpenFeedbackStore
before(async () => {
  host = await openCodeHost()
})
after(() => host.close())

const token = 'token-of-robin'
beforeEach(async () => {
  host.answer(null)
  host.state.issues = []
  host.state.tokens.set(token, { user: 'robin', may: ['issues', 'labels'] })
  folder = mkdtempSync(join(tmpdir(), 'open-issues-'))
  store = await openFeedbackStore({ database: join(folder, 'feedback.db') })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const sample = (slug: string, reports = 2, changes: Partial<CodeReports> = {}): CodeReports => ({
  slug,
  language: 'Node.js',
  groupType: '',
  reports,
  last: '2026-05-04T10:00:00.000Z',
  paths: [`/docs/${slug}`],
  comments: [],
  ...changes,
})

/** @returns what was said, what went wrong, and the pauses in between */
async function run(samples: readonly CodeReports[], changes: Partial<IssueRun> = {}) {
  const [said, pauses]: [string[], number[]] = [[], []]
  const problems = await openIssues(samples, {
    client: createClient({ baseUrl: host.origin, token: { value: token, variable: 'GH_TOKEN' }, version: '0' }),
    repository: { owner: 'acme', name: 'docs' },
    issues: store.issues,
    siteUrl: 'https://docs.acme.example',
    dryRun: false,
    say: async (text) => said.push(text),
    now: () => new Date('2026-05-05T10:00:00.000Z'),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...changes,
  })
  return { said, problems, pauses }
}

const titles = () => host.state.issues.map(({ title }) => title.replace(/^.*: /, ''))

test('one issue a code sample with two or more reports, with the label, and a second between two', async () => {
  const { said, problems, pauses } = await run([sample('a', 3), sample('b'), sample('c', 1)])
  assert.deepEqual(problems, [])
  assert.deepEqual(titles(), ['a (Node.js)', 'b (Node.js)'])
  assert.deepEqual(host.state.issues[0]?.labels, [label])
  assert.deepEqual(said, [
    `a / Node.js: opened ${host.origin}/acme/docs/issues/1`,
    `b / Node.js: opened ${host.origin}/acme/docs/issues/2`,
  ])
  assert.deepEqual(pauses, [1000])
})

test('never twice: not in the next run, not after the issue was closed, not from another database', async () => {
  await run([sample('a')])
  host.state.issues = host.state.issues.map((issue) => ({ ...issue, state: 'closed' as const }))
  const again = await run([sample('a', 9)])
  assert.deepEqual(again.said, [`a / Node.js: has ${host.origin}/acme/docs/issues/1`])
  const other = await openFeedbackStore({ database: join(folder, 'other.db') })
  await run([sample('a')], { issues: other.issues })
  other.close()
  assert.equal(host.state.issues.length, 1)
})

test('an issue of ours is found among hundreds, and beyond the first page', async () => {
  const ours = { number: 1, ...issueText(sample('a'), null), state: 'closed' as const, labels: ['other', label] }
  const others = Array.from({ length: 250 }, (_, at) => ({
    number: at + 2,
    title: 'x',
    body: at % 2 === 0 ? null : 'Not ours',
    state: 'open' as const,
    labels: [label],
  }))
  host.state.issues = [ours, ...others]
  const { said } = await run([sample('a')])
  assert.deepEqual(said, [`a / Node.js: has ${host.origin}/acme/docs/issues/1`])
})

test('a marker below the first line, in a pull request or without the label is none', async () => {
  const { body } = issueText(sample('a'), null)
  const base = { number: 1, title: 'x', state: 'open' as const, labels: [label] }
  host.state.issues = [
    { ...base, body: `First\n${body}` },
    { ...base, number: 2, body, isPull: true },
    { ...base, number: 3, body, labels: [] },
  ]
  await run([sample('a')])
  assert.equal(host.state.issues.length, 4)
})

test('a token that may not label: the issue is said to lack it, and the database remembers it', async () => {
  host.state.tokens.set(token, { user: 'robin', may: ['issues'] })
  const { problems } = await run([sample('a')])
  assert.deepEqual(
    problems.map(({ code, severity }) => [code, severity]),
    [['SP7068', 'warning']],
  )
  const again = await run([sample('a')])
  assert.deepEqual(again.said, [`a / Node.js: has ${host.origin}/acme/docs/issues/1`])
  assert.equal(host.state.issues.length, 1)
})

test('two runs at once open one issue', async () => {
  const both = await Promise.all([run([sample('a'), sample('b')]), run([sample('a'), sample('b')])])
  assert.deepEqual(titles().sort(), ['a (Node.js)', 'b (Node.js)'])
  assert.equal(both.flatMap(({ said }) => said).length, 4)
})

test('a claim of a run that died is taken over, one of a run that lives is not', async () => {
  const key = /code-report:(\w+)/.exec(issueText(sample('a'), null).body)?.[1] as string
  await store.issues.claim('acme/docs', key, new Date('2026-05-05T09:55:00.000Z'))
  assert.deepEqual((await run([sample('a')])).said, ['a / Node.js: another run is opening it'])
  await run([sample('a')], { now: () => new Date('2026-05-05T10:05:01.000Z') })
  assert.equal(host.state.issues.length, 1)
})

test('a fault ends the run with one problem; what was not opened is opened the next time', async () => {
  const answer = { status: 403, body: { message: 'secondary rate limit' }, headers: { 'retry-after': '60' } }
  host.answer(({ method }) => (method === 'POST' && host.state.issues.length === 1 ? answer : null))
  const { problems } = await run([sample('a'), sample('b'), sample('c')])
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['SP7054'],
  )
  host.answer(null)
  await run([sample('a'), sample('b'), sample('c')])
  assert.deepEqual(titles(), ['a (Node.js)', 'b (Node.js)', 'c (Node.js)'])
})

test('an answer that got lost opens no second issue', async () => {
  const lost = { client: createClient({ baseUrl: host.origin, token: { value: token, variable: null }, version: '0' }) }
  const call: IssueRun['client']['call'] = async (question, schema) => {
    const reply = await lost.client.call(question, schema)
    const { value: _, problem } = await createClient({ baseUrl: 'http://127.0.0.1:1', token: null, version: '0' }).call(
      { ...question, route: 'POST /x' },
      schema,
    )
    const isLost = reply.problem === null && question.route.startsWith('POST ')
    return isLost && problem !== null ? { value: null, problem } : reply
  }
  const { problems } = await run([sample('a')], { client: { ...lost.client, call } })
  assert.equal(problems[0]?.code, 'SP7056')
  assert.equal(host.state.issues.length, 1)
  assert.match((await run([sample('a')])).said[0] ?? '', /has .*issues\/1$/)
  assert.equal(host.state.issues.length, 1)
})

test('a dry run opens nothing and leaves the sample to others', async () => {
  const { said } = await run([sample('a')], { dryRun: true })
  assert.deepEqual(said, ['a / Node.js: would be opened as "Code sample reported as incorrect: a (Node.js)"'])
  assert.equal(host.state.issues.length, 0)
  await run([sample('a')])
  assert.equal(host.state.issues.length, 1)
})

test('one run opens twenty issues at most', async () => {
  const samples = Array.from({ length: 25 }, (_, at) => sample(`s${at}`))
  const { said } = await run(samples)
  assert.equal(host.state.issues.length, 20)
  assert.match(said.at(-1) ?? '', /20 issues are enough for one run/)
  await run(samples)
  assert.equal(host.state.issues.length, 25)
})

test('nothing to open asks the host nothing', async () => {
  const before = host.requests.length
  assert.deepEqual((await run([sample('a', 1)])).said, ['No code sample has 2 or more reports'])
  assert.equal(host.requests.length, before)
})

test('issues that are switched off, and a token without the right', async () => {
  host.answer(({ method }) => (method === 'POST' ? { status: 410, body: { message: 'Issues are disabled' } } : null))
  assert.match((await run([sample('a')])).problems[0]?.message ?? '', /open an issue in repository `acme\/docs`.*410/)
  host.answer(null)
  host.state.tokens.set(token, { user: 'robin', may: [] })
  const [problem] = (await run([sample('a')])).problems
  assert.equal(problem?.code, 'SP7052')
  assert.match(problem.hint ?? '', /issues: write/)
})
