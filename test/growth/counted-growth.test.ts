import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from './counted-growth.ts'

const numbers = (size: number) => Array.from({ length: size }, (_, at) => at)

test('what runs once for each of a list grows with the list, in loops and in functions', () => {
  const inLoop = countedGrowth((size) => {
    let sum = 0
    for (const number of numbers(size)) sum += number % 3 === 0 ? number : 1
    return sum
  }, 100)
  const inFunctions = countedGrowth((size) => numbers(size).map((number) => number % 3), 100)
  ok(inLoop > 3 && inLoop < 5, String(inLoop))
  ok(inFunctions > 3 && inFunctions < 5, String(inFunctions))
})

test('what runs for each of a list beside each other grows with its square, whatever the engine has compiled', () => {
  for (const size of [50, 1000]) {
    const inLoops = countedGrowth((size) => {
      let sum = 0
      for (const first of numbers(size)) for (const second of numbers(size)) sum += first === second ? 1 : 0
      return sum
    }, size)
    const inFunctions = countedGrowth(
      (size) => numbers(size).filter((first) => !numbers(size).some((second) => second > first)),
      size,
    )
    ok(inLoops > 12, String(inLoops))
    ok(inFunctions > 12, String(inFunctions))
  }
})
