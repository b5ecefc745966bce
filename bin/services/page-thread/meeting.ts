/** Two threads that work on one list, one from its beginning and one from its end, until they meet. */
export interface Meeting {
  /** For the other thread. */
  readonly buffer: SharedArrayBuffer
  /** For who begins at the beginning. @returns whether nobody has taken any of the places before `end` */
  takeBefore(end: number): boolean
  /** For who begins at the end. @returns whether the place is free; all after it are taken already */
  takeFrom(place: number): boolean
  /** How many places were taken from the end. */
  fromEnd(): number
}

const [front, back] = [0, 1]

/**
 * @param length of the list
 * @param buffer of the other thread; default: a new one
 */
export function meeting(length: number, buffer?: SharedArrayBuffer): Meeting {
  const own = buffer ?? new SharedArrayBuffer(8)
  const numbers = new Int32Array(own)
  if (buffer === undefined) Atomics.store(numbers, back, length)
  // Each says first what it takes and looks then at the other: of two at once at least one sees the other (Dekker). Where both
  // do, neither has it, and who comes from the beginning takes it in the end.
  return {
    buffer: own,
    takeBefore(end) {
      Atomics.store(numbers, front, end)
      return Atomics.load(numbers, back) >= end
    },
    takeFrom(place) {
      Atomics.store(numbers, back, place)
      if (Atomics.load(numbers, front) <= place) return true
      Atomics.store(numbers, back, place + 1)
      return false
    },
    fromEnd: () => length - Atomics.load(numbers, back),
  }
}
