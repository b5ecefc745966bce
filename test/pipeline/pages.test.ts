import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadFastParser } from '../../bin/services/fast-parser.ts'
import { htmlPath, markdownPath } from '../../compiler/model/page-path.ts'
import { readImageSize } from '../../compiler/read/image-size.ts'
import { root } from '../root.ts'
import { filesOf, openFolder } from '../site.ts'

/** Pages are read as the command reads them. */
const fast = await loadFastParser()

for (const folder of ['.', 'test/sites/second-brand/in', 'test/browser/sites/code', 'test/sites/plain-markdown/in']) {
  test(`${folder}: each page by itself is what the whole output holds`, async () => {
    const site = join(root, folder)
    const world = { mode: 'build', fast, imageSize: readImageSize, year: () => 2026 } as const
    const whole = openFolder(site, world)
    const built = await filesOf(whole)
    const { format } = whole.settings.config().hosting
    const { render, site: pages } = openFolder(site, { ...world, keep: 1 })
    // From the last to the first, so that nothing leans on an order.
    for (const route of whole.site.shownRoutes().toReversed()) {
      const [html, markdown] = render.html(route).files
      assert.equal(String(html?.content), built.get(htmlPath(route, format)), route)
      assert.equal(markdown?.content, built.get(markdownPath(route)), route)
    }
    assert.deepEqual(pages.shownRoutes(), whole.site.shownRoutes())
    assert.equal(render.notFound().files[0]?.content, built.get('404.html'))
  })
}
