import assert from 'node:assert/strict'
import { test } from 'node:test'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { expressionParser } from '../../../compiler/formats/markdown/expression-parser.ts'

const plain = unified().use(remarkParse).use(remarkMdx).freeze()
const ours = unified().use(remarkParse).use(remarkMdx, { acorn: expressionParser() }).freeze()

/** The tree, or what is wrong and where. */
function read(processor: typeof plain, text: string): unknown {
  try {
    return JSON.parse(JSON.stringify(processor.parse(text)))
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return { rule: error.ruleId, place: error.place }
  }
}

const objects = (count: number) =>
  Array.from({ length: count }, (_, at) => `{ label: "a ${at}", url: '/b' }`).join(', ')

const texts: readonly (readonly [name: string, text: string])[] = [
  ['one value', '<A b={1} c={"}"} />'],
  ['a list of objects', `<A b={[${objects(40)}]} />`],
  ['a list over several lines', `<A b={[\n  ${objects(40).replaceAll('}, ', '},\n  ')}\n]} />`],
  ['objects in objects', `<A b={${'{a:'.repeat(50)}1${'}'.repeat(50)}} />`],
  ['brackets and quotes in strings', `<A b={[{ c: "}]'" }, { c: '{["' }, { c: "\\"}" }]} />`],
  ['templates', '<A b={[{ c: `}` }, { c: `${ { d: 1 }.d }` }]} />'],
  ['comments', '<A b={[{ c: 1 /* } */ }, { d: 2 }]} />\n\n{/* { [ */}'],
  ['elements in expressions', "<A b={[{ c: <b>don't { 1 }</b> }, { d: 1 }]} />"],
  ['regular expressions', '<A b={[{ c: /[{]/ }, { d: /}/ }]} />'],
  ['a fault in the middle', `<A b={[${objects(12)}, { a b }, ${objects(12)}]} />`],
  ['a fault at the end', `<A b={[${objects(12)}, { a: ]} />`],
  ['a bracket too many', '<A b={[{ a: 1 }]]} />'],
  ['a private name', '# a {#b}\n\n# c {#d}'],
  ['private names of a class', '<A b={class { #c = 1; d() { return #c in { e: 1 } } }} />'],
  ['a spread', '<A {...{ b: { c: 1 } }} />'],
  ['several', `{a.b} <A b={[${objects(3)}]} />\n\n{ c } and <A b={{ d: [1, { e: 2 }] }} />`],
]
for (const [name, text] of texts)
  test(`expressions are read as remark-mdx reads them by itself: ${name}`, () => {
    assert.deepEqual(read(ours, text), read(plain, text))
  })

test('an expression that has no end is told as such', () => {
  for (const text of [`<A b={[${objects(30)}} />`, `{ a: ${objects(30)}`])
    assert.equal(
      (read(ours, text) as { readonly rule: string }).rule,
      (read(plain, text) as { readonly rule: string }).rule,
    )
})
