import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Command } from 'commander'
import { commands } from '../../bin/command-list.ts'
import { root } from '../root.ts'

/** The synopsis of the readme: each command with what follows it, its further lines included. */
const [, synopsis = ''] = /```text\n(signalpost [\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
const shown = new Map(
  synopsis
    .split(/^signalpost +/m)
    .slice(1)
    .map((text) => [text.split(/\s/, 1)[0] ?? '', text] as const),
)

test('the readme shows every command', () => {
  assert.deepEqual([...shown.keys()].sort(), commands.map(({ name }) => name).sort())
})

for (const { name, load } of commands)
  test(`the help of ${name} says no default of a switch`, async () => {
    const command = new Command(name)
    ;(await load()).define(command, {} as never)
    for (const one of [command, ...command.commands]) assert.doesNotMatch(one.helpInformation(), /default:\s+false/)
  })

for (const { name, load } of commands)
  test(`the readme names options of ${name} that there are, all of them where it says no more`, async () => {
    const command = new Command(name)
    ;(await load()).define(command, {} as never)
    const known = [command, ...command.commands].flatMap(({ options }) => options.map(({ long }) => long ?? ''))
    const text = shown.get(name) ?? ''
    const named = [...text.matchAll(/--[a-z-]+/g)].map(([option]) => option)
    assert.deepEqual(
      named.filter((option) => !known.includes(option)),
      [],
    )
    if (/ …\s*$/.test(text)) return
    assert.deepEqual(
      known.filter((option) => !named.includes(option)),
      [],
    )
  })
