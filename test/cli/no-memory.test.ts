import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root as checkout } from '../root.ts'
import { inFolder, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

const command = join(checkout, 'bin/signalpost.js')
const files = { 'content/site.yaml': siteYaml, 'content/pages/docs/index.md': '# One\n', occupied: '' }

test('a build that has no place for its secret says so, is good, and comes to an end', async (t) => {
  const told = (stderr: string) => stderr.split('\n').filter((line) => line.startsWith('Nothing of it is remembered'))
  await inFolder(files, async (root) => {
    // In `/proc` nobody makes a folder, and the system says that there is none.
    const places = existsSync('/proc/self')
      ? ['/proc/signalpost-none', join(root, 'occupied')]
      : [join(root, 'occupied')]
    for (const place of places) {
      await t.test(place, async () => {
        const { status, stderr } = await run(command, ['build', '--root', root], { env: { XDG_STATE_HOME: place } })
        assert.equal(status, 0, stderr)
        assert.equal(told(stderr).length, 1, stderr)
        assert.ok(told(stderr)[0]?.includes(place), stderr)
        assert.ok(readFileSync(join(root, 'dist/site/docs/index.html'), 'utf8').includes('One'))
        const checked = await run(command, ['check', '--root', root], { env: { XDG_STATE_HOME: place } })
        assert.equal(checked.status, 0)
        assert.deepEqual(told(checked.stderr), [])
      })
    }
    const { stderr } = await run(command, ['build', '--root', root], { env: { XDG_STATE_HOME: join(root, 'state') } })
    assert.deepEqual(told(stderr), [])
  })
})

test('a file below a folder that cannot be made ends with 3', { skip: !existsSync('/proc/self') }, async () => {
  const { status, stderr } = await run(command, ['schema', 'site', '--write', '/proc/signalpost-none'])
  assert.equal(status, 3)
  assert.match(stderr, /^signalpost: cannot write to \/proc\/signalpost-none: ENOENT/)
})
