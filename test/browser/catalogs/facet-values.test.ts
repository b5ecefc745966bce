import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { putFiles } from '../../put-files.ts'
import { eventually } from '../eventually.ts'
import { openSite } from '../opened-site.ts'

const named = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at + 10}`)
const [products, tags] = [named('product', 12), named('tag', 10)]
const names = (keys: readonly string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, key])))

/** Twelve products, ten tags. */
const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-values-'))
  const samples = products.map((primary, at) => ({
    title: `Sample ${at}`,
    url: '',
    product: { primary },
    tags: tags.slice(at, at + 1),
  }))
  putFiles(folder, {
    'content/site.yaml': `url: https://docs.osprey.example
brand: { key: osprey, name: Osprey }
codeSamples: { products: ${names(products)}, tags: ${names(tags)} }
`,
    'content/data/code-samples.json': JSON.stringify(samples),
    'content/pages/docs/index.mdx': '# Samples\n\n<CodeSampleCatalog />\n',
    'content/pages/docs/de.mdx': '---\ntitle: Beispiele\nlang: de\n---\n\n<CodeSampleCatalog />\n',
  })
  return folder
})

const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const shown = (page: Page, name: string) => facet(page, name).getByRole('checkbox').count()

test('a catalogue shows ten values of a facet and says how many more (specification, sections 4 and 9)', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${site.origin}/docs?samples-product=product21`)
    // What is chosen is there, the last value too.
    await eventually(() => shown(page, 'Product'), 11)
    await eventually(() => facet(page, 'Product').getByRole('checkbox', { name: 'product21' }).isChecked(), true)
    const more = facet(page, 'Product').getByRole('button')
    assert.equal(await more.innerText(), 'Show more (2)')
    await more.click()
    await eventually(() => shown(page, 'Product'), 12)
    assert.equal(await more.innerText(), 'Show less')
    assert.equal(await more.getAttribute('aria-expanded'), 'true')
    await facet(page, 'Product').getByRole('checkbox', { name: 'product21' }).uncheck()
    await more.click()
    await eventually(() => shown(page, 'Product'), 10)
    assert.equal(await more.innerText(), 'Show more (2)')
    assert.equal(await shown(page, 'Tag'), 10)
    assert.equal(await facet(page, 'Tag').getByRole('button').count(), 0)
  } finally {
    await page.close()
  }
})

test('the button speaks the language of the page', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${site.origin}/docs/de`)
    const more = facet(page, 'Produkt').getByRole('button')
    await eventually(() => more.innerText(), 'Mehr zeigen (2)')
    await eventually(async () => {
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
      return more.innerText()
    }, 'Weniger zeigen')
  } finally {
    await page.close()
  }
})
