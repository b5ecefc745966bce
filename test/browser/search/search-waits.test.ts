import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { holdBack } from '../hold-back.ts'
import { openSite } from '../opened-site.ts'

const site = openSite('test/browser/sites/reference')

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()

async function open(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await box(page).waitFor()
}

/** Notes in `asked` what the page asks of the search's thread. */
const noteAsked = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = []
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message) {
      asked.push(message.prepare ?? message.search?.[0] ?? Object.keys(message).join())
      post.call(this, message)
    }
    Object.assign(globalThis, { asked })
  })

test('what is typed while the script that answers is on its way is searched as it stands at last', () =>
  site.visit(
    '/docs',
    async (page) => {
      await open(page)
      const script = await holdBack(page, /\/shared-[^/]+\.js$/)
      await page.keyboard.type('create call')
      await page.getByText('Searching…').waitFor()
      script.release()
      await option(page).waitFor()
      const asked: string[] = await page.evaluate('asked')
      const typed = asked.filter((text) => 'create call'.startsWith(text))
      assert.deepEqual(
        typed,
        [...typed].sort((a, b) => a.length - b.length),
      )
      assert.equal(typed[0], 'c')
    },
    { prepare: noteAsked },
  ))

test('a search goes on while the dialog is closed, and is there when it is opened again', () =>
  site.visit('/docs', async (page) => {
    await open(page)
    const parts = await holdBack(page, '**/_assets/search/w*')
    await page.keyboard.type('create call')
    // Before the pause after the last key has ended.
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'hidden' })
    await parts.asked
    await open(page)
    parts.release()
    await option(page).waitFor()
    assert.equal(await box(page).inputValue(), 'create call')
  }))

test('a browser that can have no thread searches in the page', () =>
  site.visit(
    '/docs',
    async (page) => {
      await open(page)
      await page.keyboard.type('create call')
      await option(page).waitFor()
    },
    { prepare: (page) => page.addInitScript('delete globalThis.Worker') },
  ))
