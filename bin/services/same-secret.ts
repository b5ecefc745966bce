import { timingSafeEqual } from 'node:crypto'

/** @returns whether a text is the secret that is expected, in a time that tells nothing of it; an empty secret is none */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return expected !== '' && a.length === b.length && timingSafeEqual(a, b)
}
