import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { buildSite } from './build-site.ts'
import { openBrowser } from './harness.ts'
import { type ServedSite, serve } from './serve.ts'

const products = [
  'Nachrichtenversand',
  'Telefonie',
  'Videokonferenzen',
  'Verifizierung',
  'Nummernverwaltung',
  'Auswertungen',
]
const files = {
  'content/site.yaml': `url: https://docs.brimble.example
brand: { key: brimble, name: Brimble & Söhne Kommunikation }
topBar:
  products: [${products.map((label) => `{ label: ${label}, path: /docs }`).join(', ')}]
  secondary: [{ label: Bibliotheken, path: /docs }, { label: Hilfezentrum, path: /docs }]
  actions:
    - { label: Anmelden, url: https://brimble.example/in, style: plain }
    - { label: Jetzt registrieren, url: https://brimble.example/up, style: primary }
`,
  'content/pages/docs/index.md': '# Start\n\nText.\n',
}

let folder: string
let site: ServedSite
let browser: Browser

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'long-names-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  site = await serve(await buildSite(folder))
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await site?.close()
  rmSync(folder, { recursive: true })
})

test('long names in the top bar push nothing off the screen, and each can be reached by keyboard', async () => {
  const page = await browser.newPage()
  try {
    for (const width of [1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${site.origin}/docs`)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.equal(over, 0, `${width} px`)
      const last = page.getByRole('navigation', { name: 'Products' }).first().getByRole('link').last()
      await last.focus()
      const box = await last.boundingBox()
      const search = await page.getByRole('button', { name: 'Search' }).first().boundingBox()
      assert.ok(box !== null && search !== null && box.x + box.width <= search.x, `${width} px: ${box?.x} ${search?.x}`)
    }
  } finally {
    await page.close()
  }
})
