import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { putFiles } from '../put-files.ts'
import { eventually } from './eventually.ts'
import { openSite } from './opened-site.ts'

const page = `---
title: Send
---

<TabGroup>
<Tab title="First">

In the first panel.

</Tab>
<Tab title="Second">

In the second panel.

</Tab>
</TabGroup>

<CodeSampleGroup title="Send" slug="send">

\`\`\`js Node.js
inNode()
\`\`\`

\`\`\`py Python
in_python()
\`\`\`

</CodeSampleGroup>
`

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-that-fail-'))
  putFiles(folder, {
    'content/site.yaml':
      'url: https://docs.dunlin.example\nbrand: { key: dunlin, name: Dunlin }\nservices: { analytics: { provider: dataLayer } }\n',
    'content/pages/docs/index.mdx': page,
  })
  return folder
})

async function without(script: RegExp, use: (page: Page) => Promise<void>) {
  const page = await site.browser.newPage()
  try {
    await page.route(script, (route) => route.abort())
    await page.goto(`${site.origin}/docs`)
    await use(page)
  } finally {
    await page.close()
  }
}

const texts = ['In the first panel.', 'In the second panel.', 'inNode()', 'in_python()']

for (const [name, script, hidden] of [
  ['the script before the first paint', /\/theme-switch-\w+\.js/, []],
  ['the first script', /\/boot-\w+\.js/, []],
  ['the script of tabs', /\/tabs-\w+\.js/, ['in_python()']],
  ['the script of code groups', /\/code-group-\w+\.js/, ['In the second panel.']],
] as const)
  test(`where ${name} can’t be loaded, all that it would show can be read`, () =>
    without(script, async (page) => {
      const article = page.getByRole('article')
      for (const text of texts) {
        const isSeen = () => article.getByText(text, { exact: true }).isVisible()
        if (!hidden.some((one) => one === text)) await eventually(isSeen, true)
      }
      // Each sample says its language.
      if (hidden[0] !== 'in_python()') await article.getByRole('figure').getByText('Python', { exact: true }).waitFor()
    }))

for (const script of [/\/boot-\w+\.js/, /\/theme-switch-\w+\.js/])
  test(`without ${script} there is no control that does nothing`, () =>
    without(script, async (page) => {
      await page.getByRole('article').getByText('in_python()').waitFor()
      for (const name of [/^Search$/, /^Switch to/, /^Copy code block$/])
        await eventually(() => page.getByRole('button', { name }).count(), 0)
      assert.equal(await page.getByRole('combobox').count(), 0)
    }))

test('a reader whose browser blocks the script that counts visits has all controls', () =>
  without(/\/analytics-\w+\.js/, async (page) => {
    await page.getByRole('tab', { name: 'Second' }).waitFor()
    for (const name of [/^Search$/, /^Switch to/, /^Copy code block$/])
      await page.getByRole('button', { name }).first().waitFor()
  }))

test('a script of tabs that comes at the second try makes tabs', () =>
  without(/\/tabs-\w+\.js$/, async (page) => {
    const second = page.getByText('In the second panel.')
    await second.waitFor()
    await second.hover()
    await page.getByRole('tab', { name: 'Second' }).waitFor()
    await second.waitFor({ state: 'hidden' })
  }))
