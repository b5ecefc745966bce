// What finds the characters of a value.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parseJson } from '../../../compiler/formats/yaml/parse-json.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import type { Placed } from '../../../compiler/formats/yaml/placed.ts'

const text = 'title: Voice\nentries:\n  - page: { title: Calls, path: /docs/calls }\n'

function parsed(): { readonly placeOf: Placed['placeOf']; readonly value: WeakRef<object> } {
  const { value } = parseYaml(text, { file: 'content/navigation/voice.yaml' })
  assert.ok(value !== null && typeof value.value === 'object' && value.value !== null)
  return { placeOf: value.placeOf, value: new WeakRef(value.value) }
}

test('who keeps only the places of a text keeps none of its objects', async () => {
  const { placeOf, value } = parsed()
  setFlagsFromString('--expose-gc')
  // A weak reference holds its target until the task that made it ends.
  await setTimeout(0)
  runInNewContext('gc')()
  assert.equal(value.deref(), undefined)
  assert.deepEqual(placeOf(['entries', 0, 'page', 'title']), { line: 3, column: 20, endLine: 3, endColumn: 25 })
})

/** @returns bytes of the heap that are in use for what is made */
async function bytesOf(make: () => unknown): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await setTimeout(0)
  collect()
  const before = process.memoryUsage()
  const made = make()
  await setTimeout(0)
  collect()
  const after = process.memoryUsage()
  assert.ok(made !== undefined)
  return after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
}

const many = 20_000
const records = (line: (at: number) => string) => Array.from({ length: many }, (_, at) => line(at)).join('')

for (const [format, text] of [
  ['YAML', records((at) => `- old_path: a${at}\n  dest_url: b${at}\n`)],
  ['the full parser', records((at) => `- old_path: a${at}\n  dest_url: "b\\x41${at}"\n`)],
  ['JSON', `[${records((at) => `{"old_path":"a${at}","dest_url":"b${at}"},\n`)}{}]`],
] as const) {
  const parse = format === 'JSON' ? parseJson : parseYaml

  // Each object was a table, and each place an object in a map: 670 bytes for the places of each. It is a third of that; the
  // engine lets go of what it read when it likes, and once left a tenth.
  test(`a record of two values is held in little more room than its values, its places as numbers: ${format}`, async () => {
    parse(text, { file: 'content/redirects.yaml' }).value?.placeOf([0])
    const places = await bytesOf(() => {
      const { value } = parse(text, { file: 'content/redirects.yaml' })
      value?.placeOf([many - 1, 'dest_url'])
      return value?.placeOf
    })
    const all = await bytesOf(() => {
      const { value } = parse(text, { file: 'content/redirects.yaml' })
      value?.placeOf([many - 1, 'dest_url'])
      return value
    })
    assert.ok(places < 340 * many, `${places / many} bytes for the places of each`)
    assert.ok(all < 500 * many, `${all / many} bytes for each`)
  })
}
