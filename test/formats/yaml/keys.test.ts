import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { memberOf } from '../../../compiler/formats/members.ts'
import { parseJson } from '../../../compiler/formats/yaml/parse-json.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'

setFlagsFromString('--allow-natives-syntax')
const hasTable: (value: unknown) => boolean = runInThisContext('(value) => %HasDictionaryElements(value)')

const texts = {
  JSON: parseJson('{"of": {"404": 1, "200": 2, "default": 3}}', { file: 'a.json' }),
  'a block of YAML': parseYaml('of:\n  404: 1\n  200: 2\n  default: 3\n', { file: 'a.yaml' }),
  'a flow of YAML': parseYaml('of: { 404: 1, 200: 2, default: 3 }\n', { file: 'a.yaml' }),
  'YAML that the full parser reads': parseYaml('of: &name\n  404: 1\n  200: 2\n  default: 3\n', { file: 'a.yaml' }),
}

for (const [what, { value, diagnostics }] of Object.entries(texts))
  test(`codes of responses take no room for the numbers between them, read of ${what}`, () => {
    assert.deepEqual(diagnostics, [])
    const of = memberOf(value?.value, 'of')
    assert.equal(JSON.stringify(of), '{"200":2,"404":1,"default":3}')
    assert.ok(hasTable(of))
  })
