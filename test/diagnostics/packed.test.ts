import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingAlt } from '../../compiler/diagnostics/codes/links.ts'
import { unknownFootnote } from '../../compiler/diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { Findings, packedPlaces, unpacked, unpackedPlaces, withPacked } from '../../compiler/diagnostics/packed.ts'

const at = (line: number, label = '1', file = 'a.md') =>
  unknownFootnote({ file, place: { line, column: 2, endLine: line, endColumn: 6 } }, { label, nearest: null })

const again = (diagnostics: Iterable<Diagnostic>) => {
  const held = JSON.parse(JSON.stringify(withPacked({ pages: 1, diagnostics })))
  return { ...held, diagnostics: unpacked(held.diagnostics) }
}

test('what was packed comes back as it was, in its order', () => {
  const clash = { ...at(4), related: [{ message: 'first here', file: 'b.md', line: 1, column: null }] }
  const diagnostics = [
    at(1),
    at(2, '2'),
    at(3),
    clash,
    { ...clash, line: 5 },
    at(5),
    { ...at(5), severity: 'error' as const },
    at(5),
    { ...at(5), code: missingAlt.code },
    at(6),
    at(6, '1', 'b.md'),
    { ...at(7), hint: null },
    { ...at(9), line: null, column: null, endLine: null, endColumn: null, file: null },
  ]
  assert.deepEqual(again(diagnostics), { pages: 1, diagnostics })
  assert.deepEqual(again([]), { pages: 1, diagnostics: [] })
})

test('findings keep their order, however many there are and wherever they come from', () => {
  const many = Array.from({ length: 2500 }, (_, index) => at(index + 1, `n${index}`))
  const findings = new Findings()
  for (const one of many.slice(0, 1200)) findings.add(one)
  findings.addAll(many.slice(1200))
  assert.deepEqual([...findings], many)
  const [few, other] = [[at(1, 'few')], Findings.of(many)]
  const all = Findings.of(few, findings, few, new Findings(), other)
  assert.deepEqual([...all], [...few, ...many, ...few, ...many])
  // As often as somebody asks, and once more from what a store has.
  assert.deepEqual([...all], [...few, ...many, ...few, ...many])
  assert.deepEqual(again(all).diagnostics, [...few, ...many, ...few, ...many])
  assert.deepEqual([...new Findings(JSON.parse(JSON.stringify(all.packed())))], [...all])
  assert.deepEqual([new Findings().isEmpty, Findings.of([], few).isEmpty, all.isEmpty], [true, false, false])
})

test('a mistake that is made 10,000 times takes little more than its places', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => at(index + 1))
  const text = JSON.stringify(withPacked({ diagnostics: many }))
  assert.ok(text.length < 10_000 * 25, `${text.length} signs`)
  assert.equal(new Set(many.map(({ message }) => message)).size, 1)
})

test('one that is made about 10,000 names takes little more than these', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => at(index + 1, `n${index}`))
  const text = JSON.stringify(withPacked({ diagnostics: many }))
  assert.ok(text.length < 10_000 * 60, `${text.length} signs`)
  const back = again(many).diagnostics
  assert.deepEqual(back, many)
  assert.equal(new Set(back.map(({ related }) => related)).size, 1)
})

test('names of any signs come back as they were, also where one ends in half a sign of the other', () => {
  const names = ['', '😀', '😁', '\ud83d', '\ude01', 'a\nb', 'a\nc', '1 2 3', '"', '\\', '\u2028', '😁😁', '😁']
  const many = names.map((name, index) => at(index + 1, name, `${name}.md`))
  assert.deepEqual(again(many).diagnostics, many)
})

test('what has no place comes back without one, and of two that differ each as it was', () => {
  const place = { line: 1, column: 2, endLine: 3, endColumn: 4 }
  const nowhere = { line: null, column: null, endLine: null, endColumn: null }
  const uses = [
    { url: '/a', kind: 'link', place },
    { url: '/a', kind: 'image', place: null },
    { url: '/a', kind: 'link', place },
    { url: '/b', kind: 'link', place: null },
  ]
  const packed = packedPlaces(uses, ({ place, ...common }) => ({ text: JSON.stringify(common), place }))
  assert.deepEqual(
    Array.from(unpackedPlaces(JSON.parse(JSON.stringify(packed)) as typeof packed, JSON.parse), ([common, at]) => [
      common,
      at,
    ]),
    uses.map(({ place: at, ...common }) => [common, at ?? nowhere]),
  )
})
