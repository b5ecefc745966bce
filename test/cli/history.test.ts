import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseLog, readHistory } from '../../bin/services/history.ts'
import { gitIn } from '../git-in.ts'
import { putFiles } from '../put-files.ts'
import { root as checkout } from '../root.ts'
import { inFolder, run } from './run-command.ts'

const bin = join(checkout, 'bin/signalpost.js')

test('the log: the newest commit of each file counts', () => {
  const records = ['1800000000\ncontent/a.md', 'content/b c.md', '', '1700000000\ncontent/a.md', 'content/d.md', '']
  const log = records.join('\0')
  assert.deepEqual(
    [...parseLog(log).dates],
    [
      ['content/a.md', '2027-01-15'],
      ['content/b c.md', '2027-01-15'],
      ['content/d.md', '2023-11-14'],
    ],
  )
  assert.equal(parseLog(log).commits, 2)
  assert.equal(parseLog('').commits, 0)
})

/** Commits all files at a moment of UTC. */
function commit(top: string, date: string): void {
  const env = { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', TZ: 'Asia/Tokyo' }
  const git = gitIn(top, { env })
  git('add', '-A')
  git('commit', '-q', '-m', 'change')
}

test('dates come from commits, in UTC, relative to the root in a folder of the repository', async () => {
  await inFolder(
    { 'site/content/größe.md': 'a', 'site/content/two words.md': 'b', 'content/größe.md': 'c' },
    async (top) => {
      const root = join(top, 'site')
      gitIn(top)('init', '-q')
      commit(top, '2024-02-29T23:30:00Z')
      putFiles(root, { 'content/two words.md': 'changed' })
      commit(top, '2025-12-31T23:59:59Z')
      const { lastUpdated, year } = await readHistory(root, {})
      assert.equal(lastUpdated('content/größe.md'), '2024-02-29')
      assert.equal(lastUpdated('content/two words.md'), '2025-12-31')
      assert.equal(lastUpdated('content/none.md'), null)
      assert.equal(year, 2025)
      assert.equal((await readHistory(root, { SOURCE_DATE_EPOCH: '1000000000' })).year, 2001)
      assert.equal((await readHistory(root, { SOURCE_DATE_EPOCH: 'soon' })).year, 2025)

      const clone = join(top, 'clone')
      gitIn(top)('clone', '-q', '--depth=1', `file://${top}`, clone)
      const shallow = await readHistory(join(clone, 'site'), {})
      assert.deepEqual([shallow.lastUpdated('content/größe.md'), shallow.year], [null, 2025])
    },
  )
})

test('a SOURCE_DATE_EPOCH that is no number of seconds ends a build, and is none of the business of a check', async () => {
  const files = {
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    'content/pages/index.md': '# A\n\nText.',
  }
  await inFolder(files, async (root) => {
    const ran = (command: string, given: string) =>
      run(bin, [command, '--format', 'json'], { cwd: root, env: { SOURCE_DATE_EPOCH: given } })
    const wrong = await ran('build', '2026-01-01')
    const [{ code, message }] = JSON.parse(wrong.stdout).diagnostics
    assert.deepEqual(
      [wrong.status, code, message],
      [2, 'SP7025', 'Unexpected `SOURCE_DATE_EPOCH` of `2026-01-01`, expected whole seconds since 1970'],
    )
    assert.equal(existsSync(join(root, 'dist/site')), false)
    assert.equal((await ran('check', '2026-01-01')).status, 0)
    assert.equal((await ran('build', ' 1767225600\n')).status, 0)
    assert.equal((await ran('build', '')).status, 0)
  })
})

test('without a repository there are no dates, and no clock is asked', async () => {
  await inFolder({ 'content/a.md': '' }, async (root) => {
    const { lastUpdated, year } = await readHistory(root, {})
    assert.deepEqual([lastUpdated('content/a.md'), year], [null, null])
  })
})

test('an earlier reading is gone on from, and says what a whole one says', async () => {
  await inFolder({ 'content/a.md': '1', 'content/b.md': '1', 'other.txt': '1' }, async (root) => {
    const git = gitIn(root)
    git('init', '-q', '-b', 'main')
    commit(root, '2024-01-01T00:00:00Z')
    const first = (await readHistory(root, {})).log
    assert.ok(first !== null)
    // Of another repository, nothing that is known here: everything is read.
    const forged = { ...first, dates: [['content/a.md', '1999-09-09'] as const] }
    const same = async (known: typeof first) => {
      const [again, whole] = [await readHistory(root, {}, known), await readHistory(root, {})]
      assert.deepEqual([...again.dates].sort(), [...whole.dates].sort())
      assert.deepEqual(
        [again.log?.commits, again.log?.head, again.year],
        [whole.log?.commits, whole.log?.head, whole.year],
      )
      return again.log as typeof first
    }
    await same(first)
    // What is known of this very commit is believed, so that the log is not read.
    assert.equal((await readHistory(root, {}, forged)).lastUpdated('content/a.md'), '1999-09-09')

    // Older than what is known, in a file of its own, and one that touches no content.
    putFiles(root, { 'content/a.md': '2' })
    commit(root, '2020-01-01T00:00:00Z')
    putFiles(root, { 'content/c.md': '1' })
    commit(root, '2025-05-05T00:00:00Z')
    putFiles(root, { 'other.txt': '2' })
    commit(root, '2026-06-06T00:00:00Z')
    const second = await same(first)
    assert.equal((await readHistory(root, {}, forged)).lastUpdated('content/a.md'), '2020-01-01')
    assert.equal(
      (await readHistory(root, {}, { ...forged, dates: [['content/b.md', '1999-09-09']] })).lastUpdated('content/b.md'),
      '1999-09-09',
    )

    // A merge that takes all from the other side, an amended commit, a branch left, another folder.
    git('checkout', '-q', '-b', 'side', 'main~2')
    putFiles(root, { 'content/b.md': '2' })
    commit(root, '2026-01-01T00:00:00Z')
    git('checkout', '-q', 'main')
    git('merge', '-q', '--no-edit', '-s', 'ours', 'side')
    const merged = await same(second)
    git('reset', '-q', '--hard', 'HEAD~1')
    await same(merged)
    await same({ ...second, mark: null, prefix: 'elsewhere/' })
    await same({ ...second, mark: null, head: '0'.repeat(40) })
    git('checkout', '-q', 'side')
    await same(second)
  })
})

test('a named pipe in place of a repository, or of a file of one, is no history, and nobody waits for it', async () => {
  const branch = ['.git/refs/heads/main', '.git/refs/heads/master']
  for (const [pipe, ...gone] of [
    ['.git', '.git'],
    ['.git/HEAD', '.git/HEAD'],
    ['.git/commondir'],
    ['.git/shallow'],
    ['.git/packed-refs', ...branch],
  ] as const)
    await inFolder({ 'content/a.md': 'a' }, async (root) => {
      gitIn(root)('init', '-q')
      commit(root, '2024-02-29T23:30:00Z')
      assert.equal((await readHistory(root, {})).dates.size, 1)
      for (const path of gone) rmSync(join(root, path), { recursive: true, force: true })
      execFileSync('mkfifo', [join(root, pipe)])
      assert.equal((await readHistory(root, {})).dates.size, 0, pipe)
    })
})

test('of a commit that is gone again nothing is kept', async () => {
  await inFolder({ 'content/a.md': 'a' }, async (root) => {
    gitIn(root)('init', '-q')
    commit(root, '2024-01-01T00:00:00Z')
    putFiles(root, { 'content/a.md': 'b' })
    commit(root, '2025-01-01T00:00:00Z')
    const { log } = await readHistory(root, {})
    gitIn(root)('reset', '-q', '--hard', 'HEAD~1')
    assert.equal((await readHistory(root, {}, log)).lastUpdated('content/a.md'), '2024-01-01')
  })
})

test('of a repository that git refuses or can not read a build says so once, and remembers no answer', async () => {
  const files = {
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    'content/pages/index.md': '# A\n\nText.',
  }
  const fails = 'Pages have no date of their last change, as git fails: '
  await inFolder(files, async (root) => {
    const undated = async (env: Readonly<Record<string, string>> = {}) => {
      const { status, stderr } = await run(bin, ['build'], { cwd: root, env })
      assert.equal(status, 0, stderr)
      return stderr.split('\n').filter((line) => line.startsWith(fails))
    }
    const dated = () => /<lastmod>2024-02-29/.test(readFileSync(join(root, 'dist/site/sitemap.xml'), 'utf8'))
    // Nobody keeps the site with git, and then nothing is committed.
    assert.deepEqual(await undated(), [])
    gitIn(root)('init', '-q')
    assert.deepEqual(await undated(), [])
    commit(root, '2024-02-29T23:30:00Z')
    assert.deepEqual(await undated({ PATH: '' }), [`${fails}there is no program \`git\``])
    const another = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }
    const command = `git config --global --add safe.directory ${root}`
    const owner = `${fails}detected dubious ownership in repository at '${root}' (to allow it, call \`${command}\`)`
    for (const _ of ['once', 'again']) assert.deepEqual(await undated(another), [owner])
    assert.equal(dated(), false)
    assert.deepEqual(await undated(), [])
    assert.equal(dated(), true)
    putFiles(root, { '.git/HEAD': 'nothing' })
    assert.match((await undated()).join('\n'), /^.* not a git repository\b.*$/)
  })
})
