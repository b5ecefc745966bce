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
    assert.ok(times < 8, `${times} times`)
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
