import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openSite } from '../opened-site.ts'

const page = (lang: string) => `---
lang: ${lang}
title: Page
---

# Page

See [another site](https://other.example/a).

<Callout variant="success">One</Callout>

<ProductsUsed products="c++" />

<CodeSampleCatalog />

<LinkCard title="Guide" href="/a/en" icon="Notes" />

<TabGroup>
<Tab title="One">1</Tab>
<Tab title="C#">2</Tab>
</TabGroup>

<CodeSampleGroup slug="s">
\`\`\`js Node.js
a()
\`\`\`
\`\`\`csharp C#
A();
\`\`\`
</CodeSampleGroup>

| Wide | Table |
| --- | --- |
| ${'w'.repeat(60)} | ${'x'.repeat(60)} |

<OperationTable type="properties" data={{ type: "object", properties: { to: { description: "The phone to call.", maxLength: 7 } } }} />

<OperationTable type="properties" data={{ discriminator: { propertyName: "kind" }, oneOf: [{ title: "Cat", type: "object" }, { title: "Dog", type: "object" }] }} />
`

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'rtl-'))
  mkdirSync(join(folder, 'content/pages/a'), { recursive: true })
  writeFileSync(
    join(folder, 'content/site.yaml'),
    `url: https://rtl.example
brand: { key: rtl, name: Rtl }
topBar: { products: [{ label: More..., path: /a/en }] }
`,
  )
  writeFileSync(join(folder, 'content/pages/a/index.md'), `---\ntitle: A ${'long '.repeat(20)}name\n---\n`)
  for (const lang of ['en', 'ar']) writeFileSync(join(folder, `content/pages/a/${lang}.mdx`), page(lang))
  mkdirSync(join(folder, 'content/data'))
  writeFileSync(
    join(folder, 'content/data/code-samples.yaml'),
    '- { title: One, url: /a, product: { primary: sms, secondaries: [] }, language: dotnet, tags: [], contributorType: community, flags: {} }\n',
  )
  return folder
})

/** What the browser makes of the parts of a page that have a direction. */
async function directions(lang: string) {
  const opened: Page = await site.browser.newPage({ viewport: { width: 390, height: 800 } })
  await opened.goto(`${site.origin}/a/${lang}`)
  await opened.locator('.tab-list').waitFor()
  const found = await opened.evaluate(() => {
    const style = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, pseudo)
    return {
      arrow: style('.link-card .icon-directed').scale,
      external: /matrix/.test(style('main .external', '::before').maskImage),
      drawer: style('.drawer').translate.split(' ')[0],
      tabs: /gradient\((-?\d+deg)/.exec(style('.tab-list').maskImage)?.[1],
      table: /gradient/.test(style('.table-scroll').backgroundImage),
    }
  })
  await opened.close()
  return found
}

test('what points along the line, or comes in along it, is mirrored where text is read from the right', async () => {
  assert.deepEqual(await directions('en'), {
    arrow: '1',
    external: false,
    drawer: '-100%',
    tabs: '90deg',
    table: true,
  })
  assert.deepEqual(await directions('ar'), {
    arrow: '-1 1',
    external: true,
    drawer: '100%',
    tabs: '-90deg',
    table: false,
  })
})

for (const lang of ['en', 'ar'])
  test(`the button that closes the drawer stands at its end, where there is nothing to sign in to: ${lang}`, async () => {
    const opened = await site.browser.newPage({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
    await opened.goto(`${site.origin}/a/${lang}`)
    await opened.locator('.drawer-open').click()
    await opened.locator('.drawer-head').waitFor()
    const edge = await opened.locator('.drawer').evaluate((drawer) => {
      const { left, right } = drawer.getBoundingClientRect()
      return getComputedStyle(drawer).direction === 'rtl' ? innerWidth - right : left
    })
    assert.equal(edge, 0, 'it comes in from where the line begins')
    const [start, end] = await opened.locator('.drawer-head').evaluate((head) => {
      const button = (head.querySelector('.icon-button') as Element).getBoundingClientRect()
      const { left, right } = head.getBoundingClientRect()
      const gaps = [button.left - left, right - button.right]
      return getComputedStyle(head).direction === 'rtl' ? gaps.reverse() : gaps
    })
    await opened.close()
    assert.ok((start ?? 0) > 200 && (end ?? 99) < 30, `${start} ${end}`)
  })

test('an English name in the way to the page is cut at its end where text is read from the right', async () => {
  const opened = await site.browser.newPage({ viewport: { width: 390, height: 800 } })
  await opened.goto(`${site.origin}/a/ar`)
  const { left, first, right } = await opened.getByRole('link', { name: /^A long/ }).evaluate((link) => {
    const sign = document.createRange()
    sign.setStart(link.firstChild as Node, 0)
    sign.setEnd(link.firstChild as Node, 1)
    const box = link.getBoundingClientRect()
    return { left: box.left, first: sign.getBoundingClientRect().left, right: box.right }
  })
  await opened.close()
  assert.ok(left - 1 < first && first < right, `${left} ${first} ${right}`)
})

test('an English sentence of the frame or of a specification ends where its words do, on the side where the page begins', async () => {
  const opened = await site.browser.newPage({ viewport: { width: 1280, height: 800 } })
  await opened.goto(`${site.origin}/a/ar`)
  for (const sentence of [
    'Was this page helpful?',
    'C#',
    'Need some help?',
    'More...',
    'The phone to call.',
    'Max length:',
    'Success!',
    'C++',
    // Behind that of a filter.
    '.NET',
  ]) {
    const [first, last, start] = await opened
      .locator(sentence === '.NET' ? '.card-facts' : 'body')
      .getByText(sentence, { exact: true })
      .first()
      .evaluate((one) => {
        const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Node
        const at = (from: number) => {
          const sign = document.createRange()
          sign.setStart(text, from)
          sign.setEnd(text, from + 1)
          return sign.getBoundingClientRect().right
        }
        const { length } = one.textContent ?? ''
        const { right } = one.getBoundingClientRect()
        const { paddingRight, borderRightWidth } = getComputedStyle(one)
        const end = right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth)
        return [at(0), at(length - 1), one.querySelector('svg') === null ? end : at(length - 1)]
      })
    assert.ok((first ?? 0) < (last ?? 0), `${sentence}: ${first} ${last}`)
    assert.ok(Math.abs((last ?? 0) - (start ?? 0)) < 1, `${sentence}: ${last} ${start}`)
  }
  await opened.close()
})

test('what an English sentence ends with is on its right, where the page is read from there: a name, the mark of a link', async () => {
  const opened = await site.browser.newPage({ viewport: { width: 1280, height: 800 } })
  await opened.goto(`${site.origin}/a/ar`)
  const [words, name] = await opened.getByText(/^One of, by/).evaluate((one) => {
    const text = document.createRange()
    text.selectNode(one.firstChild as Node)
    return [text, one.querySelector('code') as Element].map((part) => part.getBoundingClientRect())
  })
  assert.ok((words?.right ?? 0) <= (name?.left ?? 0) + 1, `${words?.right} ${name?.left}`)
  const margins = await opened
    .locator('main .external')
    .first()
    .evaluate((mark) => {
      const { marginLeft, marginRight } = getComputedStyle(mark, '::before')
      return [marginLeft, marginRight]
    })
  assert.equal(margins[0], margins[1], 'on whatever side of the words it is')
  await opened.close()
})

test('the chosen language of code is written from the left on a page that is read from the right', async () => {
  const opened = await site.browser.newPage({ viewport: { width: 1280, height: 800 } })
  await opened.goto(`${site.origin}/a/ar`)
  const select = opened.getByRole('combobox', { name: 'Code language' })
  await select.selectOption('C#')
  // The browser draws the choice as it draws the option.
  const direction = await select.evaluate((one: HTMLSelectElement) => {
    const { direction } = getComputedStyle(one.selectedOptions[0] as Element)
    return direction
  })
  assert.equal(direction, 'ltr')
  await opened.close()
})

test('the arrow keys go from tab to tab the way that they stand on a page that is read from the right', async () => {
  const opened = await site.browser.newPage({ viewport: { width: 1280, height: 800 } })
  await opened.goto(`${site.origin}/a/ar`)
  await opened.getByRole('tab', { name: 'One' }).focus()
  await opened.keyboard.press('ArrowLeft')
  await opened.getByRole('tab', { name: 'C#', selected: true }).waitFor()
  await opened.keyboard.press('ArrowRight')
  await opened.getByRole('tab', { name: 'One', selected: true }).waitFor()
  await opened.close()
})
