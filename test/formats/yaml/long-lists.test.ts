import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Lexer } from 'yaml'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'

/** @returns the lines that are told of, and how often all signs of the text were read by the full parser */
function read(text: string) {
  const { lex } = Lexer.prototype
  let signs = 0
  Lexer.prototype.lex = function (this: Lexer, source: string, ...rest) {
    signs += source.length
    return lex.call(this, source, ...rest)
  }
  try {
    const { diagnostics } = parseYaml(text, { file: 'a.yaml' })
    return { lines: diagnostics.map(({ line }) => line), times: signs / text.length }
  } finally {
    Lexer.prototype.lex = lex
  }
}

const items = (count: number, indent: string, isFaulty: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) =>
    isFaulty(at)
      ? `${indent}- { from: /a/{x}, to: /b }\n${indent}  # one\n`
      : `${indent}- from: /a/${at}\n${indent}  to: /b\n`,
  ).join('')

for (const [name, head, indent] of [
  ['a list', '# Redirects\n\n', ''],
  ['the list of the only key', 'items:\n', '  '],
] as const)
  test(`of ${name} with many faults, 400 kB long, little is parsed again behind each of the first twenty`, () => {
    const { lines, times } = read(head + items(12_000, indent, (at) => at % 7 === 3))
    const first = head.split('\n').length + 2 * 3
    assert.deepEqual(
      lines,
      Array.from({ length: 20 }, (_, at) => first + 14 * at),
    )
    assert.ok(times < 5, `${times} times`)
  })

test('of a list with a fault far from its beginning, the full parser reads the part alone that the fault is in', () => {
  const { lines, times } = read(items(12_000, '', (at) => at === 9000))
  assert.deepEqual(lines, [18_001])
  assert.ok(times < 0.5, `${times} times`)
})

test('a long list in another style than most is read as a whole soon', () => {
  const { lines, times } = read(`${"- from: &a '/a\n    b'\n  to: /b\n".repeat(12_000)}- { a: {b}c }\n`)
  assert.equal(lines[0], 36_001)
  assert.ok(times < 3.5, `${times} times`)
})

test('keys that are there twice are told without the full parser, with the first of them', () => {
  const text = '- from: /a\n  from: /b\n- { from: /c, to: /d, from: /e }\n- a: { b: 1 }\n  a: { c: 1, c: 2 }\n'
  const { diagnostics, value } = parseYaml(text, { file: 'a.yaml' })
  assert.deepEqual(
    diagnostics.map(({ line, column, related }) => [line, column, related[0]?.line, related[0]?.column]),
    [[2, 3, 1, 3], [3, 23, 3, 5], [5, 3, 4, 3], [5, 14, 5, 8]],
  ) // biome-ignore format: a row each
  assert.equal(JSON.stringify(value?.value), '[{"from":"/a"},{"from":"/c","to":"/d"},{"a":{"b":1}}]')
  assert.equal(read(text).times, 0)
})

test('all faults of a long list are told, however far they lie from each other', () => {
  const faulty = [1, 2, 900, 5000, 7999]
  const { lines } = read(items(8000, '', (at) => faulty.includes(at)))
  assert.deepEqual(
    lines,
    faulty.map((at) => 2 * at + 1),
  )
})

test('where a line at the margin is no item, the text is read as a whole', () => {
  const { lines } = read(`${items(2000, '', (at) => at === 5)}other: b\n`)
  assert.equal(lines[0], 11)
})
