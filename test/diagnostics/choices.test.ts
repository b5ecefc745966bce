import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSiteConfig } from '../../compiler/data/site/site-file.ts'
import { choices, choosableCodes, chosen, isOffByDefault } from '../../compiler/diagnostics/choices.ts'
import { allCodes, explanationOf } from '../../compiler/diagnostics/explain.ts'
import { hostNames } from '../../compiler/hosts/hosts.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { sample } from './samples.ts'

const severities = (code: string, severity: 'error' | 'warning', checks: Parameters<typeof chosen>[1]) =>
  chosen([sample({ message: 'm', code, severity })], checks).map((one) => one.severity)

test('a site chooses about every warning by its code', () => {
  for (const code of choosableCodes()) {
    assert.deepEqual(severities(code, 'warning', {}), isOffByDefault(code) ? [] : ['warning'], code)
    assert.deepEqual(severities(code, 'warning', { [code]: 'off' }), [], code)
    assert.deepEqual(severities(code, 'warning', { [code]: 'warning' }), ['warning'], code)
    assert.deepEqual(severities(code, 'warning', { [code]: 'error' }), ['error'], code)
  }
})

test('an error stays one, and other codes stay as they are', () => {
  for (const code of allCodes()) assert.deepEqual(severities(code, 'error', { [code]: 'off' }), ['error'], code)
  assert.deepEqual(severities('SP4005', 'warning', { SP4006: 'off' }), ['warning'])
})

test('choosing twice is choosing once', () => {
  const found = choosableCodes().map((code) => sample({ message: 'm', code, severity: 'warning' }))
  const checks = Object.fromEntries(choosableCodes().map((code, index) => [code, choices[index % 3]]))
  assert.deepEqual(chosen(chosen(found, checks), checks), chosen(found, checks))
})

test('`checks` takes every warning and no error', () => {
  const isTaken = (checks: string) => {
    const text = `${siteYaml}checks: { ${checks} }\n`
    return loadSiteConfig({ path: 'content/site.yaml', text }, {}, 'build', hostNames).value !== null
  }
  for (const code of allCodes())
    assert.equal(isTaken(`${code}: off`), explanationOf(code)?.severity === 'warning', code)
  assert.equal(isTaken('SP4005: never'), false)
})
