/** Between what grows with the size (8 times) and what grows with its square (64 times). */
const between = 20
const tries = 6
/** Microseconds: less is not well counted by every system. */
const enough = 20_000

/** @returns microseconds of the processor */
function timeOf(times: number, work: () => unknown): number {
  const start = process.cpuUsage()
  for (let time = 0; time < times; time++) work()
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/**
 * Compares the processor's time for inputs of two sizes in one process, so that the machine's speed doesn't matter. The smaller size
 * is tried eight times as often as the larger, so that both have as much to read and to clear away. There are more tries, all of which
 * count, until the growth is small: what else is at work disturbs now one of the two and now the other. It is for what the engine
 * does by itself, as regular expressions; of our own code `countedGrowth` counts exactly.
 *
 * @param work done on inputs of a size, at which what grows with its square would take most of the time
 * @returns how many times as long eight times the size takes: below 20 where the work grows with the size, more where it does with
 *   its square
 */
export function timedGrowth(work: (size: number) => unknown, size: number): number {
  // What is done for the first time is not yet compiled.
  for (const one of [size, 8 * size]) work(one)
  let times = 1
  const timeOfFew = () => timeOf(8 * times, () => work(size)) / 8
  let few = timeOfFew()
  for (; few < enough / 8 && times < 100; few = timeOfFew()) times *= 2
  let many = timeOf(times, () => work(8 * size))
  for (let more = 1; more < tries && many >= between * few; more++) {
    few += timeOfFew()
    many += timeOf(times, () => work(8 * size))
  }
  return many / few
}
