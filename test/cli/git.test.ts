import assert from 'node:assert/strict'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, test } from 'node:test'
import { readChangedFiles } from '../../bin/services/changed-files.ts'
import { readHistory } from '../../bin/services/history.ts'
import { movedFiles } from '../../bin/services/moved-files.ts'
import { gitIn } from '../git-in.ts'
import { putFiles } from '../put-files.ts'
import { inFolder } from './run-command.ts'

afterEach(() => {
  delete process.env.SIGNALPOST_UNTRUSTED
})

const page = '---\ntitle: A page\n---\n\nText of some length.\n'
const files = {
  'site/content/pages/a.md': page,
  'site/content/pages/b.md': page,
  'site/.gitattributes': '*.md filter=f.=',
}

/** A repository whose newest commit looks signed, and whose settings name a program wherever git takes one. */
function strangersRepository(root: string, folder: string): { readonly ran: string } {
  const [program, ran] = [join(root, 'program.sh'), join(root, 'ran')]
  writeFileSync(program, `#!/bin/sh\necho "$*" >> '${ran}'\ncat < /dev/null\n`)
  chmodSync(program, 0o755)
  const env = { GIT_DIR: folder, GIT_WORK_TREE: root }
  gitIn(root, { env })('init', '-q')
  gitIn(root, { env })('add', 'content', '.gitattributes')
  gitIn(root, { env })('commit', '-q', '-m', 'one')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n none\n -----END PGP SIGNATURE-----\n\n'
  const signed = `${gitIn(root, { env })('cat-file', 'commit', 'HEAD')}\n`.replace('\n\n', `\n${signature}`)
  const commit = gitIn(root, { env, input: signed })('hash-object', '-t', 'commit', '-w', '--stdin')
  gitIn(root, { env })('update-ref', 'HEAD', commit)
  const settings = { 'log.showSignature': 'true', 'gpg.program': program, 'core.fsmonitor': program }
  const filter = { 'filter.f.=.clean': program, 'filter.f.=.process': program, 'filter.f.=.required': 'true' }
  for (const [name, value] of Object.entries({ ...settings, ...filter, 'core.bare': 'false', 'core.worktree': root }))
    gitIn(root, { env })('config', name, value)
  // What only looks changed is compared.
  putFiles(root, { 'content/pages/a.md': page, 'content/pages/c.md': page })
  rmSync(join(root, 'content/pages/b.md'))
  return { ran }
}

async function askAll(root: string) {
  const moved = movedFiles(root, () => ['content/pages/a.md', 'content/pages/c.md']).lastPlace('content/pages/b.md')
  return { moved, changed: await readChangedFiles(root, 'HEAD'), history: await readHistory(root, {}) }
}

test("no program is run that a stranger's repository names", async () => {
  process.env.SIGNALPOST_UNTRUSTED = '1'
  await inFolder(files, async (top) => {
    const root = join(top, 'site')
    const { ran } = strangersRepository(root, join(root, '.git'))
    const { moved, changed, history } = await askAll(root)
    assert.equal(existsSync(ran), false)
    assert.equal(moved, 'content/pages/c.md')
    assert.deepEqual(changed, [{ changeType: 'D', filePath: 'content/pages/b.md' }])
    assert.notEqual(history.lastUpdated('content/pages/a.md'), null)
  })
})

test('what a clone of a stranger lacks is not fetched by the program that it names', async () => {
  process.env.SIGNALPOST_UNTRUSTED = '1'
  await inFolder(files, async (top) => {
    const root = join(top, 'site')
    const { ran } = strangersRepository(root, join(root, '.git'))
    const remote = { url: `ext::${join(root, 'program.sh')}`, promisor: 'true' }
    for (const [name, value] of Object.entries(remote)) gitIn(root)('config', `remote.origin.${name}`, value)
    for (const [name, value] of [
      ['core.repositoryFormatVersion', '1'],
      ['extensions.partialClone', 'origin'],
      ['protocol.ext.allow', 'always'],
    ] as const)
      gitIn(root)('config', name, value)
    const tree = gitIn(root)('rev-parse', 'HEAD^{tree}')
    rmSync(join(root, '.git/objects', tree.slice(0, 2), tree.slice(2)))
    rmSync(ran, { force: true })
    const { history } = await askAll(root)
    assert.deepEqual([existsSync(ran), history.log], [false, null])
  })
})

test('files of a commit that look like a repository are none', async () => {
  await inFolder(files, async (top) => {
    gitIn(top)('init', '-q')
    const root = join(top, 'site')
    const { ran } = strangersRepository(root, root)
    const { moved, history } = await askAll(root)
    assert.deepEqual([existsSync(ran), moved, history.log], [false, null, null])
  })
})

test('what one clone puts in the place of a commit says nothing of dates', async () => {
  await inFolder(files, async (top) => {
    const root = join(top, 'site')
    const at = (day: string) => ({ env: { GIT_COMMITTER_DATE: `${day}T00:00:00Z` } })
    gitIn(root)('init', '-q')
    for (const day of ['2024-01-01', '2025-01-01']) {
      putFiles(root, { 'content/pages/a.md': `${page}${day}\n` })
      gitIn(root)('add', 'content')
      gitIn(root, at(day))('commit', '-q', '-m', 'a')
    }
    const { dates } = await readHistory(root, {})
    const commit = gitIn(root)('rev-parse', 'HEAD')
    const other = gitIn(root, at('2001-01-01'))('commit-tree', 'HEAD^{tree}', '-p', 'HEAD~1', '-m', 'b')
    gitIn(root)('replace', commit, other)
    putFiles(root, { '.git/info/grafts': `${other}\n${commit}\n` })
    assert.deepEqual((await readHistory(root, {})).dates, dates)
  })
})
