import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../../put-files.ts'
import { openSite } from '../opened-site.ts'

const levels = 12
const files = {
  'content/site.yaml': 'url: https://docs.brimble.example\nbrand: { key: brimble, name: Brimble }\n',
  'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 600 200"/>',
  'content/pages/docs/index.md': `# Start

${Array.from({ length: levels }, (_, at) => `${'  '.repeat(at)}- Level ${at} of a list that goes deep`).join('\n')}

1999. The year of a list
2000. and the next

[![A plan](/assets/a.svg)](https://brimble.example)

:::disclosure{title="A question that takes more than one line of a phone, because it has so many words"}
An answer.
:::
`,
}

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'deep-content-'))
  putFiles(folder, files)
  return folder
})

const viewport = { width: 320, height: 700 }

test('a list of twelve levels stays on the narrowest of phones, and its words in lines', () =>
  site.visit(
    '/docs',
    async (page) => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.equal(over, 0)
      const items = await page
        .getByRole('listitem')
        .filter({ hasText: /^Level/ })
        .all()
      assert.equal(items.length, levels)
      for (const item of items) assert.ok(((await item.boundingBox())?.width ?? 0) > 40)
    },
    { viewport },
  ))

test('a number of four digits begins on the narrowest of phones', () =>
  site.visit(
    '/docs',
    async (page) => {
      const year = page.getByRole('listitem').filter({ hasText: 'and the next' })
      // The browser puts the number before the item, and tells nobody where.
      const [room = 0, needed = 0] = await year.evaluate((item) => {
        const ruler = document.createElement('span')
        ruler.textContent = '2000. '
        ruler.style.cssText = 'position: absolute; white-space: pre; font-variant-numeric: tabular-nums'
        item.append(ruler)
        const text = document.createRange()
        text.selectNodeContents(item.firstChild as Node)
        return [text.getBoundingClientRect().left, ruler.getBoundingClientRect().width]
      })
      assert.ok(needed > 30 && room >= needed, `${room} of ${needed}`)
    },
    { viewport },
  ))

test('the mark of a link that leaves the site lies on the picture that is the link', () =>
  site.visit(
    '/docs',
    async (page) => {
      const link = page.getByRole('article').getByRole('link', { name: 'A plan (external link)' })
      const [mark, image] = await link.evaluate((one) =>
        [one.querySelector('.external'), one.querySelector('img')].map(
          (part) => part?.getBoundingClientRect() ?? new DOMRect(),
        ),
      )
      assert.ok(mark && image && mark.width > 0)
      assert.ok(mark.bottom <= image.bottom && mark.right <= image.right && mark.top >= image.top)
    },
    { viewport },
  ))

test('the sign of a disclosure stands beside the first line of its title', () =>
  site.visit(
    '/docs',
    async (page) => {
      const title = page.getByText('A question that takes')
      const sign = await title.evaluate((one) => {
        const { alignItems, lineHeight, height } = getComputedStyle(one)
        const { marginTop } = getComputedStyle(one, '::before')
        return { alignItems, lines: Number.parseFloat(height) / Number.parseFloat(lineHeight), marginTop }
      })
      assert.ok(sign.lines >= 2)
      assert.equal(sign.alignItems, 'start')
      assert.ok(Number.parseFloat(sign.marginTop) > 5)
    },
    { viewport },
  ))
