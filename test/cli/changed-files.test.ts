import assert from 'node:assert/strict'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findLostRoutes, readChangedFiles } from '../../bin/services/changed-files.ts'
import { parseNameStatus } from '../../bin/services/name-status.ts'
import { checkChangedPages } from '../../compiler/assemble/changed-pages.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { gitIn } from '../git-in.ts'
import { putFiles } from '../put-files.ts'
import { inFolder } from './run-command.ts'

test('the output of git: one path, or two after a rename and a copy', () => {
  const output = ['M', 'a', 'R087', 'old', 'new', 'D', 'b\nc', 'C100', 'd', 'e', 'T', 'f', 'A', 'g', ''].join('\0')
  assert.deepEqual(parseNameStatus(output), [
    { changeType: 'M', filePath: 'a' },
    { changeType: 'R', filePath: 'new', oldPath: 'old' },
    { changeType: 'D', filePath: 'b\nc' },
    { changeType: 'A', filePath: 'e' },
    { changeType: 'M', filePath: 'f' },
    { changeType: 'A', filePath: 'g' },
  ])
  assert.deepEqual(parseNameStatus(''), [])
})

const site = (routes: readonly string[], redirects: readonly string[] = []) => ({
  has: (route: string) => routes.includes(route),
  redirects: (route: string) => redirects.includes(route),
})

const short = ({ code, file, message, hint }: Diagnostic) => ({ code, file, message, hint })

test('a deleted page without a redirect is blamed at its old file', () => {
  const [found, ...others] = checkChangedPages([{ changeType: 'D', filePath: 'content/pages/docs/a.md' }], site([]))
  assert.deepEqual(others, [])
  assert.deepEqual(short(found as Diagnostic), {
    code: 'SP7020',
    file: 'content/pages/docs/a.md',
    message: 'Unexpected removal of `/docs/a` without a redirect',
    hint: 'Add `{old_path: /docs/a, dest_url: …}` to `content/redirects.yaml`.',
  })
})

test('a renamed page without a redirect is blamed at its new file, with the old one as related', () => {
  const renamed = {
    changeType: 'R',
    filePath: 'content/pages/docs/b/index.mdx',
    oldPath: 'content/pages/docs/a.md',
  } as const
  const [found] = checkChangedPages([renamed], site(['/docs/b']))
  assert.equal(found?.file, 'content/pages/docs/b/index.mdx')
  assert.equal(found?.message, 'Unexpected move of `/docs/a` without a redirect')
  assert.match(found?.hint ?? '', /redirect_from: \/docs\/a.*\/docs\/b/)
  assert.deepEqual(
    found?.related.map(({ file }) => file),
    ['content/pages/docs/a.md'],
  )
})

test('no finding: a redirect, the same route in another file, other kinds of change, files that are no pages', () => {
  const page = (name: string) => `content/pages/docs/${name}`
  assert.deepEqual(
    checkChangedPages(
      [
        { changeType: 'D', filePath: page('gone.md') },
        { changeType: 'R', filePath: page('moved/index.md'), oldPath: page('moved.md') },
        { changeType: 'D', filePath: page('twin.mdx') },
        { changeType: 'M', filePath: page('changed.md') },
        { changeType: 'A', filePath: page('added.md') },
        { changeType: 'D', filePath: page('picture.png') },
        { changeType: 'D', filePath: 'content/partials/part.md' },
        { changeType: 'D', filePath: 'readme.md' },
      ],
      site(['/docs/moved', '/docs/twin'], ['/docs/gone']),
    ),
    [],
  )
})

test('a page that became a partial is gone', () => {
  const [found] = checkChangedPages(
    [{ changeType: 'R', filePath: 'content/partials/a.md', oldPath: 'content/pages/docs/a.md' }],
    site([]),
  )
  assert.equal(found?.file, 'content/pages/docs/a.md')
})

const text = (name: string) =>
  `---\ntitle: ${name}\n---\n\nA page about ${name}, long enough for git to know it again.\n`.repeat(3)

/** A repository whose folder `prefix` is the site's root, with one commit `start`. */
async function inRepository(prefix: string, work: (root: string, top: string) => Promise<void>): Promise<void> {
  const files = ['a', 'b', 'größe', 'two words', 'line\nend'].map((name) => [
    join(prefix, `content/pages/docs/${name}.md`),
    text(name),
  ])
  await inFolder({ ...Object.fromEntries(files), 'content/pages/docs/outside.md': text('outside') }, async (top) => {
    const git = gitIn(top)
    git('init', '-q')
    git('add', '.')
    git('commit', '-q', '-m', 'start')
    git('tag', 'start')
    await work(join(top, prefix), top)
  })
}

for (const prefix of ['', 'sites/docs']) {
  test(`a repository with the site in '${prefix}': paths are relative to the site's root`, async () => {
    await inRepository(prefix, async (root, top) => {
      const page = (name: string) => join(root, `content/pages/docs/${name}.md`)
      renameSync(page('a'), page('c'))
      for (const name of ['größe', 'two words', 'line\nend']) rmSync(page(name))
      if (prefix !== '') rmSync(join(top, 'content/pages/docs/outside.md'))
      putFiles(root, { 'content/pages/docs/b.md': `${text('b')}changed\n` })
      gitIn(top)('add', '-A')
      const changes = await readChangedFiles(root, 'start')
      assert.deepEqual(changes, [
        { changeType: 'M', filePath: 'content/pages/docs/b.md' },
        { changeType: 'R', filePath: 'content/pages/docs/c.md', oldPath: 'content/pages/docs/a.md' },
        { changeType: 'D', filePath: 'content/pages/docs/größe.md' },
        { changeType: 'D', filePath: 'content/pages/docs/line\nend.md' },
        { changeType: 'D', filePath: 'content/pages/docs/two words.md' },
      ])
      const lost = await findLostRoutes(root, 'start', site(['/docs/c'], ['/docs/größe', '/docs/two words']))
      assert.deepEqual(
        lost.map(({ message }) => message),
        [
          'Unexpected move of `/docs/a` without a redirect',
          'Unexpected removal of `/docs/line\nend` without a redirect',
        ],
      )
    })
  })
}

test('a draft that is gone was on no site', async () => {
  await inRepository('', async (root, top) => {
    const draft = (name: string, head: string) => ({
      [`content/pages/docs/${name}.md`]: `---\ntitle: ${name}\n${head}---\n\nText of ${name}.\n`,
    })
    putFiles(root, { ...draft('d', 'draft: true\n'), ...draft('e', 'draft: false\n'), ...draft('f', 'draft: true\n') })
    const git = gitIn(top)
    git('add', '.')
    git('commit', '-q', '-m', 'drafts')
    for (const name of ['d', 'e']) rmSync(join(root, `content/pages/docs/${name}.md`))
    renameSync(join(root, 'content/pages/docs/f.md'), join(root, 'content/pages/docs/g.md'))
    git('add', '-A')
    const lost = await findLostRoutes(root, 'HEAD', site(['/docs/g']))
    assert.deepEqual(
      lost.map(({ message }) => message),
      ['Unexpected removal of `/docs/e` without a redirect'],
    )
  })
})

test('what is wrong with the call or with git is a diagnostic', async () => {
  await inRepository('', async (root) => {
    const code = async (ref: string, folder = root) => {
      const found = await readChangedFiles(folder, ref)
      return Array.isArray(found) ? found.length : (found as Diagnostic).code
    }
    assert.equal(await code('nowhere'), 'SP7021')
    assert.equal(await code('0123456789012345678901234567890123456789'), 'SP7021')
    assert.equal(await code('start..nowhere'), 'SP7021')
    assert.equal(await code('start...HEAD'), 0)
    assert.equal(await code(''), 'SP7021')
    assert.equal(await code('--output=content/x'), 'SP7021')
    await inFolder({ 'content/a': '' }, async (folder) => assert.equal(await code('start', folder), 'SP7022'))
    putFiles(root, { '.git/config': '[core' })
    assert.equal(await code('start'), 'SP7024')
    const path = process.env.PATH
    try {
      process.env.PATH = join(root, 'nothing')
      assert.equal(await code('start'), 'SP7023')
    } finally {
      process.env.PATH = path
    }
  })
})
