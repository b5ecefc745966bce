import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { validate } from '@readme/openapi-parser'
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { diagnostics } from '../../compiler/diagnostics/codes.ts'
import { path } from '../../compiler/diagnostics/openapi-example.ts'
import { completed, specification } from '../diagnostics/example-site.ts'
import { root } from '../root.ts'

/** The reader makes a program of the schema of OpenAPI 3.1 anew for each text, which takes nearly all of its time. */
const programs = new Map<AnySchema, ValidateFunction>()
const { compile } = Ajv2020.prototype
Ajv2020.prototype.compile = function (this: Ajv2020, schema: AnySchema) {
  const program = programs.get(schema) ?? compile.call(this, schema)
  programs.set(schema, program)
  return program
} as typeof compile

/** @returns whether another reader, by the published schemas of OpenAPI, takes a text for a specification */
async function isTaken(text: string): Promise<boolean> {
  try {
    return (await validate(parse(text), { resolve: { external: false } })).valid
  } catch {
    return false
  }
}

const folder = join(root, 'content/data/openapi')

for (const file of readdirSync(folder))
  test(`${file} is a specification to another reader, too`, async () => {
    const result = await validate(parse(readFileSync(join(folder, file), 'utf8')))
    assert.ok(result.valid, JSON.stringify(result))
  })

/** The published schemas allow what these codes are about: it takes two places, or a rule in words, to see it. */
const taken = [
  ...'SP6507 SP6508 SP6510 SP6511 SP6513 SP6515 SP6516 SP6517 SP6520 SP6521 SP6525'.split(' '),
  ...'SP6539 SP6540 SP6543 SP6544 SP6545 SP6546 SP6547 SP6548 SP6549 SP6550'.split(' '),
]

test('another reader takes each right example, and refuses the wrong ones', async () => {
  const found: string[] = []
  for (const [code, { row }] of diagnostics) {
    if (!code.startsWith('SP65') || !('wrong' in row.example)) continue
    const { wrong, right } = row.example
    const [bad, good] = [wrong[path], right[path]]
    if (bad === undefined || good === undefined) continue
    assert.ok(await isTaken(completed(path, good, specification)), `${code}: ${good}`)
    if (await isTaken(completed(path, bad, specification))) found.push(code)
  }
  assert.deepEqual(found.sort(), taken)
})
