import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Route } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { type FeedbackSite, openFeedbackSite } from './feedback-site.ts'

let site: FeedbackSite
before(async () => {
  site = await openFeedbackSite()
})
after(() => site?.close())

const path = '/docs/voice/anrufe'

/** English words that one of these dialogs could say, seen or heard. */
const english =
  /\b(?:the|this|is|your|our|us|and|step|steps|type|purpose|topic|comments|sent|being|not|sending|cancel|submit|back|next|close|dismiss|error|wrong|thank|report|tell|what)\b/i

/** Fails where the dialog says something in English, also to a screen reader alone. */
async function assertGerman(dialog: Locator): Promise<void> {
  const said = await dialog.evaluate((root) => [
    root.textContent ?? '',
    ...Array.from(root.querySelectorAll('*'), (one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? '').join(' '),
    ),
  ])
  assert.deepEqual(
    said.filter((text) => english.test(text)),
    [],
  )
}

test('on a German page the feedback dialog says nothing in English: its steps, while it sends, and when that fails', () =>
  site.visit(
    async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Rückmeldung' })
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
      await page.getByRole('button', { name: 'Positive Rückmeldung' }).last().click()
      await assertGerman(dialog)
      await press('Die Dokumentation')
      await dialog.getByText(', gesendet').first().waitFor({ state: 'attached' })
      await assertGerman(dialog)
      await press('Weiter')
      await assertGerman(dialog)
      await press('Weiter')
      const held: Route[] = []
      await page.route('**/api/docs/v1/feedback', (route) => void held.push(route))
      await press('Senden')
      await dialog.getByRole('status').filter({ hasText: 'Wird gesendet …' }).waitFor()
      await assertGerman(dialog)
      await eventually(() => held.length, 1)
      await held[0]?.fulfill({ status: 500, body: 'Down' })
      await dialog.getByRole('alert').locator('button').waitFor()
      await assertGerman(dialog)
    },
    { path },
  ))

test('on a German page the report of code says nothing in English', () =>
  site.visit(
    async ({ page }) => {
      await page.getByRole('button', { name: 'Fehlerhaften Code melden' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Abbrechen', exact: true }).waitFor()
      await assertGerman(dialog)
      await dialog.getByRole('button', { name: 'Senden', exact: true }).click()
      await dialog.getByText('Danke', { exact: false }).first().waitFor()
      await assertGerman(dialog)
    },
    { path },
  ))

test('on a German page the theme switch and the opened drawer are named in German, each by its script', () =>
  site.visit(
    async ({ page }) => {
      const names = ['Zum hellen Design wechseln', 'Zum dunklen Design wechseln', 'Zum Design des Systems wechseln']
      await page.emulateMedia({ colorScheme: 'light' })
      for (const name of names) await page.getByRole('button', { name, exact: true }).click()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Seitenleiste öffnen' }).click()
      await page.getByRole('dialog', { name: 'Seitenleiste', exact: true }).waitFor()
    },
    { path },
  ))
