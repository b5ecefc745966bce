import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { inFolder } from '../cli/run-command.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { putFiles } from '../put-files.ts'
import { startPreview } from './start-preview.ts'

const until = async (isSo: () => boolean) => {
  for (const end = performance.now() + 120_000; !isSo(); ) {
    assert.ok(performance.now() < end, 'it took too long')
    await setTimeout(50)
  }
}

test('a preview keeps what it has found for the next one, which says it again', async () => {
  const site = {
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md': '---\ntitle: Start\n---\n\n[Gone](/docs/gone)\n',
  }
  await inFolder(site, async (folder) => {
    const traces = join(folder, '.signalpost/store/traces')
    const first = await startPreview(folder)
    await first.says(/dead link|\/docs\/gone/)
    await until(() => existsSync(traces))
    assert.equal(await first.stop(), 143)
    const second = await startPreview(folder)
    await second.says(/\/docs\/gone/)
    // What is new is kept as well.
    const before = statSync(traces).mtimeMs
    putFiles(folder, { 'content/pages/docs/other.md': '---\ntitle: Other\n---\n\n[Lost](/docs/lost)\n' })
    await second.says(/\/docs\/lost/)
    await until(() => statSync(traces).mtimeMs !== before)
    await second.stop()
  })
})
