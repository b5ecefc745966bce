import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { exportedLiteral, literalsOf } from '../../bin/services/init/sidebar/code-literal.ts'
import { code } from '../../bin/services/init/sidebar/code-text.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

const given = (value: string, more = '') => exportedLiteral(`${more}\nexport default ${value}\n`)

test('values of JavaScript that are written out are read, in each form', () => {
  const written = `{
    // a comment, with a ' in it
    a: 'it\\'s \\u0041\\x42\\u{43}\\n', "b-c": "two", [\`d\`]: 1, e: \`text\`, /* { */ f: [1, -2.5, true, null, undefined,],
    g: { h: [] }, 'i': ['x'] as const, j: { k: 1 } satisfies Thing<{ a: 1 }>, 3: {},
  }`
  const found = given(written)
  deepEqual(found?.value, {
    ...{ a: "it's ABC\n", 'b-c': 'two', e: 'text', f: [1, -2.5, true, null, undefined] },
    ...{ g: { h: [] }, i: ['x'], j: { k: 1 }, 3: {} },
  })
  equal(found?.left, 1, 'a name that is made is code')
  deepEqual(exportedLiteral('module.exports = { a: [1] };')?.value, { a: [1] })
})

test('code is left, and is told by its number', () => {
  const values = [
    ...['run()', 'a + b', "'a' + b", '`a ${b}`', 'require("./x")', '[1].map((x) => [x, { y: x }])', 'ok ? [1] : [2]'],
    ...[
      '() => [1, 2]',
      'function () { return [1] }',
      'new Map([[1, 2]])',
      'process.env.A',
      '!0',
      "'a'.length",
      'unknown',
    ],
  ]
  for (const value of values) {
    const found = given(`[1, ${value}, 2]`)
    deepEqual(found?.value, [1, code, 2], value)
    equal(found?.left, 1, value)
  }
  const inside = given('{ a() { return 1 }, b, ...c, get d() { return [2] }, e: 1 }')
  deepEqual(inside?.value, { e: 1 })
  ok((inside?.left ?? 0) >= 4)
  for (const value of ['run()', 'name', '', "'text'"]) equal(given(value), null, value)
  equal(exportedLiteral('no export'), null)
})

test('names stand for what the same file gives them', () => {
  const constants = `const list: readonly string[] = ['x', 'y']
    let one = 'a'
    function made(): Item[] { return [{ text: one }] }
    const arrow = () => [1]
    const own = [own]
    function busy() { const x = 1; return [x] }`
  const found = given('{ list, all: [...list, one, ...made()], b: arrow(), own, c: busy() }', constants)
  deepEqual(found?.value, {
    ...{ list: ['x', 'y'], all: ['x', 'y', 'a', { text: 'a' }], b: [1], own: [code], c: code },
  })
  equal(found?.left, 2)
})

test('the values of a name are found in settings and in the files that these import', () => {
  const texts = [
    "import { sidebar } from './a'\nexport default defineConfig({ themeConfig: { sidebar, nav: [] }, x: { sidebar: make() } })",
    "export const sidebar: Sidebar = { '/a/': [{ text: 'A' }] }\nconst z = { 'sidebar': [1] }",
  ]
  deepEqual(
    [...literalsOf(texts, 'sidebar')].map(({ value }) => value),
    [{ '/a/': [{ text: 'A' }] }, [1]],
  )
})

test('what ends too early, is deep or stands for ever more has an end, and long texts are read', () => {
  for (const text of [
    '[',
    '{',
    '[1',
    '{ a',
    '{ a:',
    "['a",
    '[`${',
    '[/*',
    '[,',
    '{:}',
    '[)',
    '{)',
    '[}]',
    '{ a: [} ]',
    '[...',
    '[@]',
  ])
    for (const [end, start] of [
      ['', ''],
      ['', 'const x = '],
      ['\n', ''],
    ])
      given(`${start}${text}${end}`)
  equal(typeof given('['.repeat(100_000))?.value, 'object')
  const doubling = Array.from({ length: 60 }, (_, at) => `const a${at} = [a${at + 1}, a${at + 1}]`).join('\n')
  ok((given('[a0]', doubling)?.left ?? 0) > 0)
  const growth = timedGrowth((size) => {
    for (const part of ['[', '{a:', "'", '`', '/*', '//', 'f(', '\\', '"a",', 'a b ', '${', 'const sidebar = '])
      for (const text of [`export default [${part.repeat(size)}`, `sidebar: ${part.repeat(size)}`]) {
        exportedLiteral(text)
        for (const _ of literalsOf([text], 'sidebar'));
      }
  }, 300)
  ok(growth < 20, String(growth))
})

test('a file is looked through once for all of its names', () => {
  const growth = timedGrowth((size) => {
    const names = Array.from({ length: size }, (_, at) => `name${at}`)
    exportedLiteral(`export default [${names.join()}]\n${names.map((name) => `const ${name} = 1`).join('\n')}`)
  }, 1000)
  ok(growth < 20, String(growth))
  const typed = 'let a: string\nconst b: { c: 1 }[] = [1]\nvar d: Map<\n string> = [2]'
  deepEqual(given('[b, d]', typed)?.value, [[1], [2]])
})
