import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import { countedGrowth } from '../../growth/counted-growth.ts'

const hintsOf = (text: string) => parseYaml(text, { file: 'a.yaml' }).diagnostics.map(({ hint }) => `${hint}`)

// 128 kB of them took more than the 11 s that a file of that size has.
for (const [what, text] of [
  ['of lines', (count: number) => Array.from({ length: count }, (_, at) => `key${at}: &amp${at} text\n`).join('')],
  ['in brackets', (count: number) => `all: [${Array.from({ length: count }, (_, at) => `&amp${at} b`).join(', ')}]\n`],
] as const)
  test(`hundreds of values ${what} that begin with an anchor do not take the square of their number`, () => {
    const growth = countedGrowth((count) => void hintsOf(text(count)), 100)
    ok(growth < 6, String(growth))
  })

test('what is written out in quotes is the line of a value, or its item in brackets', () => {
  const written = hintsOf('a: &b c\nd: [&e f g, {h: &i j}]\r\n').map((hint) => /`[^`]*"[^`]*`/.exec(hint)?.[0])
  deepEqual(written, ['`a: "&b c"`', '`"&e f g"`', '`"&i j"`'])
})
