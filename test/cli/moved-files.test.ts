import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { movedFiles } from '../../bin/services/moved-files.ts'
import { gitIn } from '../git-in.ts'
import { root as checkout } from '../root.ts'
import { openFolder } from '../site.ts'
import { inFolder, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`
const body =
  'A page of some length, so that it is known again when a line of it is another one.\n\nSecond line.\n\nThird.'
const files = {
  'content/site.yaml': siteYaml,
  'content/pages/docs/index.md': page('Docs', '[Calls](/docs/b)'),
  'content/pages/docs/b.md': page('Calls', body),
}

function commit(root: string): void {
  gitIn(root)('add', '-A')
  gitIn(root)('commit', '-q', '-m', 'a change')
}

/** The hints for dead links, as `check` gives them. */
function hints(root: string): readonly (string | null)[] {
  let listed: readonly string[] = []
  const movedTo = movedFiles(root, () => listed).lastPlace
  const { site, sources } = openFolder(root, { movedTo })
  listed = sources.listed('pages')
  return site.report().diagnostics.flatMap(({ code, hint }) => (code === 'SP4001' ? [hint] : []))
}

const moved = ['The page has moved to `/docs/guides/elsewhere`.']

test('a dead link to a page that was renamed names its new place', async () => {
  await inFolder(files, async (root) => {
    gitIn(root)('init', '-q')
    commit(root)
    const [from, to] = [join(root, 'content/pages/docs/b.md'), join(root, 'content/pages/docs/guides/elsewhere.md')]
    execFileSync('mkdir', [join(root, 'content/pages/docs/guides')])

    renameSync(from, to)
    assert.deepEqual(hints(root), moved, 'without a word to git')
    gitIn(root)('add', '-A')
    writeFileSync(to, `${readFileSync(to, 'utf8')}\nMore.\n`)
    assert.deepEqual(hints(root), moved, 'staged, and a line added')
    commit(root)
    assert.deepEqual(hints(root), moved, 'committed')

    const last = join(root, 'content/pages/docs/last.md')
    renameSync(to, last)
    commit(root)
    assert.deepEqual(hints(root), ['The page has moved to `/docs/last`.'], 'moved once more')
  })
})

test('without git, and for a page that never was, there is nothing to tell', async () => {
  await inFolder({ ...files, 'content/pages/docs/b.md': '' }, async (root) => {
    assert.equal(movedFiles(root, () => []).lastPlace('content/pages/docs/gone.md'), null)
    gitIn(root)('init', '-q')
    assert.equal(movedFiles(root, () => []).lastPlace('content/pages/docs/gone.md'), null)
  })
})

test('a build of a site with a dead link is answered at once as long as git tells the same', async () => {
  await inFolder(files, async (root) => {
    gitIn(root)('init', '-q')
    commit(root)
    renameSync(join(root, 'content/pages/docs/b.md'), join(root, 'content/pages/docs/elsewhere.md'))
    const build = async () => {
      const { stdout, stderr } = await run(join(checkout, 'bin/signalpost.js'), ['build'], { cwd: root })
      return { hint: /hint: (.*)/.exec(stdout)?.[1], isNew: /Checked|Compiled/.test(stdout + stderr) }
    }
    // What was changed just now may change once more at the same time.
    await setTimeout(150)
    const first = await build()
    assert.deepEqual(first, { hint: 'The page has moved to `/docs/elsewhere`.', isNew: true })
    assert.deepEqual(await build(), { ...first, isNew: false })
    writeFileSync(join(root, '.gitignore'), 'elsewhere.md\n')
    assert.notEqual((await build()).hint, first.hint)
  })
})
