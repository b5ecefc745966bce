import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { putFiles } from '../../put-files.ts'
import { openSite } from '../opened-site.ts'

const products = [
  'Nachrichtenversand',
  'Telefonie',
  'Videokonferenzen',
  'Verifizierung',
  'Nummernverwaltung',
  'Auswertungen',
]
/** Longer than any screen is wide. */
const word = 'Unbroken'.repeat(25)
const file = 'src/main/java/example/recordings/transcriptions/TranscriptionController.java'
const files = {
  'content/site.yaml': `url: https://docs.brimble.example
brand: { key: brimble, name: Brimble & Söhne Gesellschaft für Kommunikation, logo: brimble.svg }
topBar:
  products: [${products.map((label) => `{ label: ${label}, path: /docs }`).join(', ')}]
  secondary: [{ label: Bibliotheken, path: /docs }, { label: Hilfezentrum, path: /docs }]
  actions:
    - { label: Anmelden, url: https://brimble.example/in, style: plain }
    - { label: Jetzt registrieren, url: https://brimble.example/up, style: primary }
services: { tryIt: true }
`,
  'content/pages/docs/index.md': '# Start\n\nText.\n',
  'content/assets/brimble.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="40" viewBox="0 0 220 40"/>',
  'content/pages/docs/de.md': '---\nlang: de\n---\n\n# Anfang\n\nText.\n',
  'content/pages/docs/product.mdx': `---
lang: de
layout: landing
title: Versand
---

<ProductLandingPage productName="Versand">
<ProductIntro>
# Versand
</ProductIntro>
<Tutorial steps={["Eins", "Zwei", "Drei"]} output="Fertig">

\`\`\`js
send()
\`\`\`

</Tutorial>
<RelatedProducts>
<RelatedProduct title="Mehr" svg="Documentation">
Text.
</RelatedProduct>
</RelatedProducts>
</ProductLandingPage>
`,
  'content/data/voices.json': JSON.stringify([
    { objectID: '1', voiceID: word, voiceName: word, description: word, labels: [word], previewUrl: '', locale: 'de' },
  ]),
  'content/data/code-samples.json': JSON.stringify([{ title: word, url: '', description: word, tags: [word] }]),
  'content/pages/docs/words.mdx': `# Words

<VoiceLibrary />

<CodeSampleCatalog />

<FeaturedContent>
<FeaturedCard tag="${word}" title="${word}" href="/docs" linkLabel="${word}">
${word}
</FeaturedCard>
</FeaturedContent>

| Term | Area | Meaning |
| - | - | - |
| Sender pool | Messaging | The numbers that a message may come from, of which one is chosen for each recipient. |
`,
  'content/pages/docs/tabs.mdx': `# Tabs

<TabGroup>
${['Node.js', 'Python', 'Ruby', 'C#', 'Go', 'PHP'].map((title) => `<Tab title="${title}">a</Tab>`).join('\n')}
</TabGroup>
`,
  'content/pages/docs/file.md': `# File\n\n\`\`\`ts file="${file}"\na()\n\`\`\`\n`,
  'content/pages/docs/sent/index.md': '# Nachrichten mit Anhang an viele Empfänger senden\n',
  'content/pages/docs/sent/late/index.md': '# Zustellung später prüfen und bei Bedarf wiederholen\n',
  'content/pages/docs/sent/late/why.md': '# Warum eine Zustellung fehlgeschlagen ist und was hilft\n',
  'content/pages/docs/columns.md': `# Columns

| A wide one | Second column | Third column | Fourth | Fifth | Sixth | Seventh | Eighth |
|---|---:|:---:|---|---|---|---|---|
| \`some_identifier_that_is_long\` | 1,234.00 | centred | text that is longer than the rest of it and wraps | x | y | z | a |
| b | 12.50 | c | text | x | y | z | \`MORE_CODE_HERE_AND_THERE\` |
`,
  'content/pages/docs/api.md': '---\ntitle: API\nopenapi: recorder\n---\n\n# API\n',
  'content/data/openapi/recorder.yaml': `openapi: 3.1.0
info: { title: Recorder, version: '1' }
servers: [{ url: https://api.brimble.example }]
tags: [{ name: ConferenceCallRecordingTranscriptionAddOn }, { name: Others }]
paths:
  /2026-11/Accounts/{AccountId}/Conferences/{ConferenceId}/Recordings/{RecordingId}/Transcriptions.json:
    get:
      operationId: listThem
      summary: List the transcriptions of a recorded conference
      tags: [ConferenceCallRecordingTranscriptionAddOn]
      responses: { 200: { description: OK } }
  /Others:
    get: { operationId: listOthers, tags: [Others], responses: { 200: { description: OK } } }
components: { schemas: { recorder.v2026.conference.call_recording.add_on: { properties: { sid: { type: string } } } } }
`,
  'content/pages/docs/ar.md': '---\nlang: ar\n---\n\n# Start\n\nText.\n',
  'content/pages/docs/ja.md': `---\nlang: ja\n---\n\n# 最初のメッセージを送信する手順\n\nText.\n`,
}

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'long-names-'))
  putFiles(folder, files)
  return folder
})

test('long names in the top bar push nothing off the screen, and each can be reached by keyboard', async () => {
  const page = await site.browser.newPage()
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

for (const width of [390, 1024, 1440])
  test(`a wide logo, a long name and the word after it stay in their own place: ${width} px`, async () => {
    const page = await site.browser.newPage({ viewport: { width, height: 700 } })
    try {
      await page.goto(`${site.origin}/docs/de`)
      const home = await page
        .getByRole('banner')
        .getByRole('link')
        .first()
        .evaluate((link) => {
          const { right, bottom } = link.getBoundingClientRect()
          const seen = [...link.children].filter((part) => part.getBoundingClientRect().top < bottom)
          return { right, name: link.textContent?.trim(), ends: seen.map((part) => part.getBoundingClientRect().right) }
        })
      assert.equal(home.name, 'Brimble & Söhne Gesellschaft für Kommunikation Dokumentation')
      assert.ok(Math.max(...home.ends) <= home.right + 0.5, JSON.stringify(home))
      const next = page
        .getByRole('banner')
        .getByRole(width < 1024 ? 'button' : 'link', { includeHidden: false })
        .nth(1)
      assert.ok(((await next.boundingBox())?.x ?? 0) >= home.right, JSON.stringify(home))
    } finally {
      await page.close()
    }
  })

test('a short breadcrumb is shown whole, however long the others are', async () => {
  const page = await site.browser.newPage()
  try {
    await page.goto(`${site.origin}/docs/sent/late/why`)
    const first = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Start' })
    for (const width of [700, 900, 1100, 1300]) {
      await page.setViewportSize({ width, height: 700 })
      assert.equal(await first.evaluate((link) => link.scrollWidth - link.clientWidth), 0, `${width} px`)
    }
  } finally {
    await page.close()
  }
})

test('a long name of the servers in a tutorial ends above the card that lies over it', async () => {
  const page = await site.browser.newPage({ viewport: { width: 375, height: 700 } })
  try {
    await page.goto(`${site.origin}/docs/product`)
    const bottom = async (text: string) =>
      page
        .getByRole('article')
        .getByText(text, { exact: true })
        .evaluate((label) => {
          const words = document.createRange()
          words.selectNodeContents(label)
          return words.getBoundingClientRect().bottom
        })
    const next = await page
      .getByRole('article')
      .getByRole('listitem')
      .filter({ hasText: 'Ihre Anwendung' })
      .evaluate((card) => card.getBoundingClientRect().top)
    assert.ok((await bottom('Server von Brimble & Söhne Gesellschaft für Kommunikation')) <= next)
  } finally {
    await page.close()
  }
})

test('the names fade where the row goes on, whichever way the page is read', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 700 } })
  try {
    for (const [route, angle] of [
      ['/docs', 270],
      ['/docs/ar', 90],
    ] as const) {
      await page.goto(site.origin + route)
      const mask = await page
        .getByRole('navigation', { name: 'Products' })
        .first()
        .evaluate((row) => getComputedStyle(row).maskImage)
      const found = Number(/^linear-gradient\((-?\d+)deg/.exec(mask)?.[1])
      assert.equal((found + 360) % 360, angle, `${route}: ${mask}`)
    }
  } finally {
    await page.close()
  }
})

for (const width of [360, 768, 1440])
  test(`a word without an end is broken, and a table of three columns fits: ${width} px`, async () => {
    const page = await site.browser.newPage({ viewport: { width, height: 700 } })
    try {
      await page.goto(`${site.origin}/docs/words`)
      await page.getByRole('button', { name: `Play ${word}` }).waitFor()
      const over = (element: Element) => element.scrollWidth - element.clientWidth
      assert.equal(await page.locator(':root').evaluate(over), 0)
      assert.equal(await page.getByRole('group', { name: 'Table' }).evaluate(over), 0)
    } finally {
      await page.close()
    }
  })

/** The lines in which a text is shown. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const line = Math.round(range.getBoundingClientRect().bottom)
        lines.set(line, `${lines.get(line) ?? ''}${range}`)
      }
    return [...lines.values()]
  })

test('long names and paths of a specification are broken where their words end', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 700 } })
  const name = 'ConferenceCallRecordingTranscriptionAddOn'
  try {
    await page.goto(`${site.origin}/docs/api`)
    const names = [
      page.getByRole('navigation', { name: 'Docs' }).getByText(name),
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }),
    ]
    for (const one of names) {
      const lines = await linesOf(one)
      assert.ok(lines.length > 1 && lines.every((line) => /^\p{Lu}.*\p{Ll}$/u.test(line)), JSON.stringify(lines))
      assert.equal(lines.join(''), name)
    }
    const path = await linesOf(page.getByText('/2026-11/Accounts', { exact: false }))
    assert.ok(path.length > 1 && path.every((line) => /^[/.]/.test(line)), JSON.stringify(path))
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('main').getByRole('link', { name: 'recorder.v2026.conference' }).click()
    const title = page.getByRole('heading', { level: 1, name: 'recorder.v2026.conference.call_recording.add_on' })
    const words = await linesOf(title)
    assert.ok(words.length > 1 && words.slice(0, -1).every((line) => /[._]$/.test(line)), JSON.stringify(words))
  } finally {
    await page.close()
  }
})

for (const hasTouch of [false, true])
  test(`what stands beside a name of several lines is beside the first: ${hasTouch ? 'touch' : 'mouse'}`, async () => {
    const page = await site.browser.newPage({ viewport: { width: 1280, height: 700 }, hasTouch, isMobile: hasTouch })
    try {
      await page.goto(`${site.origin}/docs/api/list-them`)
      const entry = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: /^GET/ }).first()
      const [method, name] = await entry.evaluate((link) => {
        const words = document.createRange()
        words.selectNodeContents(link.lastChild as Node)
        const [first, ...others] = words.getClientRects()
        return [link.firstElementChild?.getBoundingClientRect(), first, others.length].map((one) =>
          one instanceof DOMRect ? one.top + one.height / 2 : one,
        )
      })
      assert.ok(Math.abs(Number(method) - Number(name)) <= 1, `${method} ${name}`)
      const single = page.getByRole('navigation', { name: 'Docs' }).getByText('Others', { exact: true })
      const { height = 0 } = (await single.locator('..').boundingBox()) ?? {}
      assert.ok(Math.abs(height - (hasTouch ? 44 : 32)) <= 0.5, String(height))
    } finally {
      await page.close()
    }
  })

for (const hasTouch of [false, true])
  test(`a long path above 'Try it' is broken where its parts end, beside the way out: ${hasTouch ? 'touch' : 'mouse'}`, async () => {
    const page = await site.browser.newPage({ viewport: { width: 390, height: 800 }, hasTouch, isMobile: hasTouch })
    try {
      await page.goto(`${site.origin}/docs/api/list-them`)
      await page.getByRole('button', { name: 'Try it' }).click()
      const dialog = page.getByRole('dialog', { name: 'Try it' })
      const title = dialog.getByRole('heading', { level: 2 })
      const [first = '', ...others] = await linesOf(title.locator('code'))
      assert.match(first, /^GET \//)
      assert.ok(others.length > 0 && others.every((line) => line.startsWith('/')), JSON.stringify(others))
      const middle = (await title.evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading.firstChild as Node)
        const { top, height } = words.getBoundingClientRect()
        return top + height / 2
      })) as number
      const { y = 0, height = 0 } = (await dialog.getByRole('button', { name: 'Close' }).boundingBox()) ?? {}
      assert.ok(Math.abs(middle - (y + height / 2)) <= 2, `${middle} ${y + height / 2}`)
    } finally {
      await page.close()
    }
  })

test('a heading in Japanese is broken where its words end', async () => {
  const page = await site.browser.newPage({ viewport: { width: 320, height: 700 } })
  try {
    await page.goto(`${site.origin}/docs/ja`)
    const lines = await linesOf(page.getByRole('heading', { level: 1 }))
    assert.deepEqual(lines, ['最初のメッセージを', '送信する手順'])
  } finally {
    await page.close()
  }
})

test('on paper a table of eight columns breaks no word of its head', async () => {
  const page = await site.browser.newPage({ viewport: { width: 720, height: 700 } })
  try {
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${site.origin}/docs/columns`)
    const lines = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.slice(3).map((head) => {
        const words = document.createRange()
        words.selectNodeContents(head)
        return new Set([...words.getClientRects()].map(({ top }) => top)).size
      }),
    )
    assert.deepEqual(lines, [1, 1, 1, 1, 1])
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  } finally {
    await page.close()
  }
})

test('the titles of six tabs fit the narrowest of phones', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 700 } })
  try {
    await page.goto(`${site.origin}/docs/tabs`)
    const row = page.getByRole('tablist')
    await row.getByRole('tab').last().waitFor()
    assert.equal(await row.evaluate((list) => list.scrollWidth - list.clientWidth), 0)
  } finally {
    await page.close()
  }
})

test('with forced colours a line is below the titles of tabs, and the row is as high as without', async () => {
  const heights: number[] = []
  for (const forcedColors of ['none', 'active'] as const) {
    const page = await site.browser.newPage({ forcedColors })
    try {
      await page.goto(`${site.origin}/docs/tabs`)
      const row = page.getByRole('tablist')
      heights.push((await row.boundingBox())?.height ?? 0)
      const line = await row.evaluate((list) => getComputedStyle(list).borderBlockEndWidth)
      assert.equal(line, '1px')
    } finally {
      await page.close()
    }
  }
  assert.equal(heights[0], heights[1])
})

test('the whole path of a file can be read above its code on a phone, beside the buttons', async () => {
  const page = await site.browser.newPage({ viewport: { width: 320, height: 700 } })
  try {
    await page.goto(`${site.origin}/docs/file`)
    const name = page.getByText(file, { exact: true })
    const { left, right, top, bottom } = await name.evaluate((one) => one.getBoundingClientRect())
    const box = await page.locator('.code-name').evaluate((one) => one.getBoundingClientRect())
    const buttons = await page.locator('.code-buttons').evaluate((one) => one.getBoundingClientRect())
    const inside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
    assert.ok(inside && right <= buttons.left, JSON.stringify([left, right, box, buttons]))
    const lines = await linesOf(name)
    assert.ok(lines.length > 1)
    assert.doesNotMatch(lines.join('|'), /[a-z]\|[a-z]/, 'a word is broken')
  } finally {
    await page.close()
  }
})
