import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { putFiles } from '../put-files.ts'
import { eventually } from './eventually.ts'
import { type HeldBack, holdBack } from './hold-back.ts'
import { openSite } from './opened-site.ts'

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'too-early-'))
  putFiles(folder, {
    'content/site.yaml': 'url: https://docs.knot.example\nbrand: { key: knot, name: Knot }\n',
    'content/pages/docs/index.mdx': `# Send

\`\`\`sh
knot send
\`\`\`

<Disclosure title="More">
Said at length.
</Disclosure>
`,
    'content/pages/docs/table.mdx': `# Table

<FilterableTable filters={["Kind"]}>

| Name | Kind |
| - | - |
| Crane | bird |
| Cable | thing |

</FilterableTable>
`,
  })
  return folder
})

/** @param early what a reader does while the first script is on its way */
async function beforeBoot(
  path: string,
  early: (page: Page) => Promise<unknown>,
  afterwards: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
) {
  const held: { boot?: HeldBack } = {}
  await site.visit(
    path,
    async (page, faults) => {
      await held.boot?.asked
      await early(page)
      held.boot?.release()
      await afterwards(page)
      assert.deepEqual(faults, [])
    },
    {
      ...options,
      prepare: async (page) => {
        held.boot = await holdBack(page, /\/boot-[\w-]+\.js/)
        // Without its first script a page is not there yet for `goto`.
        const goto = page.goto.bind(page)
        page.goto = (url) => goto(url, { waitUntil: 'commit' })
      },
    },
  )
}

test('a click on the search before the first script has come opens it', () =>
  beforeBoot(
    '/docs',
    (page) => page.getByRole('button', { name: 'Search' }).click(),
    (page) => page.getByRole('dialog', { name: 'Search' }).waitFor(),
  ))

test('so does its key, and what is typed after it is in its field', () =>
  beforeBoot(
    '/docs',
    async (page) => {
      await page.getByRole('button', { name: 'Search' }).waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('send')
    },
    (page) => eventually(() => page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').inputValue(), 'send'),
  ))

test('buttons are pressed once: the theme changes by one step, code is copied', () =>
  beforeBoot(
    '/docs',
    async (page) => {
      await page.getByRole('button', { name: 'Switch to light theme' }).click()
      await page.getByRole('button', { name: 'Copy code block' }).click()
      await page.getByText('More', { exact: true }).click()
    },
    async (page) => {
      await page.getByRole('button', { name: 'Copied!' }).waitFor()
      await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor()
      // The browser has opened it by itself.
      assert.equal(await page.getByText('Said at length.').isVisible(), true)
      await page.getByRole('button', { name: 'Switch to dark theme' }).click()
      await page.getByRole('button', { name: 'Switch to system theme' }).waitFor()
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ))

test('what is chosen in a filter narrows the table down, and is in the address', () =>
  beforeBoot(
    '/docs/table',
    (page) => page.getByRole('combobox', { name: 'Kind' }).selectOption('thing'),
    async (page) => {
      await page.getByRole('status').filter({ hasText: '1 of 2 rows' }).waitFor()
      await eventually(() => new URL(page.url()).search, '?table-kind=thing')
    },
  ))
