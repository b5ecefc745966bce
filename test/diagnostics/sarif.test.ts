import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sarifReport } from '../../compiler/diagnostics/report/sarif.ts'
import { inOrder, summarize } from '../../compiler/diagnostics/summary.ts'
import { readSource, sample, samples } from './samples.ts'
import { sarifSchema } from './sarif-schema.ts'

const options = { color: false, width: 100, limit: null, prefix: '', version: '1.2.3' }
const validate = new Ajv2020({ strict: true, formats: { uri: true } }).compile(sarifSchema)

function logOf(diagnostics: Parameters<typeof inOrder>[0]) {
  const sorted = inOrder(diagnostics)
  return JSON.parse([...sarifReport(sorted, summarize(sorted, 1), readSource, options)].join(''))
}

for (const [name, diagnostics] of [
  ['samples', samples],
  ['nothing', []],
  ['a lone surrogate in a name', [sample({ file: 'content/\ud800.md', message: 'm' })]],
  ['a place without columns', [sample({ file: 'a', message: 'm', place: { line: 3 } })]],
] as const) {
  test(`valid: ${name}`, () => {
    const log = logOf(diagnostics)
    assert.ok(validate(log), JSON.stringify(validate.errors))
  })
}

test('the schema of the test refuses what is no SARIF', () => {
  const wrong = [
    (log: ReturnType<typeof logOf>) => ({ ...log, version: '2.0.0' }),
    (log: ReturnType<typeof logOf>) => ({ ...log, runs: [{ ...log.runs[0], columnkind: 'utf16CodeUnits' }] }),
    (log: ReturnType<typeof logOf>) => ({ ...log, runs: [{ ...log.runs[0], results: [{ ruleId: 'SP1001' }] }] }),
  ]
  for (const change of wrong) assert.ok(!validate(change(logOf(samples))))
})

test('each result names its rule, and rules of the table bring their explanation', () => {
  const [run] = logOf([
    sample({ code: 'SP1001', message: 'a' }),
    sample({ code: 'SP7020', message: 'b' }),
    ...samples,
  ]).runs
  for (const { ruleId, ruleIndex } of run.results) assert.equal(run.tool.driver.rules[ruleIndex].id, ruleId)
  const rule = run.tool.driver.rules.find(({ id }: { id: string }) => id === 'SP1001')
  assert.match(rule.help.markdown, /UTF-8/)
  assert.equal(rule.defaultConfiguration.level, 'error')
})

test('a problem without a file has no location, one without a place no region', () => {
  const [none, file] = logOf([sample({ message: 'a' }), sample({ file: 'x', message: 'b' })]).runs[0].results
  assert.equal(none.locations, undefined)
  assert.deepEqual(file.locations, [{ physicalLocation: { artifactLocation: { uri: 'x', uriBaseId: 'SRCROOT' } } }])
})
