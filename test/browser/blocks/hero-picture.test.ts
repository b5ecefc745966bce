import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../../put-files.ts'
import { openSite } from '../opened-site.ts'

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"/>`
const home = (image: string) =>
  `---\ntitle: Home\nlayout: home\n---\n\n<Hero title="Home" image="/assets/${image}" imageDark="/assets/wide.svg" links={[]} />\n\n## Next\n\nWords.\n`

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hero-'))
  putFiles(join(folder, 'content'), {
    'site.yaml': 'url: https://hero.example\nbrand: { key: hero, name: Hero }\n',
    'assets/wide.svg': drawing(1200, 300),
    'assets/tall.svg': drawing(300, 1200),
    'pages/docs/index.mdx': home('wide.svg'),
    'pages/docs/tall.mdx': home('tall.svg'),
  })
  return folder
})

const sizeOf = (path: string, colorScheme: 'light' | 'dark', width: number) => {
  const found: { size: { width: number; height: number } | null } = { size: null }
  return site
    .visit(
      path,
      async (page) => {
        found.size = await page.getByRole('main').locator('picture img').boundingBox()
      },
      { viewport: { width, height: 800 }, colorScheme },
    )
    .then(() => found.size ?? { width: 0, height: 0 })
}

for (const width of [390, 1440]) {
  test(`the picture of a hero takes the room that it fills, at ${width} px`, async () => {
    const wide = await sizeOf('/docs', 'light', width)
    assert.ok(wide.width > 250 && Math.abs(wide.width / wide.height - 4) < 0.05, JSON.stringify(wide))
  })

  test(`a tall picture of a hero is no higher than one of 4:3 would be, at ${width} px`, async () => {
    assert.equal((await sizeOf('/docs/tall', 'light', width)).height, 384)
    const other = await sizeOf('/docs/tall', 'dark', width)
    assert.ok(Math.abs(other.width / other.height - 4) < 0.05, JSON.stringify(other))
  })
}
