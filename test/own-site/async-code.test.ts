import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTheme } from '../../bin/services/own-code/own-theme.ts'
import { inFolder } from '../cli/run-command.ts'
import { compiledClient, filesOf, openFolder } from '../site.ts'

const site = {
  'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
}

const block = (name: string, fields: string, more = '') => `import { defineBlock } from 'signalpost'
import { z } from 'zod'
${more}
export default defineBlock({ name: '${name}', summary: 'S.', contract: z.object({}), ${fields} })
`

const fix =
  'Remove `async`: pages are made at once and wait for nothing. Read files with `readFileSync`, and fetch what lies elsewhere before the build.'

test('code that makes promises is told in words of ours, with what to do', async () => {
  const files = {
    ...site,
    'content/pages/index.mdx': '# Home\n\nText.\n\n<Card />\n\n<Deep />\n\n<Told />\n',
    'content/pages/checked.mdx': '# Checked\n\nText.\n\n<Checked />\n',
    'blocks/card/block.tsx': block('Card', 'Template: async () => <b>x</b>'),
    'blocks/deep/block.tsx': block(
      'Deep',
      'Template: () => <p><Inner /></p>',
      'async function Inner() { return <b>x</b> }',
    ),
    'blocks/told/block.tsx': block('Told', "Template: () => null, markdown: async () => { throw new Error('late') }"),
    'blocks/checked/block.tsx': block(
      'Checked',
      "Template: () => null, check: async () => { throw new Error('late') }",
    ),
    'theme/Footer.tsx': 'export default async function Footer() { return <p>F</p> }\n',
  }
  await inFolder(files, async (root) => {
    const options = { env: {}, version: 'test', clean: true, readOnly: true }
    const { theme, client, own } = await openTheme(root, compiledClient(), options)
    const pipeline = openFolder(root, { theme, client, own })
    await filesOf(pipeline)
    const told = pipeline
      .report()
      .diagnostics.map(({ code, file, message, hint }) => `${code} ${file} ${message} (${hint})`)
    const deep = 'a component of it gives a promise, expected elements'
    assert.deepEqual(told, [
      `SP7103 blocks/card/block.tsx Block \`Card\` threw: \`Template\` gave a promise, expected elements (${fix})`,
      `SP7103 blocks/deep/block.tsx Block \`Deep\` threw: ${deep} (${fix})`,
      `SP7103 blocks/told/block.tsx Block \`Told\` threw: \`markdown\` gave a promise, expected a text (${fix})`,
      `SP7103 content/pages/checked.mdx Block \`Checked\` threw: \`check\` gave a promise, expected a list of \`{ message, hint, severity, path, child }\` (${fix} At blocks/checked/block.tsx.)`,
      `SP7104 theme/Footer.tsx Part \`Footer\` threw: ${deep} (${fix})`,
    ])
  })
})
