/** @returns a number and what it counts, in its form for one or for more: `1 page`, `2 pages` */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
