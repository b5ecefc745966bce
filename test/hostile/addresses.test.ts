import { deepEqual, equal, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'
import { show } from '../openapi/show.ts'
import { root } from '../root.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'
import { activeIn } from './active.ts'
import { fewRuns, harmless, runs } from './addresses.ts'
import { bodies, dropped } from './bodies.ts'
import { notShown, type Place, places } from './places.ts'
import { hostileSpecification } from './specification.ts'

const textsOf = (place: Place, address: string): readonly (readonly [string, string])[] =>
  Object.entries(place(address)).map(([path, value]) => [
    path,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])

/** @returns builds the site with another address in that place; what does not depend on it is made once */
function builder(place: Place): (address: string) => Promise<ReadonlyMap<string, string>> {
  const content = memoryContent(Object.fromEntries(textsOf(place, harmless)))
  const pipeline = pipelineOf(content, { mode: 'build' })
  return (address) => {
    for (const [path, text] of textsOf(place, address))
      if (content.read(path).source?.text !== text) content.write(path, text)
    return filesOf(pipeline)
  }
}

for (const [name, place] of Object.entries(places))
  test(`nothing runs: ${name}`, async () => {
    // Long words may break where their own words end.
    const built = builder(place)
    const texts = [...(await built(harmless)).values()].map((text) => text.replaceAll('<wbr/>', ''))
    ok(notShown.has(name) || texts.some((text) => text.includes(harmless)), 'the place is read')
    for (const address of fewRuns)
      for (const [path, text] of await built(address)) deepEqual(activeIn(path, text), [], `${path}: ${address}`)
  })

/** @returns what runs in the page or in its Markdown */
const inBoth = ({ html, markdown }: { readonly html: string; readonly markdown: string }) => [
  ...activeIn('page.html', html),
  ...activeIn('page.md', markdown),
]

for (const [name, body] of Object.entries(bodies))
  test(`nothing runs in a page: ${name}`, () => {
    const pages = (address: string) =>
      ['md', 'mdx'].map((extension) => compileFragment(body(address), `content/pages/docs/fragment.${extension}`))
    equal(
      !dropped.has(name),
      pages(harmless).some(({ html }) => html.includes(harmless)),
      'the place is read',
    )
    for (const address of runs) for (const page of pages(address)) deepEqual(inBoth(page), [], address)
  })

test('nothing runs in a specification, on its pages or in their Markdown', () => {
  ok(show({ 'main.json': JSON.stringify(hostileSpecification(harmless)) }).html.split(`href="${harmless}"`).length > 50)
  for (const address of runs)
    deepEqual(inBoth(show({ 'main.json': JSON.stringify(hostileSpecification(address)) })), [], address)
})

test('nothing runs in the files of a site with a specification', async () => {
  const place: Place = (address) => ({
    ...places.description?.(''),
    'content/site.yaml': {
      url: 'https://docs.acme.example',
      brand: { key: 'acme', name: 'Acme' },
      locales: { default: 'en-us', all: ['en-us'] },
      services: { tryIt: true },
    },
    'content/pages/docs/ref/index.mdx': '---\ntitle: Ref\nopenapi: main\n---\n\n<OperationIndex />\n',
    'content/data/openapi/main.json': hostileSpecification(address),
  })
  const built = builder(place)
  // What readers download is the specification as it is; a value of a request is no address that anybody follows.
  for (const address of fewRuns)
    for (const [path, text] of await built(address))
      if (!/openapi\.json$|_assets/.test(path))
        deepEqual(
          activeIn(path, text).filter((one) => !one.startsWith('<script> ')),
          [],
          `${path}: ${address}`,
        )
})

const blocks = join(root, 'templates/blocks')
const data = Object.fromEntries(
  readdirSync(join(root, 'test/fragment-data'), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(root, 'test/fragment-data/').length)
    return entry.isFile() ? [[name, readFileSync(path, 'utf8')]] : []
  }),
)

/** @returns the name of a property with the tag in which it stands */
const placeOf = (text: string, index: number, name: string) => `${text.slice(0, index).match(/.*<(\w+)/s)?.[1]} ${name}`

/** A text of each property of the blocks' own examples, one after another: a new block is a new row by itself. */
for (const block of readdirSync(blocks)) {
  const text = readFileSync(join(blocks, block, 'example.mdx'), 'utf8')
  const all = [...text.matchAll(/\b(\w+)(=|: )(["']).*?\3/g)]
  if (all.length === 0) continue
  // What a property holds of a second tag goes the same way.
  const properties = new Map(all.map((one) => [placeOf(text, one.index, `${one[1]}${one[2]}`), one])).values()
  test(`nothing runs in a property: ${block}`, () => {
    for (const { index, 0: whole, 1: name, 2: sign } of properties)
      for (const address of fewRuns.slice(-2)) {
        const value = JSON.stringify(address)
        const written = `${name}${sign}${sign === '=' ? `{${value}}` : value}`
        const made = text.slice(0, index) + written + text.slice(index + whole.length)
        deepEqual(inBoth(compileFragment(made, undefined, { data })), [], `${name}: ${address}`)
      }
  })
}
