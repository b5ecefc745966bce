import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from './opened-site.ts'

const site = openSite()

/** How often the focus goes back: through all that a page of some windows holds. */
const steps = 40

for (const [path, width, height] of [
  ['/docs/messaging/quickstart', 390, 700],
  ['/docs/messaging/api/create-message', 390, 700],
  ['/docs/api/errors', 1280, 500],
  ['/docs/glossary', 1280, 500],
] as const)
  test(`whoever goes back by keyboard sees where the focus is, below all that stays at the top: ${path}, ${width} px`, () =>
    site.visit(
      path,
      async (page) => {
        await page.locator('[data-island]:not([data-awake])').waitFor({ state: 'detached' })
        const hidden: string[] = []
        for (let step = 0; step < steps; step += 1) {
          await page.keyboard.press('Shift+Tab')
          const beneath = await page.evaluate(() => {
            const one = document.activeElement
            if (one === null || one === document.body || one.closest('.top-bar, .drawer')) return null
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const isSeen = [0.1, 0.5, 0.9].some((part) => {
              const there = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
              return there !== null && (one.contains(there) || there.contains(one))
            })
            return isSeen || bottom - top > innerHeight ? null : `${one.tagName} ${one.textContent?.slice(0, 30)}`
          })
          if (beneath !== null) hidden.push(beneath)
        }
        assert.deepEqual(hidden, [])
      },
      { viewport: { width, height }, reducedMotion: 'reduce' },
    ))
