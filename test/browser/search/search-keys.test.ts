import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { putFiles } from '../../put-files.ts'
import { eventually } from '../eventually.ts'
import { openSite } from '../opened-site.ts'

const page = (title: string, lang = 'en') =>
  `---\ntitle: ${title}\nlang: ${lang}\n---\n\nThe glaze of ${title}.\n\n## Cooling\n\nCool it slowly.\n`

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'search-keys-'))
  putFiles(join(folder, 'content'), {
    'site.yaml': `url: https://kiln.example
brand: { key: kiln, name: Kiln }
topBar: { products: [{ label: Kilns, path: /kilns }, { label: Clays, path: /clays }] }
`,
    'pages/kilns/index.md': page('Kilns'),
    'pages/kilns/wood.md': page('Wood'),
    'pages/clays/index.md': page('Clays'),
    'pages/clays/ar.md': page('Arabic', 'ar'),
  })
  return folder
})

const field = (at: Page) => at.getByRole('combobox', { name: 'Search' })
const options = (at: Page) => at.getByRole('option')
const hasFocus = (at: Locator) => at.evaluate((one) => one === document.activeElement)
const style = (at: Locator, name: 'backgroundColor' | 'outlineStyle' | 'outlineOffset' | 'scale') =>
  at.evaluate((one, asked) => getComputedStyle(one)[asked], name)

async function open(at: Page) {
  await at.getByRole('button', { name: 'Search' }).first().click()
  await field(at).waitFor()
}

test('the Enter that chooses a word of an input method opens no hit, also where it comes after the composition', async () => {
  await site.visit('/kilns', async (at) => {
    await open(at)
    await field(at).fill('wood')
    await options(at).first().waitFor()
    // As Safari sends it: what is composed has ended, and the key code alone tells.
    const isLeft = await field(at).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
      ),
    )
    assert.ok(isLeft, 'the key was taken')
    assert.ok(await field(at).isVisible())
    await at.keyboard.press('Enter')
    await at.waitForURL(/\/kilns\/wood/)
  })
})

test('who asks again goes on in the field: the button is gone', async () => {
  await site.visit('/kilns', async (at) => {
    await at.route('**/search.json', (route) => route.fulfill({ status: 500, body: 'no' }))
    await open(at)
    await field(at).fill('glaze')
    const again = at.getByRole('button', { name: 'Try again' })
    await again.focus()
    await at.unroute('**/search.json')
    await at.keyboard.press('Enter')
    await options(at).first().waitFor()
    await again.waitFor({ state: 'hidden' })
    assert.ok(await hasFocus(field(at)))
    await at.keyboard.press('ArrowDown')
    await at.getByRole('option', { selected: true }).waitFor()
  })
})

test('the focus stays in the dialog where recent pages are cleared and there are no suggestions', async () => {
  await site.visit('/kilns/wood', async (at) => {
    await at.goto(`${site.origin}/clays/ar`)
    await at.evaluate(() => {
      for (const link of document.querySelectorAll('.sidebar a, .top-products a')) link.remove()
    })
    await open(at)
    await at.getByRole('button', { name: 'Clear: Recent pages' }).press('Enter')
    await eventually(() => hasFocus(field(at)), true)
  })
})

test('with forced colours the marked hit, the words found, the focus of the field and the chosen product are to be seen', async () => {
  const prepare = async (at: Page) => at.emulateMedia({ forcedColors: 'active' })
  await site.visit(
    '/kilns',
    async (at) => {
      await open(at)
      await field(at).fill('glaze')
      await options(at).first().waitFor()
      const found = options(at).locator('mark').first()
      // Without the alpha of `rgba` it is opaque.
      assert.match(await style(found, 'backgroundColor'), /^rgb\(/)
      assert.equal(await style(field(at), 'outlineStyle'), 'solid')
      // Beside the first letter, which stands at the field's edge, not on it.
      assert.equal(await style(field(at), 'outlineOffset'), '4px')
      await at.keyboard.press('ArrowDown')
      assert.equal(await style(at.getByRole('option', { selected: true }), 'outlineStyle'), 'solid')
      assert.equal(await style(at.getByRole('option', { selected: false }).first(), 'outlineStyle'), 'none')
      const label = (name: RegExp) => at.getByRole('radio', { name }).locator('..')
      const outlines = [style(label(/All products/), 'outlineStyle'), style(label(/Kilns/), 'outlineStyle')]
      assert.deepEqual(await Promise.all(outlines), ['solid', 'none'])
    },
    { prepare },
  )
})

test('the arrows of suggestions point along the line, and clocks are as they are', async () => {
  await site.visit('/kilns/wood', async (at) => {
    const arrow = async (list: string) => style(at.getByRole('list', { name: list }).locator('svg').first(), 'scale')
    await at.goto(`${site.origin}/clays/ar`)
    await open(at)
    assert.deepEqual([await arrow('Suggestions'), await arrow('Recent pages')], ['-1 1', 'none'])
  })
})

test('a product that the arrows lead to is not cut off by the edge of a narrow dialog', async () => {
  await site.visit(
    '/kilns',
    async (at) => {
      await open(at)
      await field(at).fill('glaze')
      const row = at.getByRole('radiogroup', { name: 'Product' })
      await at.getByRole('radio', { name: 'All products' }).focus()
      await at.keyboard.press('ArrowLeft')
      await at.getByRole('radio', { name: /Kilns/, checked: true }).waitFor()
      const roomAfter = () =>
        row.evaluate((one) => {
          const right = one.querySelector(':checked')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY
          return one.getBoundingClientRect().right - right
        })
      await eventually(async () => (await roomAfter()) >= 8, true)
    },
    { viewport: { width: 250, height: 700 } },
  )
})
