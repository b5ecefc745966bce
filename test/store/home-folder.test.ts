import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { test } from 'node:test'
import { homeFolder } from '../../compiler/store/home-folder.ts'
import { inFolder, run } from '../cli/run-command.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { root as checkout } from '../root.ts'

test('an account has its home where it says, if that is a whole path', () => {
  assert.equal(homeFolder({ HOME: '/home/r' }), '/home/r')
  for (const HOME of ['', 'here', '.']) assert.ok(isAbsolute(homeFolder({ HOME }) ?? '/'), HOME)
})

for (const HOME of ['', 'here'])
  test(`with \`HOME=${HOME}\` no secret of the account is put where writers can put files`, () =>
    inFolder({ 'content/site.yaml': siteYaml, 'content/pages/docs/index.md': '# Docs\n\nText.\n' }, async (root) => {
      const env = { HOME, SIGNALPOST_STORE_KEY: '', XDG_STATE_HOME: '', XDG_CONFIG_HOME: '' }
      for (const command of ['build', 'logout']) {
        const { status, stderr } = await run(join(checkout, 'bin/signalpost.js'), [command], { cwd: root, env })
        assert.equal(status, 0, stderr)
      }
      assert.deepEqual(readdirSync(root).sort(), ['.signalpost', 'content', 'dist'])
    }))
