import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inFolder } from '../cli/run-command.ts'
import { postTo, startReceiver } from '../feedback/receiver-process.ts'
import { thumb } from '../feedback/requests.ts'
import { command, hostAndCommand, token } from './host-and-command.ts'

const { host, signalpost, here } = hostAndCommand()

const report = { ...thumb, sentiment: 'negative', feedbackType: 'codeSample', language: 'Go' } as const

test('feedback report --open-issues: the report as ever, and one issue for what several readers reported', () =>
  inFolder({}, async (cwd) => {
    const { endpoint, child, ended } = await startReceiver(command, ['--root', cwd])
    const posts = ['a', 'a', 'b'].map((slug, at) => ({
      ...report,
      slug,
      sessionId: `s${at}`,
      comment: `Wrong, @robin ${at}`,
    }))
    for (const body of posts) assert.equal(await postTo(endpoint, body), 201)
    child.kill('SIGTERM')
    await ended
    const call = ['feedback', 'report', '--root', cwd, '--format', 'json', '--open-issues']
    const without = await here(call, { env: { HOME: cwd } })
    assert.equal(without.status, 2)
    assert.match(
      without.stderr,
      /^signalpost: Missing token for the code host, which opening issues needs \(SP7050\)\n {2}In /,
    )
    const env = { CODE_HOST_TOKEN: token }
    const named = [...call, '--repository', 'acme/docs']
    const dry = await here([...named, '--dry-run'], { env })
    assert.match(dry.stderr, /a \/ Go: would be opened as "Code sample reported as incorrect: a \(Go\)"/)
    assert.equal(host().state.issues.length, 0)
    const first = await signalpost(named, { env })
    assert.equal(first.status, 0, first.stderr)
    assert.equal(JSON.parse(first.stdout).codeReports.length, 2)
    assert.equal(first.stderr, `signalpost: a / Go: opened ${host().origin}/acme/docs/issues/1\n`)
    assert.match(host().state.issues[0]?.body ?? '', /```text\nWrong, @robin 0\n```/)
    const second = await here(named, { env })
    assert.equal(second.stderr, `signalpost: a / Go: has ${host().origin}/acme/docs/issues/1\n`)
    assert.equal(host().state.issues.length, 1)
    assert.match((await here([...call, '--repository', 'docs'], { env })).stderr, /Expected owner\/name/)
  }))

test('feedback report --open-issues without any feedback has nothing to do', () =>
  inFolder({}, async (cwd) => {
    const { status, stdout, stderr } = await here(['feedback', 'report', '--root', cwd, '--open-issues'])
    assert.deepEqual([status, stdout, stderr], [0, 'No feedback yet.\n', ''])
  }))
