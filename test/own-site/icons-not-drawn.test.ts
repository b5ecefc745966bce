import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { inFolder, run } from '../cli/run-command.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { compileCommand } from '../once-a-run.ts'
import { root } from '../root.ts'

before(compileCommand)

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="red"/></svg>\n'
const site = {
  'content/site.yaml': siteYaml.replace(/brand: \{/, 'brand: { favicon: mark.svg,'),
  'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
  'content/assets/mark.svg': picture,
  // As Node ends where the system lets it have no threads, and where it ends while it draws.
  'early.cjs': "if (process.argv[1].endsWith('print-icons.js')) process.abort()",
  'late.cjs': `if (process.argv[1].endsWith('print-icons.js')) process.on('exit', () => { process.exitCode = 1 })`,
}

test('a picture is blamed only when somebody has begun to draw it, and a busy machine is not remembered', async () => {
  await inFolder(site, async (cwd) => {
    const build = async (env: Readonly<Record<string, string>> = {}) => {
      const { status, stdout } = await run(join(root, 'bin/signalpost.js'), ['build'], { cwd, env })
      return [status, /(?:error|warning) (SP\d{4}): .*/.exec(stdout)?.[0] ?? '']
    }
    const failure = 'error SP7015: Unexpected failure of the system at `content/assets/mark.svg` (EAGAIN)'
    assert.deepEqual(await build({ NODE_OPTIONS: '--require ./early.cjs' }), [3, failure])
    assert.deepEqual(await build(), [0, ''])
    const icon = readFileSync(join(cwd, 'dist/site/favicon.ico'))
    const { stdout } = await run(join(root, 'dist/cli/print-icons.js'), [join(cwd, 'content/assets/mark.svg')])
    assert.equal(JSON.parse(stdout)['favicon.ico'], icon.toString('base64'))
  })
  await inFolder(site, async (cwd) => {
    const env = { NODE_OPTIONS: '--require ./late.cjs' }
    const { status, stdout } = await run(join(root, 'bin/signalpost.js'), ['build'], { cwd, env })
    assert.equal(status, 0)
    assert.match(stdout, /warning SP1023: /)
  })
})
