import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { compileCommand } from '../once-a-run.ts'
import { root } from '../root.ts'
import { inFolder, run } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

before(compileCommand)

/** Another version takes the place of the one that has just been read, as an installation does. */
const replacing = `const fs = require('node:fs')
const { dirname, join } = require('node:path')
const { readFileSync } = fs
fs.readFileSync = (path, ...more) => {
  const bytes = readFileSync(path, ...more)
  if (process.env.SIGNALPOST_CHILD !== undefined && /command-\\w+\\.cjs$/.test(String(path))) {
    fs.rmSync(path)
    fs.rmSync(join(dirname(path), 'client'), { recursive: true })
  }
  return bytes
}`

test('a tool that is installed anew while it runs says so', async () => {
  const site = {
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
    'replacing.cjs': replacing,
  }
  await inFolder(site, async (cwd) => {
    const tool = join(cwd, 'tool')
    mkdirSync(tool)
    for (const path of ['bin/signalpost.js', 'dist/cli', 'package.json'])
      cpSync(join(root, path), join(tool, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(tool, 'node_modules'))
    const env = { NODE_OPTIONS: '--require ./replacing.cjs' }
    const { status, stderr } = await run(join(tool, 'bin/signalpost.js'), ['build'], { cwd, env })
    assert.deepEqual(
      [status, stderr.split('\n').at(-2)],
      [
        3,
        'signalpost: the tool was installed or compiled anew while it ran, and the output is as it was. Run the command again.',
      ],
    )
    assert.ok(!existsSync(join(cwd, 'dist/site')))
  })
})
