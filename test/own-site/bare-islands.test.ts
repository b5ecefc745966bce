import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTheme } from '../../bin/services/own-code/own-theme.ts'
import { inFolder } from '../cli/run-command.ts'
import { compiledClient, openFolder } from '../site.ts'

const block = (name: string) => `import { defineBlock } from 'signalpost'
import { z } from 'zod'
export default defineBlock({
  name: '${name}', summary: 'S.', contract: z.object({}), Template: () => null,
  island: { entry: './island.ts', hydrate: 'load' },
})
`

const scripts: Readonly<Record<string, string>> = {
  again: "export * from './part'\n",
  default: '// Begins.\nlet count = 0\nexport default function hydrate() { count++ }\n',
  named: "import { start } from './part'\nexport { start as hydrate }\n",
  nothing: 'document.title = "Mine"\n',
  other: 'export const start = () => {}\nexport const stop = () => {}\n',
}

test('the script of an island that exports no `hydrate` is told at what it exports', () =>
  inFolder(
    {
      'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
      'content/pages/index.md': '# Home\n\nText.\n',
      ...Object.fromEntries(
        Object.entries(scripts).flatMap(([name, script]) => [
          [`blocks/${name}/block.ts`, block(`Own${name.charAt(0).toUpperCase()}${name.slice(1)}`)],
          [`blocks/${name}/island.ts`, script],
          [`blocks/${name}/part.ts`, 'export const start = () => {}\nexport const hydrate = start\n'],
        ]),
      ),
    },
    async (root) => {
      const options = { env: {}, version: 'test', clean: true, readOnly: true }
      const { theme, client, own, moment } = await openTheme(root, compiledClient(), options)
      const { diagnostics } = openFolder(root, { theme, client, own, moment: () => moment }).report()
      assert.deepEqual(
        diagnostics.map((one) => `${one.code} ${one.file}:${one.line}:${one.column}-${one.endColumn} ${one.message}`),
        [
          'SP7102 blocks/default/island.ts:3:1-32 Missing export `hydrate` of an island, found `default`',
          'SP7102 blocks/nothing/island.ts:null:null-null Missing export `hydrate` of an island',
          'SP7102 blocks/other/island.ts:1:1-19 Missing export `hydrate` of an island, found `start`, `stop`',
        ],
      )
      assert.match(diagnostics[0]?.hint ?? '', /`export function hydrate\(root, props\) \{ … \}`/)
    },
  ))
