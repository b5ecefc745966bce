// What finds the characters of a value.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
