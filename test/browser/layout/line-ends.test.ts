import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../../put-files.ts'
import { openSite } from '../opened-site.ts'

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'))
  putFiles(folder, {
    'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
    'content/pages/index.md': `# Start

Send \`SETTLEMENT_INSTRUCTION_RECONCILIATION_TIMEOUT\` and \`a few words of code that break at spaces\`.
`,
  })
  return folder
})

test('code that goes on in the next line stays within its column', () =>
  site.visit('/', async (page) => {
    const found = await page.getByRole('article').evaluate((article) => {
      const bad: string[] = []
      // Every width that a column of a phone may have.
      for (const paragraph of article.querySelectorAll('p'))
        for (let width = 150; width < 420; width += 1) {
          paragraph.style.inlineSize = `${width}px`
          const column = paragraph.getBoundingClientRect()
          for (const code of paragraph.querySelectorAll('code'))
            for (const { right } of code.getClientRects())
              if (right > column.right + 0.5) bad.push(`${width}: ${right - column.right} px`)
        }
      return bad
    })
    assert.deepEqual(found, [])
  }))

test('signs of programs stay signs in sentences: no arrow for `->`', () =>
  site.visit('/', async (page) => {
    const [both = 0, each = 0] = await page.evaluate(async () => {
      await document.fonts.load('16px "Hanken Grotesk"')
      const width = (text: string) => {
        const box = document.createElement('span')
        box.style.display = 'inline-block'
        box.textContent = text
        document.querySelector('article')?.append(box)
        return box.getBoundingClientRect().width
      }
      return [width('->'), width('-') + width('>')]
    })
    assert.ok(Math.abs(both - each) < 1, `${both} ${each}`)
  }))
