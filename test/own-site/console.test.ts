import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { inFolder, run } from '../cli/run-command.ts'
import { compileCommand } from '../once-a-run.ts'
import { root as checkout } from '../root.ts'

const launcher = join(checkout, 'bin/signalpost.js')

const files = {
  'content/site.yaml':
    'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\nservices: { search: { provider: none } }\n',
  'content/pages/index.mdx': '# Home\n\n<Note />\n',
  'blocks/note/block.tsx': `import { defineBlock } from 'signalpost'
import { z } from 'zod'
console.log('noted by the block')
export default defineBlock({
  name: 'Note', summary: 'x', contract: z.object({}), Template: () => <b>{console.info('noted by the template')}</b>,
})
`,
  'theme/Footer.tsx': "export default () => {\n  console.log('noted by the part')\n  return null\n}\n",
}

before(compileCommand)

test('what own code writes to the console is no part of a report', () =>
  inFolder(files, async (folder) => {
    const { stdout, stderr } = await run(launcher, ['build', '--format', 'json'], { cwd: folder })
    assert.equal(JSON.parse(stdout).summary.errors, 0)
    for (const where of ['block', 'template', 'part']) assert.match(stderr, new RegExp(`^noted by the ${where}$`, 'm'))
    const { stdout: schema } = await run(launcher, ['schema', 'block', 'Note'], { cwd: folder })
    assert.equal(JSON.parse(schema).type, 'object')
  }))

test('own code may have a `console` of its own', () => {
  const own =
    "const console = { log: (text: string) => text }\nexport default () => <footer>{console.log('mine')}</footer>\n"
  return inFolder({ ...files, 'theme/Footer.tsx': own }, async (folder) => {
    const { status, stdout } = await run(launcher, ['check', '--format', 'json'], { cwd: folder })
    assert.equal(status, 0, stdout)
  })
})
