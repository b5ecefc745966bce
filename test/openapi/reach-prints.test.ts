import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { createReachPrints, type Leading } from '../../compiler/openapi/reach-prints.ts'

/** @returns prints of what each piece reaches, by name, and how often targets were asked for */
function printsOf(pieces: Readonly<Record<string, readonly string[]>>, order: readonly string[]) {
  let asked = 0
  const made = new Map<string, Leading>()
  const pieceOf = (name: string): Leading => {
    const piece = made.get(name) ?? {
      print: name,
      targets: () => {
        asked += 1
        return (pieces[name] ?? []).map(pieceOf)
      },
    }
    made.set(name, piece)
    return piece
  }
  const reach = createReachPrints((...parts) => hash('sha1', JSON.stringify(parts)))
  return { prints: Object.fromEntries(order.map((name) => [name, reach(pieceOf(name))])), asked: () => asked }
}

test('pieces that lead to each other reach the same, whichever is asked for first', () => {
  const pieces = { a: ['b', 'c'], b: ['c'], c: ['b', 'd'], d: ['d'] }
  const { prints } = printsOf(pieces, ['a', 'b', 'c', 'd'])
  assert.equal(prints.b, prints.c)
  assert.equal(new Set(Object.values(prints)).size, 3)
  assert.deepEqual(printsOf(pieces, ['c', 'd', 'b', 'a']).prints, prints)
})

test('a change is seen by all that reach it, and by no other', () => {
  const order = ['a', 'b', 'c', 'd', 'e']
  const before = printsOf({ a: ['b'], b: ['c'], c: ['b', 'd'], e: ['d'] }, order).prints
  const after = printsOf({ a: ['b'], b: ['c'], c: ['b', 'd', 'e'], e: ['d'] }, order).prints
  assert.deepEqual(
    order.filter((name) => before[name] !== after[name]),
    ['a', 'b', 'c'],
  )
})

test('each piece is looked at once, however many reach it and however long the way is', () => {
  const length = 20_000
  const pieces = Object.fromEntries(
    Array.from({ length }, (_, index) => [`${index}`, index + 1 < length ? [`${index + 1}`, `${index + 2}`] : []]),
  )
  const { asked } = printsOf(pieces, ['0', '1', '2', `${length - 1}`])
  // The last names one that has nothing in it.
  assert.equal(asked(), length + 1)
})
