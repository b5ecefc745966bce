import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Parser } from 'yaml'
import { readYamlDocument } from '../../../compiler/formats/yaml/document.ts'
import { readLongList } from '../../../compiler/formats/yaml/long-list.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import type { Spanned } from '../../../compiler/formats/yaml/placed.ts'
import type { Problem } from '../../../compiler/formats/yaml/problem.ts'
import { scanYaml } from '../../../compiler/formats/yaml/scan.ts'
import { fc } from '../../properties.ts'

const options = { forbidKeys: true, depth: 64, aliases: false }

type Read = (report: (problem: Problem) => void) => Spanned | null

/** @returns value, places and problems in one text, in lines; null where the syntax is wrong */
function told(read: Read): string | null {
  const problems: Problem[] = []
  const document = read((problem) => problems.push(problem))
  if (document === null) return null
  const { value, root, spans } = document
  // Of two ways to read a collection one may count the comments after it.
  const places = (at: number): string =>
    [...spans.members(at)]
      .map(([key, { keyStart, keyEnd, start, end, members }]) =>
        members === -1
          ? `${key} ${keyStart} ${keyEnd} ${start} ${end}\n`
          : `${key} ${keyStart} ${start}\n${places(members)}`,
      )
      .join('')
  problems.sort((a, b) => a.start - b.start || (a.kind < b.kind ? -1 : 1))
  return [JSON.stringify(value), root.start, places(root.members), ...problems.map((one) => JSON.stringify(one))].join(
    '\n',
  )
}

const items = [
  ['- a: &b c', '  d: *b', '  e: *f'],
  ['- !!str 1', '- !x { a: [&g h] }'],
  ['- {a: 1,', '   # no comment', '   a: 2}'],
  ['-', '-  # c', '- - x', '  - "y', '    z"'],
  ['- 99999999999999999999', '- |', '  text', '', '  more', '# c'],
  ['- ? [a]', '  : b', '-   __proto__: 1', '    é: 2'],
  ['', '- a: "\\x41"', '\t', '- plain', '  text'],
] as const

const lists = fc
  .tuple(
    fc.array(fc.constantFrom(...items), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('', 'items:\n', '# c\nnull: \n'),
    fc.constantFrom('', '  '),
  )
  .map(([some, head, indent]) => {
    const text = some.flat().map((line) => (line === '' || line === '\t' ? line : head === '' ? line : indent + line))
    const once = `${text.join('\n')}\n`
    return head + once.repeat(Math.ceil(40_000 / once.length))
  })

/** All of such a text is too much to look at. */
function firstDifference(a: string, b: string, text: string): string {
  const [ofA, ofB] = [a.split('\n'), b.split('\n')]
  const at = ofA.findIndex((line, index) => line !== ofB[index])
  return `${JSON.stringify(text.slice(0, 200))}: ${ofA[at]?.slice(0, 200)} | ${ofB[at]?.slice(0, 200)}`
}

test('a long list that is read in parts is as if it were read at once', () => {
  let read = 0
  const property = fc.property(lists, (text) => {
    const inParts = told((report) => readLongList(text, options, report)?.document ?? null)
    if (inParts === null) return
    read += 1
    const atOnce = told((report) => readYamlDocument(text, scanYaml(text, 64), options, report))
    if (inParts !== atOnce) assert.fail(firstDifference(inParts, atOnce ?? '', text))
  })
  fc.assert(property, { numRuns: 25 })
  assert.ok(read > 8, `only ${read} of the texts were such lists`)
})

test('of a long list that the fast reader does not read, the full one has 32 kB at once at the most', () => {
  const { parse } = Parser.prototype
  let most = 0
  Parser.prototype.parse = function (this: Parser, source: string, ...rest) {
    most = Math.max(most, source.length)
    return parse.call(this, source, ...rest)
  }
  try {
    for (const text of ['- *a\n'.repeat(40_000), `items:\n${'  - &a b\n'.repeat(40_000)}  - {a: {b}c}\n`]) {
      most = 0
      parseYaml(text, { file: 'a.yaml' })
      assert.ok(most > 0 && most <= 32_000, `${most}`)
    }
  } finally {
    Parser.prototype.parse = parse
  }
})
