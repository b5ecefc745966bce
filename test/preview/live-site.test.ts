import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { check, render } from '../../compiler/compile.ts'
import { LivePages } from '../../compiler/live/live-pages.ts'
import { LiveSite } from '../../compiler/live/live-site.ts'
import { htmlPath, markdownPath } from '../../compiler/page-path.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { readImageSize } from '../../compiler/read/image-size.ts'
import { readContent } from '../../compiler/read.ts'
import { theme } from '../../templates/theme.ts'
import { root } from '../root.ts'
import { compiledClient } from './client-bundle.ts'

const history = { lastUpdated: () => null, year: 2026 }

for (const folder of ['.', 'test/sites/second-brand/in', 'test/browser/sites/code']) {
  test(`${folder}: each page by itself is what the build gives`, () => {
    const site = join(root, folder)
    const client = compiledClient()
    const { value: content } = readContent(site)
    const checked = check(content, theme, { mode: 'build', env: {} })
    assert.ok(checked.site !== null && checked.plan !== null)
    const rendering = { theme, client, imageSize: readImageSize, ...history }
    const { files } = render(checked.site, checked.plan, content, rendering)
    const built = new Map(Array.from(files, (file) => [file.path, file.content]))
    const store = openContent(site)
    store.refresh()
    const live = new LiveSite(store, { theme, mode: 'build', env: {}, complete: false })
    const pages = new LivePages(live, { theme, client, imageSize: readImageSize, history: () => history })
    const { format } = checked.site.config.hosting
    // From the last to the first, so that nothing leans on an order.
    for (const { route } of [...checked.site.pages].reverse()) {
      const now = live.now()
      assert.ok(now !== null)
      const page = pages.page(route, now)
      assert.equal(page?.html, built.get(htmlPath(route, format)), route)
      assert.equal(page?.markdown, built.get(markdownPath(route)), route)
    }
    assert.deepEqual(
      [...live.routes().keys(), ...live.generated().keys()].sort(),
      checked.site.pages.map(({ route }) => route).sort(),
    )
    const now = live.now()
    assert.ok(now !== null)
    assert.equal(pages.notFound(now), built.get('404.html'))
  })
}
