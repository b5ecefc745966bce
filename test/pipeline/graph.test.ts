import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGraph } from '../../compiler/pipeline/graph/graph.ts'

/** Numbers by name, as a world that changes; `log` is what was made, in order. */
function world(numbers: Record<string, number>) {
  let moment = 0
  const log: string[] = []
  const graph = createGraph(() => moment)
  return {
    ...graph,
    log,
    number: graph.input('number', (name) => numbers[name] ?? null, String),
    set(name: string, value: number) {
      numbers[name] = value
      moment++
      log.length = 0
    },
  }
}

test('a value is made once, and again only when something that it has read is another', () => {
  const { number, step, set, log } = world({ a: 1, b: 2 })
  const double = step('double', (name) => {
    log.push(name)
    return (number(name) ?? 0) * 2
  })
  assert.deepEqual([double('a'), double('a'), double('b')], [2, 2, 4])
  assert.deepEqual(log, ['a', 'b'])
  set('a', 5)
  assert.deepEqual([double('a'), double('b')], [10, 4])
  assert.deepEqual(log, ['a'])
})

test('who reads a value that was made anew and prints as before is left alone', () => {
  const { number, step, set, log } = world({ a: 1 })
  const isOdd = step('is odd', (name) => (number(name) ?? 0) % 2 === 1, { print: String })
  const told = step('told', (name) => {
    log.push(name)
    return isOdd(name) ? 'odd' : 'even'
  })
  assert.equal(told('a'), 'odd')
  set('a', 3)
  assert.equal(told('a'), 'odd')
  assert.deepEqual(log, [])
  set('a', 4)
  assert.equal(told('a'), 'even')
})

test('what is missing is read too', () => {
  const { number, step, set } = world({})
  const exists = step('exists', (name) => number(name) !== null)
  assert.equal(exists('a'), false)
  set('a', 1)
  assert.equal(exists('a'), true)
})

test('reads that are not made any more count no more', () => {
  const { number, step, set, log } = world({ which: 0, zero: 10, one: 20 })
  const chosen = step('chosen', () => {
    log.push('chosen')
    return number(number('which') === 0 ? 'zero' : 'one')
  })
  assert.equal(chosen(), 10)
  set('which', 1)
  assert.equal(chosen(), 20)
  set('zero', 11)
  assert.equal(chosen(), 20)
  assert.deepEqual(log, [])
})

test('values that were let go are made again, and nobody who has read them is', () => {
  const { number, step, set, log } = world({ a: 1, b: 2, c: 3 })
  const large = step('large', (name) => [number(name)], { keep: 1 })
  const small = step('small', (name) => {
    log.push(name)
    return large(name)[0]
  })
  assert.deepEqual([small('a'), small('b'), small('c')], [1, 2, 3])
  assert.deepEqual([large('a'), large('b')], [[1], [2]])
  set('c', 4)
  assert.deepEqual([small('a'), small('b'), small('c')], [1, 2, 4])
  assert.deepEqual(log, ['c'])
})

test('a step that throws leaves what was known, and is asked again', () => {
  const { number, step, set } = world({ a: 1 })
  const strict = step('strict', (name) => {
    if (number(name) === 0) throw new Error('zero')
    return number(name)
  })
  const outer = step('outer', (name) => strict(name))
  assert.equal(outer('a'), 1)
  set('a', 0)
  assert.throws(() => outer('a'), /zero/)
  assert.throws(() => outer('a'), /zero/)
  set('a', 2)
  assert.equal(outer('a'), 2)
})

test('a step that asks for itself is a fault, and no endless loop', () => {
  const { step } = world({})
  const first: (subject?: string) => unknown = step('first', () => second())
  const second = step('second', () => first())
  assert.throws(() => first('x'), /asks for itself/)
})

test('what nothing asks for is forgotten', () => {
  const { number, step, sweep, set, log } = world({ a: 1, b: 2 })
  const seen = step('seen', (name) => {
    log.push(name)
    return number(name)
  })
  seen('a')
  seen('b')
  set('c', 1)
  seen('a')
  sweep()
  assert.deepEqual([seen('a'), seen('b')], [1, 2])
  assert.deepEqual(log, ['b'])
})

test('values are let go of steps that there are, so that none stays because it has another name', () => {
  const { number, step, release, log } = world({ a: 1 })
  const double = step(
    'double',
    (name) => {
      log.push(name)
      return (number(name) ?? 0) * 2
    },
    { keep: 1 },
  )
  double('a')
  release(['double'])
  double('a')
  assert.deepEqual(log, ['a', 'a'])
  assert.throws(() => release(['double', 'twice']), /No step is called 'twice'/)
})
