import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { type Shell, shellIn } from '../../compiler/render/html/shell.ts'

test('what the theme puts around content is rendered once, and of thousands of kinds the last few are held', () => {
  const shells = new Map<string, Shell>()
  let made = 0
  const make = () => `<b>${made++}</b>`
  equal(shellIn(shells, 'a', make), shellIn(shells, 'a', make))
  for (let at = 0; at < 5000; at++) shellIn(shells, `code ${at}`, make)
  equal(made, 5001)
  ok(shells.size <= 256, String(shells.size))
})
