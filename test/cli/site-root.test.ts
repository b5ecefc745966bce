import assert from 'node:assert/strict'
import { mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { findRoot } from '../../bin/site/site-root.ts'
import { root as checkout } from '../root.ts'
import { inFolder, run } from './run-command.ts'

const launcher = join(checkout, 'bin/signalpost.js')
const files = {
  'site/content/site.yaml': 'url: https://docs.example.com\nbrand: { key: brightline, name: Brightline }\n',
  'site/content/pages/docs/index.md': '# Home\n\nHello.\n',
}

/** The content is moved to `place` of the folder, and a link stands where it was. */
const linked = (place: string, work: (site: string) => Promise<void>) =>
  inFolder(files, async (folder) => {
    const site = join(folder, 'site')
    mkdirSync(join(folder, 'elsewhere'))
    renameSync(join(site, 'content'), join(folder, place))
    symlinkSync(join(folder, place), join(site, 'content'))
    await work(site)
  })

describe('a `content` that is a symbolic link', () => {
  test("is not followed out of a stranger's root", () =>
    linked('elsewhere/content', async (cwd) => {
      for (const argv of [['check'], ['build'], ['preview', '--port', '0'], ['test']]) {
        const { status, stdout } = await run(launcher, [...argv, '--untrusted'], { cwd })
        assert.equal(status, 2, argv[0])
        assert.match(
          stdout,
          /^error SP7003: Unexpected folder `content` in `\.`, a symbolic link that leads out of it$/m,
        )
      }
    }))

  test('is followed in a site of one’s own, and within the root', async () => {
    await linked('elsewhere/content', async (cwd) => {
      assert.equal((await run(launcher, ['check'], { cwd })).status, 0)
    })
    await linked('site/docs', async (cwd) => {
      assert.equal((await run(launcher, ['check', '--untrusted'], { cwd })).status, 0)
    })
  })
})

const below = { 'site/content/site.yaml': '', 'site/content/pages/docs/index.md': '', 'other/notes.md': '' }

test('who calls the command below a site is told where it is', () =>
  inFolder(below, async (folder) => {
    const hintFrom = (cwd: string, root = '.') => {
      const found = findRoot(root, { cwd: join(folder, cwd), env: {} })
      return typeof found === 'string' ? found : found.hint
    }
    const inIt = (way: string) => `It is in \`${way}\`: run the command there, or with \`--root ${way}\`.`
    assert.equal(hintFrom('site'), join(folder, 'site'))
    assert.equal(hintFrom('site/content'), inIt('..'))
    assert.equal(hintFrom('site/content/pages/docs'), inIt('../../..'))
    assert.equal(hintFrom('site', 'content/pages'), inIt('.'))
    assert.match(
      hintFrom('other') ?? '',
      /^Run the command in the folder that holds `content\/`.* `signalpost init` begins a site\.$/,
    )
  }))
