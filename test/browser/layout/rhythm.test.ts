import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { putFiles } from '../../put-files.ts'
import { openSite } from '../opened-site.ts'

/** What Markdown makes, twice: each follows each other kind or its own. */
const text = `One.

Two.

- three
- four

\`\`\`bash
echo five
\`\`\`

| Six | Seven |
| --- | --- |
| 8 | 9 |

> ten
>
> eleven

---

Twelve.
`

const blocks = {
  'a callout': `<Callout variant="info">\n${text}\n</Callout>`,
  'a note on protected content': `<ProtectedContent>\n${text}\n</ProtectedContent>`,
  'a disclosure': `<Disclosure title="More" open>\n${text}\n</Disclosure>`,
  'a call to action': `<CallToAction title="Go" actionUrl="/docs/p0" actionLabel="Go">\n${text}\n</CallToAction>`,
  'a tab': `<TabGroup>\n<Tab title="First">\n${text}\n</Tab>\n<Tab title="Second">\nX\n</Tab>\n</TabGroup>`,
  'an element of HTML': `<div dir="rtl">\n\n${text}\n</div>`,
  'a quotation': text.replaceAll(/^/gm, '> '),
  'an item': `- Item\n\n${text.replaceAll(/^(?=.)/gm, '  ')}`,
}

const operation = '<ApiOperation spec="pets" operationId="getPet" />'

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'rhythm-'))
  putFiles(folder, {
    'content/site.yaml': `url: https://docs.pipit.example
brand: { key: pipit, name: Pipit }
repository: https://code.pipit.example/docs
footer:
  columns:
    - { title: Long, links: [{ label: A, path: /docs/p0 }, { label: B, path: /docs/p1 }, { label: C, path: /docs/p2 }] }
    - { title: Short, links: [{ label: D, path: /docs/p3 }] }
`,
    'content/pages/docs/bare.md': '# Bare\n\n- Item\n  ```bash\n  echo one\n  ```\n- Item\n  > two\n',
    'content/pages/docs/boxes.mdx': `# Boxes

- Box

  <PhoneNumberField />

- Box

  <Video src="dQw4w9WgXcQ" title="How" />

- Box

  <LinkCardGrid>
  <LinkCard title="One" href="/docs/p0" />
  </LinkCardGrid>

<Callout variant="info" title="Box">

\`\`\`bash
echo one
\`\`\`

</Callout>

<details>
<summary>In HTML with <b>bold</b> words</summary>

Text.

</details>

<CodeSampleGroup title="Choose" slug="choose">

\`\`\`js Node.js
a()
\`\`\`

\`\`\`python Python
b()
\`\`\`

</CodeSampleGroup>

<FilterableTable filters={["Kind"]}>

| Name | Kind |
| --- | --- |
| a | x |

</FilterableTable>
`,
    'content/pages/docs/tasks.md': '# Tasks\n\n- [ ] open\n- [x] done\n- plain\n\nOr\n\n1. [ ] open\n\n2. [x] done\n',
    'content/pages/docs/code.md': '# `pipit.messages.create()` in a title of two lines and more\n\nText.\n',
    'content/pages/docs/pets.md': '---\nopenapi: pets\n---\n\n# Pets\n',
    'content/pages/docs/two.mdx': `# Two\n\nText.\n\n${operation}\n\n${operation}\n\n## Section\n\n${operation}\n`,
    'content/pages/docs/three.mdx': `# Three\n\n${operation}\n`,
    'content/data/openapi/pets.yaml': `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pet:
    get:
      operationId: getPet
      responses:
        "200":
          description: One
          content:
            application/json: { schema: { type: object, minProperties: 1, properties: { name: { type: string } } } }
`,
    ...Object.fromEntries(
      Object.values(blocks).map((body, at) => [
        `content/pages/docs/p${at}.mdx`,
        `---\ntitle: P${at}\n---\n\n${body}\n`,
      ]),
    ),
  })
  return folder
})

/** Pixels between the children of what holds the first paragraph, and of the quotation in it. */
const distances = (page: Page) =>
  page
    .getByRole('article')
    .getByText('One.', { exact: true })
    .evaluate(({ parentElement: holder }) =>
      [holder, holder?.querySelector('blockquote')].flatMap((one) => {
        const boxes = [...(one?.children ?? [])].map((child) => child.getBoundingClientRect())
        return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)))
      }),
    )

async function at(path: string, use: (page: Page) => Promise<void>) {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(site.origin + path)
    await use(page)
  } finally {
    await page.close()
  }
}

for (const [index, name] of Object.keys(blocks).entries())
  test(`what stands in ${name} keeps its distance`, () =>
    at(`/docs/p${index}`, async (page) => {
      const found = await distances(page)
      assert.ok(found.length >= 7 && Math.min(...found) >= 6, `${found}`)
    }))

for (const [index, name] of Object.keys(blocks).entries())
  test(`a line has as much room above it as below, in ${name}`, () =>
    at(`/docs/p${index}`, async (page) => {
      const { above, below } = await page
        .getByRole('article')
        .getByRole('separator')
        .first()
        .evaluate((line) => ({
          above: line.getBoundingClientRect().top - (line.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          below: (line.nextElementSibling?.getBoundingClientRect().top ?? 0) - line.getBoundingClientRect().bottom,
        }))
      assert.ok(above >= 24 && Math.abs(above - below) < 1, `${above}, ${below}`)
    }))

test('what has an edge keeps its distance from the text above it, in an item and in a callout', () =>
  at('/docs/boxes', async (page) => {
    const words = await page.getByRole('article').getByText('Box', { exact: true }).all()
    assert.equal(words.length, 4)
    for (const word of words) {
      const found = await word.evaluate((one) => {
        const next = one.nextElementSibling
        const box = next?.className === 'callout-body' ? next.firstElementChild : next
        return (box?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom
      })
      assert.ok(found >= 11, `${found}`)
    }
  }))

test('the ground of code in a title does not lie over the next line', () =>
  at('/docs/code', async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { height, line } = await page
      .getByRole('heading', { level: 1 })
      .locator('code')
      .evaluate((code) => ({
        height: code.getClientRects()[0]?.height ?? 0,
        line: Number.parseFloat(getComputedStyle(code.parentElement ?? code).lineHeight),
      }))
    assert.ok(height > 0 && height <= line, `${height} ${line}`)
  }))

test('what is said of a schema keeps its distance from the properties below it', () =>
  at('/docs/pets/get-pet', async (page) => {
    const said = page.getByRole('term').filter({ hasText: 'Min properties:' })
    const line = page.getByRole('list').filter({ has: page.getByText('name', { exact: true }) })
    const [above, below] = await Promise.all([said, line.last()].map((one) => one.boundingBox()))
    const found = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    assert.ok(found >= 8 && found < 24, `${found}`)
  }))

const gapsAboveOperations = (page: Page) =>
  page.locator('.ref-operation').evaluateAll((all) =>
    all.map((one) => {
      const block = one.closest('[data-island]') ?? one
      const above = block.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return Math.round(block.getBoundingClientRect().top - above)
    }),
  )

test('an operation begins as far from text and from an operation above it as a section, and close to its heading or title', async () => {
  await at('/docs/two', async (page) => assert.deepEqual(await gapsAboveOperations(page), [48, 48, 12]))
  await at('/docs/three', async (page) => assert.deepEqual(await gapsAboveOperations(page), [16]))
})

test('code and quotations keep their distance from the bare text of an item', () =>
  at('/docs/bare', async (page) => {
    const items = page.getByRole('article').getByRole('listitem')
    for (const item of await items.all()) {
      const found = await item.evaluate((one) => {
        const words = document.createRange()
        words.selectNode(one.firstChild ?? one)
        return (one.firstElementChild?.getBoundingClientRect().top ?? 0) - words.getBoundingClientRect().bottom
      })
      assert.ok(found >= 6, `${found}`)
    }
    assert.equal(await items.count(), 2)
  }))

test('an item of several pieces keeps from the next the distance that they keep from each other', () =>
  at('/docs/bare', async (page) => {
    const boxes = await page
      .getByRole('article')
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    assert.equal(boxes[1].top - boxes[0].bottom, 12)
  }))

test('on paper, where it has no ground, a line is around a callout', () =>
  at('/docs/p0', async (page) => {
    await page.emulateMedia({ media: 'print' })
    const callout = page.getByRole('complementary', { name: 'Info' })
    assert.equal(await callout.evaluate((one) => getComputedStyle(one).borderTopStyle), 'solid')
  }))

test('on paper a language that is chosen has no arrow, also where a table with filters follows', () =>
  at('/docs/boxes', async (page) => {
    await page.locator('[data-code-group][data-ready]').waitFor()
    await page.emulateMedia({ media: 'print' })
    const choice = page.getByRole('group', { name: 'Choose' }).locator('label')
    assert.equal(await choice.evaluate((one) => getComputedStyle(one, '::after').content), 'none')
  }))

test('the head of a table has the ground of what it stands in', () =>
  at('/docs/p1', async (page) => {
    const colours = await page.getByRole('columnheader', { name: 'Six' }).evaluate((head) => {
      const box = head.closest('aside')
      return [head, box].map((one) => (one === null ? '' : getComputedStyle(one).backgroundColor))
    })
    assert.equal(colours[0], colours[1])
  }))

test('the columns of the footer begin at one height, whatever they hold', () =>
  at('/docs/p0', async (page) => {
    const footer = page.getByRole('contentinfo')
    const tops = await Promise.all(
      ['Long', 'Short', 'Need some help?'].map(async (title) => {
        const box = await footer.getByText(title, { exact: true }).boundingBox()
        return Math.round(box?.y ?? 0)
      }),
    )
    assert.deepEqual(
      tops,
      tops.map(() => tops[0]),
    )
  }))

test('links of a column of the footer are as far apart as a finger needs', () =>
  at('/docs/p0', async (page) => {
    const footer = page.getByRole('contentinfo')
    const tops = await Promise.all(
      ['A', 'B', 'C'].map(
        async (name) => (await footer.getByRole('link', { name, exact: true }).boundingBox())?.y ?? 0,
      ),
    )
    const [a = 0, b = 0, c = 0] = tops
    assert.ok(b - a >= 24 && c - b >= 24, `${tops}`)
  }))

test('boxes of tasks stand where bullets do: texts of a list begin in one line, as far apart as others', () =>
  at('/docs/tasks', async (page) => {
    const items = page.getByRole('article').getByRole('listitem')
    const texts = await items.evaluateAll((all) =>
      all.map((item) => {
        const words = document.createRange()
        const nodes = document.createTreeWalker(item, NodeFilter.SHOW_TEXT, (node) =>
          node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
        )
        words.selectNodeContents(nodes.nextNode() ?? item)
        const { left, top } = words.getBoundingClientRect()
        return { left, top }
      }),
    )
    for (const { left } of texts) assert.ok(Math.abs(left - (texts[2]?.left ?? 0)) < 2, JSON.stringify(texts))
    const [first, second, third] = texts.map(({ top }) => top)
    assert.ok(Math.abs(Number(second) - Number(first) - (Number(third) - Number(second))) < 2, JSON.stringify(texts))
    for (const box of await page.getByRole('checkbox').all()) {
      const { x, width } = (await box.boundingBox()) ?? { x: 0, width: 0 }
      assert.ok(x + width + 4 <= (texts[2]?.left ?? 0), `${x}`)
    }
  }))

test('a disclosure of HTML has the mark of the others in the line of its words, and it turns', () =>
  at('/docs/boxes', async (page) => {
    const summary = page.getByRole('article').getByText('In HTML')
    const mark = () =>
      summary.evaluate((one) => {
        const { content, display, rotate } = getComputedStyle(one, '::before')
        return [getComputedStyle(one).listStyleType, content, display, rotate]
      })
    assert.deepEqual(await mark(), ['none', '""', 'inline-block', '-45deg'])
    await summary.click()
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('details[open] > summary') ?? document.body, '::before').rotate ===
        '45deg',
    )
  }))

test("without a date beside it, the link to a page's source begins where the question above it does", () =>
  site.visit('/docs/bare', async (page) => {
    const lefts = [page.getByText('Was this page helpful?'), page.getByRole('link', { name: 'Edit this page' })].map(
      (one) => one.evaluate((element) => Math.round(element.getBoundingClientRect().left)),
    )
    const [question, link] = await Promise.all(lefts)
    assert.equal(link, question)
  }))
