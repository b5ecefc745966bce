import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { prettyReport } from '../../compiler/diagnostics/report/pretty.ts'
import { type ReportFormat, reports } from '../../compiler/diagnostics/report/report.ts'
import type { ReportOptions } from '../../compiler/diagnostics/report/report-format.ts'
import { inOrder, summarize } from '../../compiler/diagnostics/summary.ts'
import { golden } from '../golden.ts'
import { readSource, sample, samples } from './samples.ts'

const plain: ReportOptions = { color: false, width: 100, limit: null, prefix: '', version: '1.2.3' }

function report(
  format: ReportFormat,
  diagnostics: readonly Diagnostic[],
  options: Partial<ReportOptions> = {},
): string {
  const sorted = inOrder(diagnostics)
  return [...reports[format](sorted, summarize(sorted, 12), readSource, { ...plain, ...options })].join('')
}

for (const format of Object.keys(reports) as ReportFormat[]) {
  test(`${format}: every kind of problem`, () => golden(`test/diagnostics/${format}.out`, report(format, samples)))
  test(`${format}: nothing found`, () => golden(`test/diagnostics/${format}-clean.out`, report(format, [])))
}

test('the report for a terminal with colours', () =>
  golden('test/diagnostics/pretty-color.out', report('pretty', samples, { color: true })))

test('pretty without colours writes no control character but line feeds', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  assert.doesNotMatch(report('pretty', samples), /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
})

test('pretty with colours writes only the sequences of colours', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const rest = report('pretty', samples, { color: true }).replaceAll(/\u001b\[[0-9;]+m/g, '')
  assert.equal(rest, report('pretty', samples))
})

test('a report of many problems comes in pieces, none of which holds many', () => {
  const many = Array.from({ length: 5000 }, (_, at) => sample({ file: 'content/pages/a.md', message: `m${at}` }))
  const summary = summarize(many, 1)
  for (const format of ['json', 'sarif', 'github', 'junit'] as const) {
    const pieces = [...reports[format](many, summary, readSource, plain)]
    assert.ok(pieces.length > many.length, `${format} ${pieces.length}`)
    const longest = Math.max(...pieces.map((piece) => piece.length))
    assert.ok(longest < 8000, `${format} ${longest}`)
  }
  const { diagnostics } = JSON.parse(report('json', many))
  assert.equal(report('json', many), `${JSON.stringify(JSON.parse(report('json', many)), null, 2)}\n`)
  assert.deepEqual(
    diagnostics.map(({ message }: Diagnostic) => message),
    inOrder(many).map(({ message }) => message),
  )
})

test('pretty is bounded, errors first, and says how many are left out', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    sample({ file: `content/pages/${at % 3}.md`, message: `m${at}`, severity: at < 10 ? 'warning' : 'error' }),
  )
  const text = report('pretty', many, { limit: 22 })
  assert.equal(text.match(/^error /gm)?.length, 20)
  assert.equal(text.match(/^warning /gm)?.length, 2)
  assert.match(text, /… and 8 more\./)
  assert.match(text, /^20 errors, 10 warnings in 12 pages$/m)
})

test('pretty counts the problems of all files at once', () => {
  let looks = 0
  const many = Array.from({ length: 500 }, (_, at) => {
    const one = sample({ message: `m${at}` })
    return Object.defineProperty({ ...one }, 'file', {
      get: () => {
        looks++
        return `content/pages/${at}.md`
      },
    })
  })
  const text = [...prettyReport(many, summarize(many, 500), () => null, plain)].join('')
  assert.match(text, /^content\/pages\/499\.md \(1 error\)$/m)
  assert.ok(looks < 20 * many.length, `${looks}`)
})

test('pretty keeps lines of the source within the width', () => {
  for (const width of [60, 80, 140]) {
    const lines = report('pretty', samples, { width }).split('\n')
    const longest = Math.max(...lines.filter((line) => line.includes('│')).map((line) => line.length))
    assert.ok(longest <= width, `${longest} > ${width}`)
  }
})

test('json holds the members of the contract and no others', () => {
  const { diagnostics, ...rest } = JSON.parse(
    report('json', [{ ...(samples[2] as Diagnostic), extra: 1 } as Diagnostic]),
  )
  assert.deepEqual(Object.keys(rest), ['summary'])
  assert.deepEqual(rest.summary, { pages: 12, errors: 1, warnings: 0 })
  assert.deepEqual(Object.keys(diagnostics[0]), [
    ...['code', 'severity', 'message', 'file', 'line', 'column', 'endLine', 'endColumn', 'hint', 'related'],
  ])
  assert.deepEqual(Object.keys(diagnostics[0].related[0]), ['message', 'file', 'line', 'column'])
})

test('json, github, sarif and junit are complete whatever the limit of pretty', () => {
  for (const format of ['json', 'github', 'sarif', 'junit'] as const) {
    assert.equal(report(format, samples, { limit: 1 }), report(format, samples))
  }
})

test('github: a message cannot end its command or begin another', () => {
  const text = report('github', [
    sample({ file: 'a,b:c%d\r\n::error::x', message: 'one\n::set-output name=a::b\r%0A', code: 'SP1:,' }),
  ])
  assert.equal(
    text,
    '::error file=a%2Cb%3Ac%25d%0D%0A%3A%3Aerror%3A%3Ax,title=SP1%3A%2C::one%0A::set-output name=a::b%0D%250A\n' +
      '1 error, 0 warnings in 12 pages\n',
  )
})

test('github, sarif and junit name files from the root of the repository', () => {
  const [one] = samples.filter(({ file }) => file !== null)
  assert.match(report('github', [one as Diagnostic], { prefix: 'sites/a b/' }), /file=sites\/a b\/content\/pages\//)
  const sarif = JSON.parse(report('sarif', [one as Diagnostic], { prefix: 'sites/a b/' }))
  const { uri } = sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation
  assert.match(uri, /^sites\/a%20b\/content\/pages\//)
  assert.match(report('junit', [one as Diagnostic], { prefix: 'sites/a b/' }), / file="sites\/a b\/content\/pages\//)
})

test('junit: each case of a file has a name of its own', () => {
  const place = { line: 9, column: 1 }
  const missing = (message: string, at: object = { place }) => sample({ file: 'a.mdx', code: 'SP3003', message, ...at })
  const text = report('junit', [
    missing('one'),
    missing('two'),
    missing('three', { place: null }),
    missing('four', { place: null }),
  ])
  assert.deepEqual(
    [...text.matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name),
    ['SP3003', 'SP3003 (2)', 'SP3003 at 9:1', 'SP3003 at 9:1 (2)'],
  )
})

test('the order: no file first, then file, line, column, code and message', () => {
  const made = (file: string | null, line: number | null, column: number | null, code: string, message = '') =>
    sample({ file, message, code, place: line === null ? null : { line, ...(column === null ? {} : { column }) } })
  const ordered = [
    made(null, null, null, 'SP7000'),
    made('a', null, null, 'SP2000'),
    made('a', 2, 1, 'SP2000', 'a'),
    made('a', 2, 1, 'SP2000', 'b'),
    made('a', 2, 1, 'SP3000'),
    made('a', 2, 10, 'SP1000'),
    made('a', 10, 1, 'SP1000'),
    made('b', 1, 1, 'SP1000'),
  ]
  assert.deepEqual(inOrder([...ordered].reverse()), ordered)
})
