import { z } from 'zod'
import type { AnyBlock } from '../../compiler/model/block.ts'
import type { Use, Written } from './block-uses.ts'
import { faultsIn, isThorough, type Schema, show, tried, type Value } from './odd-values.ts'

/** What is no value, each as a tag writes it and as a directive does. */
const raws: readonly { readonly raw: string; readonly directive: string | null }[] = [
  { raw: 'NAME', directive: 'NAME' },
  { raw: 'NAME=""', directive: 'NAME=""' },
  { raw: 'NAME={}', directive: "NAME='{'" },
  { raw: 'NAME={1 + 1}', directive: "NAME='[1,'" },
  { raw: 'NAME={nothing}', directive: 'NAME=nothing' },
  { raw: 'NAME={site.brand.name}', directive: "NAME='{site.brand.name}'" },
  { raw: 'NAME={site.nothing}', directive: 'NAME=5' },
  { raw: 'NAME={`x`}', directive: "NAME='`x`'" },
  { raw: 'NAME={[,]}', directive: "NAME='[,]'" },
  { raw: 'NAME={{ __proto__: 1 }}', directive: 'NAME=\'{"__proto__": 1}\'' },
  { raw: 'NAME={{ a: 1, a: 2 }}', directive: 'NAME=\'{"a": 1, "a": 2}\'' },
  { raw: 'NAME={<b />}', directive: 'NAME="a&quot;b"' },
  { raw: '{...NAME}', directive: '.NAME #NAME' },
]

const unknown = ['nothing', 'constructor', '__proto__', 'class', 'id', 'key', 'children', 'title-']

/** Each kind of child that no block is. */
const texts = [
  ...['word', '# One', '###### Six', '- item', '1. item', '- [x] task', '> quote', '---', '`code`', '    indented'],
  ...['```js\n1\n```', '```\n```', '```nothing title="a"\n// !mark(9:1)\n```', '```mermaid\ngraph TD\n```', '$x$'],
  ...[
    '![](./none.png)',
    '![a](/none.svg)',
    '[a](/docs/none)',
    '[a]: /docs/none',
    '[a]',
    '[^1]',
    '[^1]: note',
    'a[^1]\n\n[^1]: b',
  ],
  ...[
    '| a |\n| - |\n| b |',
    '| |\n|-|',
    '<b>x</b>',
    '<div>',
    '</div>',
    '<script>x</script>',
    '<!-- c -->',
    '{/* c */}',
  ],
  ...[
    '{site.brand.name}',
    '{nothing}',
    '{',
    '<',
    ':::',
    '::nothing',
    ':a[b]{c}',
    '<Nothing />',
    'import a from "b"',
    '\\',
  ],
]

/** One use with one fault. */
export interface FaultyUse {
  readonly what: string
  readonly use: Use
}

/**
 * Every fault of one use of a block: each property missing, of each wrong kind, repeated and unknown, and each kind of
 * child, blocks too.
 *
 * @param use the outermost block; the faults are those of the first block in it that has the name
 * @param others what stands for each block as a child
 */
export function* blockFaults(block: AnyBlock, use: Use, others: readonly Use[]): Generator<FaultyUse> {
  const put = (change: (own: Use) => Use) => changeFirst(use, block.name, change)
  for (const { what, attributes } of attributeFaults(block, first(use, block.name)?.attributes ?? []))
    yield { what: `${block.name}: ${what}`, use: put((own) => ({ ...own, attributes })) }
  for (const { what, children } of childFaults(first(use, block.name)?.children ?? [], others))
    yield { what: `${block.name} holds ${what}`, use: put((own) => ({ ...own, children })) }
}

function* attributeFaults(
  { contract }: AnyBlock,
  attributes: Use['attributes'],
): Generator<{ readonly what: string; readonly attributes: Use['attributes'] }> {
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema
  yield { what: 'nothing is set', attributes: [] }
  const keys = new Set([...attributes.map(([key]) => key), ...Object.keys(schema.properties ?? {})])
  for (const key of keys) {
    const rest = attributes.filter(([other]) => other !== key)
    const found = attributes.find(([other]) => other === key)?.[1]
    const set = (written: Written): Use['attributes'] => [...rest, [key, written]]
    yield { what: `${key} is missing`, attributes: rest }
    const value: Value = found !== undefined && 'value' in found ? found.value : 'x'
    yield { what: `${key} is set twice`, attributes: [...attributes, [key, { value: '' }], [key, { value }]] }
    for (const raw of raws) yield { what: `${key} is written ${raw.raw}`, attributes: set(raw) }
    const inside = schema.properties?.[key] ?? {}
    const faults = isThorough || typeof value === 'object' ? faultsIn(value, inside, schema) : plain()
    for (const fault of faults) yield { what: `${key}: ${fault.what}`, attributes: set({ value: fault.value }) }
  }
  for (const key of unknown) yield { what: `${key} is unknown`, attributes: [...attributes, [key, { value: 'x' }]] }
}

function* plain() {
  for (const value of tried) yield { what: show(value), value }
}

function* childFaults(
  children: Use['children'],
  others: readonly Use[],
): Generator<{ readonly what: string; readonly children: Use['children'] }> {
  yield { what: 'nothing', children: [] }
  yield { what: 'all twice', children: [...children, ...children] }
  for (const text of texts) {
    yield { what: `${text} too`, children: [text, ...children, text] }
    if (isThorough) yield { what: `only ${text}`, children: [text] }
  }
  for (const other of others) {
    yield { what: `only ${other.name}`, children: [other] }
    if (isThorough) yield { what: `${other.name} too`, children: [other, ...children] }
  }
}

function first(use: Use, name: string): Use | null {
  if (use.name === name) return use
  for (const child of use.children) {
    const found = typeof child === 'string' ? null : first(child, name)
    if (found !== null) return found
  }
  return null
}

function changeFirst(use: Use, name: string, change: (own: Use) => Use): Use {
  if (use.name === name) return change(use)
  let done = false
  return {
    ...use,
    children: use.children.map((child) => {
      if (done || typeof child === 'string' || first(child, name) === null) return child
      done = true
      return changeFirst(child, name, change)
    }),
  }
}
