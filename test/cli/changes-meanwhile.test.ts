import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { compileCommand } from '../once-a-run.ts'
import { root } from '../root.ts'
import { inFolder, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

before(compileCommand)

const image = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"/>\n`

/** Another file takes the place of the image as soon as the work looks into it. */
const replacing = `const fs = require('node:fs')
if (process.argv[1].endsWith('signalpost.cjs') && process.argv[2] === 'build') {
  const { openSync } = fs
  fs.openSync = (path, ...more) => {
    const file = openSync(path, ...more)
    if (String(path).endsWith('/content/assets/a.svg') && fs.existsSync('next.svg')) fs.renameSync('next.svg', path)
    return file
  }
}`

test('an image that is saved while the site is built', async () => {
  const site = {
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\n![A room](/assets/a.svg)\n',
    'content/assets/a.svg': image(5),
    'next.svg': image(70),
    'replacing.cjs': replacing,
  }
  await inFolder(site, async (cwd) => {
    const env = { NODE_OPTIONS: '--require ./replacing.cjs' }
    const { status, stdout } = await run(join(root, 'bin/signalpost.js'), ['build'], { cwd, env })
    assert.equal(status, 0, stdout)
    assert.equal(readFileSync(join(cwd, 'dist/site/assets/a.svg'), 'utf8'), image(70))
    assert.match(readFileSync(join(cwd, 'dist/site/docs/index.html'), 'utf8'), /width="70"/)
  })
})
