import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root as checkout } from '../root.ts'
import { inFolder, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

const script = join(checkout, 'bin/signalpost.js')
const files = {
  'content/site.yaml': siteYaml.replace('name: Acme,', 'name: "$' + '{NODE_EXTRA_CA_CERTS}",'),
  'content/pages/docs/index.md': '# One\n\nText.\n',
}

test('Certificates are read once for a build, and the site sees the environment as it was given', async () => {
  await inFolder(files, async (cwd) => {
    const { status, stderr } = await run(script, ['build'], { cwd, env: { NODE_EXTRA_CA_CERTS: '/missing.pem' } })
    assert.equal(status, 0, stderr)
    // Node itself says so of each process that has tried; from Node 24 on none does before it asks somebody.
    assert.ok(stderr.split('Ignoring extra certs').length - 1 <= 1, stderr)
    assert.match(readFileSync(join(cwd, 'dist/site/docs/index.html'), 'utf8'), /\/missing\.pem/)
  })
})
