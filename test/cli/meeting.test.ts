import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { meeting } from '../../bin/services/page-thread/meeting.ts'
import { fc } from '../properties.ts'

test('two that work on one list from its ends never have the same place, in whatever order they come', () => {
  const order = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 }), order, (length, batch, turns) => {
      const front = meeting(length)
      const back = meeting(length, front.buffer)
      const taken = new Map<number, string[]>()
      const note = (place: number, who: string) => taken.set(place, [...(taken.get(place) ?? []), who])
      let [from, to] = [0, length]
      let [isFrontOver, isBackOver] = [false, false]
      for (const isFront of turns) {
        if (isFront && !isFrontOver && from < length) {
          const end = Math.min(from + batch, length)
          isFrontOver = !front.takeBefore(end)
          if (!isFrontOver) for (; from < end; from++) note(from, 'front')
        }
        if (!isFront && !isBackOver && to > 0) {
          isBackOver = !back.takeFrom(to - 1)
          if (!isBackOver) note(--to, 'back')
        }
      }
      for (const [place, who] of taken) deepEqual([place, who.length], [place, 1])
      deepEqual(front.fromEnd(), length - to)
      // What neither has taken lies between them.
      ok([...taken.keys()].every((place) => place < from || place >= to))
    }),
  )
})

test('one whom the other never meets has the whole list', () => {
  const front = meeting(3)
  deepEqual([front.takeBefore(2), front.takeBefore(3), front.fromEnd()], [true, true, 0])
  const back = meeting(3, meeting(3).buffer)
  deepEqual([back.takeFrom(2), back.takeFrom(1), back.takeFrom(0), back.fromEnd()], [true, true, true, 3])
})
