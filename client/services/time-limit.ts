/**
 * Gives work a time limit.
 *
 * @param ms milliseconds
 * @param work takes a function that lifts the limit, for when a person has to act
 * @throws `Error(message)` when the time is over first; what the work gives later is dropped
 */
export function withLimit<Result>(
  ms: number,
  message: string,
  work: (lift: () => void) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms)
    const lift = () => clearTimeout(timer)
    work(lift).then(resolve, reject).finally(lift)
  })
}
