/**
 * Does a piece of work that is about one file, so that its time can be measured and, where it does not end, the file left out.
 *
 * @param file relative to the root
 */
export type AboutFile = <Value>(file: string, work: () => Value) => Value

/** For work that nobody measures. */
export const unmeasured: AboutFile = (_, work) => work()
