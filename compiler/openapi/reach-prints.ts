/** Something that leads to others, and the print of itself alone. */
export interface Leading {
  readonly print: string
  readonly targets: () => readonly Leading[]
}

/** One that is being looked at: Tarjan's numbers, by which those that lead to each other are found. */
interface Visit {
  readonly piece: Leading
  readonly targets: readonly Leading[]
  next: number
  readonly index: number
  lowest: number
}

/**
 * Prints of all that is reached. Each piece is looked at once, however many lead to it: what a piece reaches has the print of
 * what its targets reach, and pieces that lead to each other reach the same.
 *
 * @param printOf puts prints together
 * @returns gives the same text for a piece only when all that can be reached from it is the same
 */
export function createReachPrints(printOf: (...prints: readonly string[][]) => string): (from: Leading) => string {
  const done = new Map<Leading, string>()
  const close = (ring: readonly Visit[]): void => {
    const own = new Set(ring.map(({ piece }) => piece))
    const below = new Set<string>()
    for (const { targets } of ring)
      for (const target of targets) if (!own.has(target)) below.add(done.get(target) ?? '')
    // Sorted: which piece of a ring is asked for first is not to be told from its print.
    const print = printOf(Array.from(own, (piece) => piece.print).sort(), [...below].sort())
    for (const piece of own) done.set(piece, print)
  }
  const visitFrom = (start: Leading): void => {
    const visits = new Map<Leading, Visit>()
    const open: Visit[] = []
    const path: Visit[] = []
    const enter = (piece: Leading) => {
      const visit = { piece, targets: piece.targets(), next: 0, index: visits.size, lowest: visits.size }
      visits.set(piece, visit)
      open.push(visit)
      path.push(visit)
    }
    enter(start)
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const target = visit.targets[visit.next]
      if (target !== undefined) {
        visit.next += 1
        const met = visits.get(target)
        if (met !== undefined) visit.lowest = Math.min(visit.lowest, done.has(target) ? visit.lowest : met.index)
        else if (!done.has(target)) enter(target)
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above !== undefined) above.lowest = Math.min(above.lowest, visit.lowest)
      if (visit.lowest === visit.index) close(open.splice(open.lastIndexOf(visit)))
    }
  }
  return (from) => {
    if (!done.has(from)) visitFrom(from)
    return done.get(from) ?? ''
  }
}
