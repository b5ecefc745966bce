import assert from 'node:assert/strict'
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { maxAsset } from '../../compiler/read/limits.ts'
import { inFolder, run } from '../cli/run-command.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { compileCommand } from '../once-a-run.ts'
import { root as checkout } from '../root.ts'

test('a file that is too large to be published is told as that, and nothing crashes', async () => {
  await compileCommand()
  const page = '# Docs\n\n[The film](/docs/film.mp4)\n'
  const files = {
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md': page,
    'content/pages/docs/film.mp4': 'x',
  }
  await inFolder(files, async (root) => {
    // A hole takes no room on the disk.
    truncateSync(join(root, 'content/pages/docs/film.mp4'), maxAsset + 1)
    for (const command of ['check', 'build']) {
      const { status, stdout } = await run(join(checkout, 'bin/signalpost.js'), [command], { cwd: root })
      assert.equal(status, 1, stdout)
      assert.match(
        stdout,
        /SP1026: Unexpected size of more than 1024 MB, expected at most 1024 MB\n +at content\/pages\/docs\/film\.mp4/,
      )
    }
  })
})
