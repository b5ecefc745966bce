import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../../put-files.ts'
import { openSite } from '../opened-site.ts'

const heads =
  'Destination Authentication Identifier Web Mobile Server Description Availability Region Compression Retention Notifications'
const cells =
  'Brimble Analytics, certificate, identifier, yes, no, yes, Sends what arrives at once, everywhere, Scandinavia, uncompressed, indefinitely, subscription'

const row = (words: readonly string[], count: number) => `| ${words.slice(0, count).join(' | ')} |`
const table = (count: number, values: readonly string[]) =>
  [row(heads.split(' '), count), `|${'---|'.repeat(count)}`, row(values, count)].join('\n')

const values = cells.split(', ')
const files = {
  'content/site.yaml': 'url: https://docs.brimble.example\nbrand: { key: brimble, name: Brimble }\n',
  'content/pages/docs/index.md': `# Tables

${table(6, values)}

${table(8, values)}

${table(12, values)}

${table(12, values.with(2, '`brimble.identifier.of.arrivals`').with(9, '[here](https://brimble.example/compressed)'))}
`,
}

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'wide-tables-'))
  putFiles(folder, files)
  return folder
})

test('on paper the words of a table of twelve columns are whole, and it stays on the sheet', () =>
  site.visit(
    '/docs',
    async (page) => {
      await page.emulateMedia({ media: 'print' })
      const found = await page.locator('table').evaluateAll((tables) =>
        tables.map((one) => {
          const broken: string[] = []
          const range = document.createRange()
          for (const cell of one.querySelectorAll('th, td')) {
            const text = cell.firstChild
            // Code and addresses go on in the next line.
            if (!(text instanceof Text)) continue
            for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              if (range.getClientRects().length > 1) broken.push(word)
            }
          }
          const over = one.getBoundingClientRect().right - (one.parentElement?.getBoundingClientRect().right ?? 0)
          const size = Number.parseFloat(getComputedStyle(one).fontSize)
          return { broken, isOver: over > 1, isSmall: size < 14, isLegible: size >= 9 }
        }),
      )
      const wide = { broken: [], isOver: false, isSmall: true, isLegible: true }
      assert.deepEqual(found, [{ ...wide, isSmall: false }, wide, wide, wide])
    },
    // As wide as the text of a sheet of A4.
    { viewport: { width: 718, height: 900 } },
  ))
