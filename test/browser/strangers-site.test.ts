import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { putFiles } from '../put-files.ts'
import { eventually } from './eventually.ts'
import { openSite } from './opened-site.ts'

/** Eight folders, each in the one before. */
const depth = 8
const folderAt = (level: number): string =>
  `{ childSubsection: { subheading: 'Verwaltung ${level}', entries: [${
    level === depth ? '{ page: { title: Zuständig, path: /docs/deep } }' : folderAt(level + 1)
  }] } }`

/** Words in letters that the site's own faces don't have. */
const scripts = ['Слово', 'Λόγος', 'كلمة', 'מילה']

const site = openSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'strangers-site-'))
  putFiles(folder, {
    'content/site.yaml':
      'url: https://docs.dunnock.example\nbrand: { key: dunnock, name: Dunnock Gesellschaft für Kommunikation, cliName: Dun. }\n',
    'content/navigation/docs.yaml': `title: Up\npath: /docs/deep\nentries: [${folderAt(1)}]\n`,
    'content/pages/docs/deep.md': '---\nsidebar: docs\n---\n\n# Deep\n\nText.\n',
    'content/data/openapi/nests.json': JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Nests', version: '1' },
      components: { schemas: { Nest: { type: 'object', properties: { eggCount: { type: 'integer' } } } } },
    }),
    'content/pages/docs/nests.mdx': [
      '# Nests',
      '<OperationTable type="properties" spec="nests" schema="Nest" />',
      '<CodeSampleGroup slug="s">\n```js Node.js\na()\n```\n```sh Dun.\ndun a\n```\n</CodeSampleGroup>\n',
    ].join('\n\n'),
    'content/pages/docs/scripts.md': `# Scripts\n\n${scripts.map((word) => `${word}\n\n**${word}**\n`).join('\n')}`,
    'content/pages/docs/list.md': '# List\n\n1. Read\n2. [ ] Sign\n3. Send\n',
  })
  return folder
})

test('a page eight folders deep has a name that can be read in the sidebar', () =>
  site.visit(
    '/docs/deep',
    async (page) => {
      const link = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Zuständig' })
      const lines = await link.evaluate((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        return words.getClientRects().length
      })
      assert.equal(lines, 1)
    },
    { viewport: { width: 1024, height: 800 } },
  ))

test('the title of the sidebar can be hit over 24 px, however short it is', () =>
  site.visit(
    '/docs/deep',
    async (page) => {
      const title = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Up' })
      const { width = 0, height = 0 } = (await title.boundingBox()) ?? {}
      assert.ok(width >= 24 && height >= 24, `${width} × ${height} px`)
    },
    { viewport: { width: 1024, height: 800 } },
  ))

test('the button of the sidebar keeps its size beside a long name', () =>
  site.visit(
    '/docs/deep',
    async (page) => {
      const box = await page.getByRole('button', { name: 'Open the docs sidebar' }).boundingBox()
      assert.ok((box?.width ?? 0) >= 24, `${box?.width} px`)
    },
    { viewport: { width: 360, height: 700 } },
  ))

test('names are those of the command of the brand, whatever it is called, and stay so on the next visit', () =>
  site.visit('/docs/nests', async (page) => {
    const language = page.getByRole('combobox', { name: 'Code language' })
    const name = page.getByRole('article').locator('.ref-name').first()
    for (const [chosen, expected] of [
      ['Node.js', 'eggCount'],
      ['Dun.', 'egg-count'],
    ] as const) {
      await language.selectOption(chosen)
      await eventually(() => name.textContent(), expected)
    }
    await page.reload()
    await eventually(() => name.textContent(), 'egg-count')
  }))

test('steps that are no tasks keep their numbers beside one that is', () =>
  site.visit('/docs/list', async (page) => {
    const marks = await page
      .getByRole('article')
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType))
    assert.deepEqual(marks, ['decimal', 'none', 'decimal'])
  }))

test('bold words are bold, also in letters that the fonts of the site do not have', () =>
  site.visit('/docs/scripts', async (page, _, context) => {
    await page.evaluate(() => document.fonts.ready)
    const session = await context.newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'article strong' })
    assert.equal(nodeIds.length, scripts.length)
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      // The one that stands in for the site's own until it has come has no bold letters.
      for (const { postScriptName } of fonts) assert.doesNotMatch(postScriptName, /^(?:Arial|ArialMT|LiberationSans)$/)
    }
    const synthesis = await page
      .locator('strong')
      .first()
      .evaluate((one) => getComputedStyle(one).fontSynthesis)
    assert.equal(synthesis, 'weight')
  }))
