import { deepEqual, ok } from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { inFolder, run } from '../cli/run-command.ts'
import { compileCommand } from '../once-a-run.ts'
import { root } from '../root.ts'

const block = (name: string, word: string) => ({
  [`blocks/${name.toLowerCase()}/block.tsx`]: `import { defineBlock } from 'signalpost'
import { z } from 'zod'
export default defineBlock({
  name: '${name}', summary: 'x', contract: z.object({}), Template: () => <b>text</b>, markdown: () => 'text',
  island: { entry: 'island.client.ts', hydrate: 'load' },
})
`,
  [`blocks/${name.toLowerCase()}/island.client.ts`]: `export const hydrate = () => { console.log('${word}') }\n`,
})

const site = {
  'content/site.yaml':
    'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\nservices: { search: { provider: none } }\n',
  'content/pages/index.mdx': '# Home\n\n<Shown />\n',
  'content/pages/secret.mdx': '---\ntitle: Secret\nbeta_feature: walrus\n---\n\n<Hidden />\n',
  ...block('Shown', 'gannets'),
  ...block('Hidden', 'walruses'),
}

before(compileCommand)

test('the public site that takes the place of the whole one keeps no code that only protected pages have', () =>
  inFolder(site, async (folder) => {
    const build = async (...more: readonly string[]) => {
      const { status, stdout, stderr } = await run(join(root, 'bin/signalpost.js'), ['build', ...more], {
        cwd: folder,
        env: { XDG_STATE_HOME: join(folder, 'state') },
      })
      deepEqual(status, 0, stdout + stderr)
      const assets = join(folder, 'dist/site/_assets')
      const texts = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'latin1'))
      return (word: string) => texts.filter((text) => text.includes(word)).length
    }
    ok((await build())('walruses') === 1)
    const before = await build('--without-protected')
    deepEqual([before('walruses'), before('gannets')], [0, 1])
    // Of two public sites an open page still finds its scripts.
    writeFileSync(
      join(folder, 'blocks/shown/island.client.ts'),
      `export const hydrate = () => { console.log('other gannets') }\n`,
    )
    const after = await build('--without-protected')
    deepEqual([after('other gannets'), after('gannets'), after('walruses')], [1, 2, 0])
  }))
