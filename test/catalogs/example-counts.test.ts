import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { compileFragment } from '../fragment.ts'
import { root } from '../root.ts'

/** The data files of the example site, and what the pages make of them: both count, each in its own way. */
const paths = ['content/data/voices.yaml', 'content/data/code-samples.yaml'] as const
const texts = paths.map((path) => readFileSync(join(root, path), 'utf8'))
const data = Object.fromEntries(paths.map((path, index) => [path.replace('content/data/', ''), texts[index] ?? '']))
const html = (block: string) => compileFragment(`<${block} />\n`, undefined, { data }).html

interface Voice {
  readonly [facet: string]: unknown
}
interface Sample {
  readonly product: { readonly primary: string; readonly secondaries?: readonly string[] }
  readonly language: string
  readonly tags?: readonly string[]
  readonly contributorType: string
  readonly flags?: Readonly<Record<string, boolean>>
}
const voices = parse(texts[0] ?? '') as readonly Voice[]
const samples = parse(texts[1] ?? '') as readonly Sample[]

/** Every value of a facet with its count, as the page shows them. */
function shown(page: string, facet: string): ReadonlyMap<string, number> {
  const fieldset = page.split(`data-facet="${facet}"`)[1]?.split('</fieldset>')[0] ?? ''
  const items = fieldset.matchAll(/value="([^"]*)"[\s\S]*?<span class="facet-count">(\d+)<\/span>/g)
  return new Map([...items].map(([, value = '', count]) => [value, Number(count)]))
}

function tally(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const values = [...new Set(lists.flat())]
  return new Map(values.map((value) => [value, lists.filter((list) => list.includes(value)).length]))
}

const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1))

for (const facet of ['locale', 'accent', 'category', 'age', 'gender', 'labels'])
  test(`voices: the most frequent values of ${facet} with their counts, and how many more there are`, () => {
    const page = html('VoiceLibrary')
    const counted = tally(voices.map((voice) => [voice[facet] ?? []].flat().map(String)))
    const found = shown(page, `voices-${facet}`)
    assert.equal(found.size, Math.min(10, counted.size))
    for (const [value, count] of found) assert.equal(count, counted.get(value), value)
    const least = Math.min(...found.values())
    const rest = [...counted].filter(([value]) => !found.has(value))
    assert.deepEqual(
      rest.filter(([, count]) => count > least),
      [],
    )
    if (rest.length > 0)
      assert.ok(page.includes(`Show more (<!-- -->${rest.length}`) || page.includes(`Show more (${rest.length})`))
  })

test('voices: the total, and the pages that it makes', () => {
  const page = html('VoiceLibrary')
  assert.ok(page.includes(`${voices.length} voices`))
  assert.equal(
    Math.max(...[...page.matchAll(/data-page="(\d+)"/g)].map(([, number]) => Number(number))),
    Math.ceil(voices.length / 20),
  )
})

const filters: Readonly<Record<string, (sample: Sample) => readonly string[]>> = {
  product: ({ product }) => [product.primary, ...(product.secondaries ?? [])],
  feature: ({ flags }) => Object.keys(flags ?? {}).filter((flag) => flags?.[flag] === true),
  language: ({ language }) => [language],
  tag: ({ tags }) => tags ?? [],
  contributor: ({ contributorType }) => [contributorType],
}
for (const [filter, valuesOf] of Object.entries(filters))
  test(`code samples: all values of ${filter} with their counts`, () => {
    const page = html('CodeSampleCatalog')
    assert.deepEqual(sorted(shown(page, `samples-${filter}`)), sorted(tally(samples.map(valuesOf))))
  })

test('code samples: products stand in the order of the alphabet, and every sample has a card', () => {
  const page = html('CodeSampleCatalog')
  const products = page.split('data-facet="samples-product"')[1]?.split('</fieldset>')[0] ?? ''
  const names = [...products.matchAll(/<span class="facet-name">([^<]*)</g)].map(([, name = '']) => name)
  assert.deepEqual(names, [...names].sort(new Intl.Collator('en').compare))
  assert.equal(page.split('class="sample-card"').length - 1, samples.length)
})
