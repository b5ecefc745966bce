import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sheetsOf } from '../../compiler/render/sheets.ts'
import { theme } from '../../templates/theme.ts'
import { root } from '../root.ts'
import { compiledClient } from '../site.ts'

const client = compiledClient()
const sheets = theme.sheets ?? []
const sourcesOf = (...names: readonly string[]) => names.map((name) => `blocks/${name}/${name}.css`)
const chosen = (...blocks: readonly string[]) => sheetsOf(sourcesOf(...blocks), theme, client)

test('a page of each layout asks for one style sheet', () => {
  assert.deepEqual(chosen(), ['sheets/guide.css'])
  assert.deepEqual(chosen('callout', 'tab-group', 'code-sample-group', 'products-used'), ['sheets/guide.css'])
  assert.deepEqual(chosen('api-operation', 'callout'), ['sheets/operation.css'])
  assert.deepEqual(chosen('operation-table'), ['sheets/schema.css'])
  assert.deepEqual(chosen('hero', 'product-grid', 'link-card', 'code-sample-group'), ['sheets/home.css'])
  const landing = ['product-landing-page', 'product-intro', 'tutorial', 'landing-section', 'side-content', 'link-card']
  assert.deepEqual(chosen(...landing, 'related-products', 'get-started'), ['sheets/landing.css'])
})

test('what no sheet holds comes after it, each source once', () => {
  assert.deepEqual(sheetsOf([...sourcesOf('video', 'callout', 'video'), 'own/card.css'], theme, client), [
    'sheets/guide.css',
    'blocks/video/video.css',
    'own/card.css',
  ])
  assert.deepEqual(sheetsOf(['own/card.css'], { styles: ['styles.css'] }, client), ['styles.css', 'own/card.css'])
})

test('a sheet has at most 15,000 bytes, compressed', () => {
  assert.ok(sheets.length > 0)
  for (const sheet of sheets) {
    const text = readFileSync(join(client.folder, client.entries.get(sheet)?.file as string))
    const { length } = gzipSync(text, { level: 9 })
    assert.ok(length <= 15_000, `${sheet}: ${length}`)
  }
})

/** A style that two others import stands before the last of them only: the first would come before what it builds on. */
test('in a sheet, every style comes after what it imports', () => {
  const templates = join(root, 'templates')
  const imported = (source: string) =>
    [...readFileSync(join(templates, source), 'utf8').matchAll(/@import '([^']+)'/g)].map(([, path]) =>
      relative(templates, join(templates, dirname(source), path as string)),
    )
  for (const sheet of sheets) {
    const holds = client.entries.get(sheet)?.holds ?? []
    const early = holds
      .filter((source) => source.startsWith('blocks/'))
      .flatMap((source) => imported(source).map((element) => ({ source, element })))
      .filter(({ source, element }) => holds.indexOf(element) > holds.indexOf(source))
      // Its rules never meet those of what it shares with the next one.
      .filter(({ element }) => element !== 'elements/headed-section/headed-section.css')
    assert.deepEqual(early, [], sheet)
  }
})
