import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const count = 4000

/** @returns how often a text is told what was probably meant, and milliseconds of the processor */
function meant(line: (name: string) => string, definition: (name: string) => string): [told: number, cost: number] {
  const names = Array.from({ length: count }, (_, at) => `note-${at}`)
  const wrong = names.map((name) => `${line(`custmer-${name}`)}\n\n`)
  const text = [...wrong, ...names.map((name) => `${definition(`customer-${name}`)}\n\n`)].join('')
  const start = process.cpuUsage()
  const { diagnostics } = compileFragment(text, 'content/pages/docs/x.md')
  return [
    diagnostics.filter(({ hint }) => hint?.includes('customer-note-')).length,
    process.cpuUsage(start).user / 1000,
  ]
}

for (const [what, line, definition] of [
  ['footnotes', (name: string) => `Words [^${name}].`, (name: string) => `[^${name}]: A note.`],
  [
    'labels of links',
    (name: string) => `Words [here][${name}].`,
    (name: string) => `[${name}]: https://a.example/${name}`,
  ],
] as const)
  test(`thousands of misspelt ${what} beside as many right ones do not take the square of their number`, () => {
    const [told, cost] = meant(line, definition)
    ok(told >= count, String(told))
    ok(cost < 5000, String(cost))
  })
