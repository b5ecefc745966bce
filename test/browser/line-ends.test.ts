import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../put-files.ts'
import { openSite } from './opened-site.ts'

const address = 'https://gannet.example/settlement/instructions/create'
const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'))
  putFiles(folder, {
    'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
    'content/pages/index.md': `# Start

Send \`SETTLEMENT_INSTRUCTION_RECONCILIATION_TIMEOUT\` and \`a few words of code that break at spaces\`.

All of it is at ${address}. Then go on.

The same on this site: [${address}](/). Then go on.
`,
  })
  return folder
})

/** The same of the page's paragraphs at every width that a column of a phone may have. */
const widths = (ask: 'code' | 'points') =>
  site.visit('/', async (page) => {
    const found = await page.getByRole('article').evaluate((article, what) => {
      const end = (text: Node, at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect()
      }
      const bad: string[] = []
      for (const paragraph of article.querySelectorAll('p'))
        for (let width = 150; width < 420; width += 1) {
          paragraph.style.inlineSize = `${width}px`
          const column = paragraph.getBoundingClientRect()
          if (what === 'code')
            for (const code of paragraph.querySelectorAll('code'))
              for (const { right } of code.getClientRects())
                if (right > column.right + 0.5) bad.push(`${width}: ${right - column.right} px`)
          if (what === 'points')
            for (const link of paragraph.querySelectorAll('a')) {
              const texts = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
              const last = texts.at(-1) as Text
              const point = link.nextSibling as Text
              if (end(point, 0).top > end(last, last.data.length - 1).bottom - 4) bad.push(`${width}: ${point.data}`)
            }
        }
      return bad
    }, ask)
    assert.deepEqual(found, [])
  })

test('code that goes on in the next line stays within its column', () => widths('code'))

test('the point after an address that is shown is never alone in a line', () => widths('points'))
