/** @param written a container from its first colon to its end @returns whether its last line closes it */
export function isClosedContainer(written: string): boolean {
  const end = Math.max(written.lastIndexOf('\n'), written.lastIndexOf('\r'))
  const closing = /^[ \t>]*(:{3,})[ \t]*$/.exec(written.slice(end + 1))?.[1] ?? ''
  return end !== -1 && closing.length >= Math.max(3, colonsOf(written))
}

/** @returns how many colons a text begins with */
export function colonsOf(written: string): number {
  return /^:*/.exec(written)?.[0].length ?? 0
}

/** A line of colons closes the outermost container with no more of them, and those inside of it. @param open is changed */
export function closeContainers<Open>(open: Open[], count: number, colons: (one: Open) => number): void {
  const first = open.findIndex((one) => colons(one) <= count)
  if (first !== -1) open.splice(first)
}
