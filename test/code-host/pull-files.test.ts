import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from '../../bin/services/code-host/client.ts'
import { type PullFile, readPullFiles, toChangedFiles } from '../../bin/services/code-host/pull-files.ts'
import { parsePull } from '../../bin/services/code-host/pull-name.ts'
import { type CodeHostServer, openCodeHost } from './host-server.ts'

let host: CodeHostServer
before(async () => {
  host = await openCodeHost()
})
after(() => host.close())

test('a pull request is named by its owner, name and number', () => {
  assert.deepEqual(parsePull('acme/docs#12'), { owner: 'acme', name: 'docs', number: 12 })
  assert.deepEqual(parsePull('a_c-me/.github#1'), { owner: 'a_c-me', name: '.github', number: 1 })
  for (const wrong of [
    'acme/docs',
    'docs#1',
    'acme/docs#0',
    'acme/docs#1x',
    'a/b/c#1',
    'acme/..#1',
    '-a/b#1',
    'a/b c#1',
  ])
    assert.equal(parsePull(wrong), null, wrong)
})

const file = (status: PullFile['status'], filename: string, previous_filename?: string): PullFile => ({
  status,
  filename,
  ...(previous_filename !== undefined && { previous_filename }),
})

test('each kind of change becomes a record; what moves over the border of the site comes or goes', () => {
  const files = [
    file('added', 'site/content/a.md'),
    file('removed', 'site/content/b.md'),
    file('modified', 'site/content/c.md'),
    file('changed', 'site/content/d.md'),
    file('unchanged', 'site/content/e.md'),
    file('copied', 'site/content/g.md', 'site/content/f.md'),
    file('renamed', 'site/content/new.md', 'site/content/old.md'),
    file('renamed', 'site/content/in.md', 'elsewhere/in.md'),
    file('renamed', 'elsewhere/out.md', 'site/content/out.md'),
    file('renamed', 'x/1.md', 'x/2.md'),
    file('removed', 'site-two/content/h.md'),
  ]
  assert.deepEqual(toChangedFiles(files, 'site/'), [
    { changeType: 'A', filePath: 'content/a.md' },
    { changeType: 'D', filePath: 'content/b.md' },
    { changeType: 'M', filePath: 'content/c.md' },
    { changeType: 'M', filePath: 'content/d.md' },
    { changeType: 'A', filePath: 'content/g.md' },
    { changeType: 'R', filePath: 'content/new.md', oldPath: 'content/old.md' },
    { changeType: 'A', filePath: 'content/in.md' },
    { changeType: 'D', filePath: 'content/out.md' },
  ])
  assert.deepEqual(toChangedFiles([file('renamed', 'b', 'a')], ''), [{ changeType: 'R', filePath: 'b', oldPath: 'a' }])
})

async function read(count: number) {
  const files = Array.from({ length: count }, (_, at) => file('added', `content/pages/docs/${at}.md`))
  host.state.pulls.set(1, { files })
  const client = createClient({ baseUrl: host.origin, token: null, version: '0.0.0' })
  return await readPullFiles(client, { owner: 'acme', name: 'docs', number: 1 }, '')
}

test('more files than the host lists are said, exactly as many are not', async () => {
  const whole = await read(3000)
  assert.deepEqual([whole.value?.length, whole.diagnostics], [3000, []])
  const { value, diagnostics } = await read(3001)
  assert.equal(value?.length, 3000)
  assert.deepEqual(
    diagnostics.map(({ code, severity }) => [code, severity]),
    [['SP7067', 'warning']],
  )
  assert.match(diagnostics[0]?.message ?? '', /`acme\/docs#1`: it changes 3001 files, .* first 3000/)
})

test('a pull request that the host does not know is an error', async () => {
  const client = createClient({ baseUrl: host.origin, token: null, version: '0.0.0' })
  const { value, diagnostics } = await readPullFiles(client, { owner: 'acme', name: 'docs', number: 404 }, '')
  assert.equal(value, null)
  assert.deepEqual(
    diagnostics.map(({ code, message }) => [code, message]),
    [['SP7053', 'Unknown pull request `acme/docs#404`: the code host finds nothing there (404)']],
  )
})
